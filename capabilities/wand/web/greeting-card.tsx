import { useChildren } from '#capabilities/household/web/hooks.ts';
import type { AiProvider } from '#core/ai-providers.ts';
import { introductionFor } from '../rules/screen/shared-data.ts';
import { AnswerCard } from './answer-card.tsx';

const promise = "Tell me what's on your mind and I'll get it ready. Nothing is saved until you say so.";

interface GreetingCardProps {
  provider: AiProvider;
  /** Set only while the conversation is empty. */
  onSuggestion: ((message: string) => void) | undefined;
}

/** The assistant's first message, with suggestions for an empty conversation. */
export function GreetingCard({ provider, onSuggestion }: GreetingCardProps) {
  return (
    <div className="space-y-4">
      <AnswerCard text={`Hi, I'm your Magic Wand. ${promise}\n\n${introductionFor(provider)}`} />
      {onSuggestion && <Suggestions onChoose={onSuggestion} />}
    </div>
  );
}

function Suggestions({ onChoose }: { onChoose: (message: string) => void }) {
  const children = useChildren();
  const child = children.data?.[0]?.name;
  const sentences = [
    "What's on this week?",
    child ? `Dentist for ${child} tomorrow at 3` : 'Dentist tomorrow at 3',
    'Add milk to the list',
    'Plan my week',
    child ? `Gift ideas for ${child}` : 'Remind me to book the sitter on Friday',
  ];
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2 md:pl-11">
      {sentences.map((sentence) => (
        <li key={sentence} className="max-w-full">
          <button
            type="button"
            className="chip max-w-full whitespace-normal text-left"
            onClick={() => onChoose(sentence)}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}
