import { Plus } from 'lucide-react';
import { useState } from 'react';
import { monthAndYear } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useAnswerSuggestion, useSuggestions } from './hooks.ts';

const collapsedCount = 3;

/** 'November' */
const monthName = (month: string) => monthAndYear(`${month}-01`).split(' ')[0];

/** Seasonal suggestions, to accept or decline. */
export function SuggestionList() {
  const { data: suggestions = [] } = useSuggestions();
  const [isExpanded, setIsExpanded] = useState(false);
  const answer = useAnswerSuggestion();
  const [first] = suggestions;
  if (!first) return null;
  const shown = isExpanded ? suggestions : suggestions.slice(0, collapsedCount);
  const respond = (key: string, title: string, declined: boolean) =>
    answer.mutate(
      { body: { key, month: first.month, declined } },
      {
        onSuccess: () => toast({ title: declined ? 'Not this year' : 'Added to your planner', description: title }),
        onError: failed('Error adding item'),
      },
    );
  return (
    <section className="mt-8">
      <SectionHeading title={`Suggested for ${monthName(first.month)}`} />
      <ul className="card divide-y divide-line">
        {shown.map(({ key, title, description }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-60 flex-1">
              <h3 className="leading-snug">{title}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">{description}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                aria-label={`Add to planner: ${title}`}
                onClick={() => respond(key, title, false)}
              >
                <Plus aria-hidden size={16} />
                Add to planner
              </Button>
              <Button variant="quiet" aria-label={`Skip: ${title}`} onClick={() => respond(key, title, true)}>
                Skip
              </Button>
            </div>
          </li>
        ))}
        {shown.length < suggestions.length && (
          <li className="px-2 py-1">
            <Button variant="quiet" onClick={() => setIsExpanded(true)}>
              Show {suggestions.length - shown.length} more
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
