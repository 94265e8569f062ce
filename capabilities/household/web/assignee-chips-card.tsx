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
    <fieldset aria-label={`Who does ${thing.title}?`}>
      <div className="near-choices items-center">
        {/* As tall as while it loads, so that nothing below moves. */}
        <p aria-hidden className="mr-1 text-xs leading-7 text-ink-soft max-sm:w-full">
          {question}
        </p>
        {adults.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            className="chip chip-radio pl-1.5"
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            <Avatar name={name} size="tiny" />
            {name}
          </button>
        ))}
        {handOvers && (
          <button
            type="button"
            className="chip border-transparent text-ink-soft"
            onClick={() => handOvers.handOver(thing)}
          >
            <Handshake aria-hidden size={16} className="text-primary" />
            Hand over...
          </button>
        )}
      </div>
    </fieldset>
  );
}
