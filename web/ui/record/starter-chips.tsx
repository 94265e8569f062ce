import { Plus } from 'lucide-react';

interface StarterChipsProps<Starter> {
  starters: readonly Starter[];
  onStart: (starter: Starter) => void;
}

/** Usual first records of an empty list; a tap opens the form with one of them filled in. */
export function StarterChips<Starter extends { label: string }>({ starters, onStart }: StarterChipsProps<Starter>) {
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2 max-sm:*:gap-1 max-sm:*:px-2.5 max-sm:*:text-[0.8125rem]">
      {starters.map((starter) => (
        <button key={starter.label} type="button" className="chip" onClick={() => onStart(starter)}>
          <Plus aria-hidden size={16} className="text-primary max-sm:size-3.5" />
          {starter.label}
        </button>
      ))}
    </div>
  );
}
