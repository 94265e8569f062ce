import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { maxLeads } from '../lead-contract.ts';
import { inOrder, leadWords } from '../rules/lead-words.ts';

const OwnLeadForm = lazyPiece(() => import('./own-lead-form.tsx').then((module) => module.OwnLeadForm), <Spinner />);

interface LeadChoiceProps {
  label: string;
  leads: readonly string[];
  /** Chips that are always shown. */
  offered: readonly string[];
  onChange: (leads: string[]) => void;
}

/** Chips for the leads of one kind or record, and a small form to add another. Each change is reported at once. */
export function LeadChoice({ label, leads, offered, onChange }: LeadChoiceProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  // Added leads stay as chips after they are turned off, so that they can be turned on again.
  const [own, setOwn] = useState<string[]>([]);
  const isFull = leads.length >= maxLeads;
  const shown = inOrder([...new Set([...offered, ...leads, ...own])]);
  const toggle = (lead: string) =>
    leads.includes(lead) ? onChange(leads.filter((it) => it !== lead)) : onChange(inOrder([...leads, lead]));
  const close = () => {
    setIsAdding(false);
    addButton.current?.focus();
  };
  const add = (lead: string) => {
    setOwn([...own, lead]);
    if (!leads.includes(lead)) onChange(inOrder([...leads, lead]));
    close();
  };
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {shown.map((lead) => {
          const isChosen = leads.includes(lead);
          return (
            <label key={lead} className="chip chip-radio">
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => toggle(lead)}
              />
              {leadWords(lead)}
            </label>
          );
        })}
        <button
          ref={addButton}
          type="button"
          aria-expanded={isAdding}
          disabled={isFull}
          className="chip text-primary"
          onClick={() => setIsAdding(!isAdding)}
        >
          <Plus aria-hidden size={16} />
          Your own <span className="sr-only">: {label}</span>
        </button>
      </div>
      {isFull && <p className="mt-1.5 text-sm text-ink-soft">That's {maxLeads}, as many as we can do for one thing.</p>}
      {isAdding && !isFull && <OwnLeadForm onAdd={add} onCancel={close} />}
    </fieldset>
  );
}
