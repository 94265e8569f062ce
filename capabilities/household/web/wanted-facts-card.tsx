import { Plus } from 'lucide-react';

interface WantedFactsProps {
  name: string;
  /** What is missing: 'Add birthday'. Two are shown. */
  wanted: readonly string[];
  onEdit: () => void;
}

/** Invites to add what a person's card is missing. */
export const WantedFacts = ({ name, wanted, onEdit }: WantedFactsProps) => (
  <div className="-mt-2.5 -mb-1.5 flex flex-wrap gap-x-4 empty:hidden">
    {wanted.slice(0, 2).map((words) => (
      <button key={words} type="button" className="row-step -ml-2 flex min-h-11 items-center gap-2" onClick={onEdit}>
        <Plus aria-hidden size={18} />
        {words} <span className="sr-only">({name})</span>
      </button>
    ))}
  </div>
);
