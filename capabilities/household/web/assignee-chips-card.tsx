import { Handshake } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { type HandedThing, useHandOvers } from './hand-over-card.tsx';

interface AssigneeChipsProps {
  adults: readonly { id: string; name: string }[];
  chosen: string | null;
  thing: HandedThing;
  question: string | undefined;
  onChoose: (id: string | null) => void;
}

/** One chip for each adult; the chosen one is taken back by another tap. The last one asks the other person first. */
export function AssigneeChips({ adults, chosen, thing, question = 'Who does it?', onChoose }: AssigneeChipsProps) {
  const handOvers = useHandOvers();
  return (
    // As tall as while it loads, so that nothing below moves.
    <fieldset aria-label={`Who does ${thing.title}?`} className="min-h-17">
      <p aria-hidden className="mb-1 text-xs leading-5 text-ink-soft">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        {adults.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            className="chip chip-radio pl-2"
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            <Avatar name={name} size="tiny" />
            {name}
          </button>
        ))}
        {handOvers && (
          <button type="button" className="chip" onClick={() => handOvers.handOver(thing)}>
            <Handshake aria-hidden size={16} className="text-primary" />
            Hand over...
          </button>
        )}
      </div>
    </fieldset>
  );
}
