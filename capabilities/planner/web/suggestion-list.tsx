import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { monthAndYear } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showsAllSections } from '#web/ui/rows/shows-all-sections.ts';
import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useAnswerSuggestion, useSuggestions } from './hooks.ts';

const collapsedCount = 3;

/** 'November' */
const monthName = (month: string) => monthAndYear(`${month}-01`).split(' ')[0];

/** Seasonal suggestions, to accept or decline. All show where they are beside the list. */
export function SuggestionList() {
  const { data: suggestions = [] } = useSuggestions();
  const [isExpanded, setIsExpanded] = useState(showsAllSections);
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
    <section className="card">
      <h2 className="px-5 pt-4 pb-1 text-lg">Suggested for {monthName(first.month)}</h2>
      <ul className="rows">
        {shown.map(({ key, title, description }) => (
          <li key={key}>
            <UnfoldingRow
              lead={
                <IconButton
                  className="relative z-1 -mr-1 -ml-2 sm:-mx-0.5"
                  label={`Add to planner: ${title}`}
                  icon={<CirclePlus aria-hidden size={26} strokeWidth={1.75} />}
                  onClick={() => respond(key, title, false)}
                />
              }
              title={title}
              facts={[]}
            >
              <p className="text-sm text-ink-soft">{description}</p>
              <Button
                variant="outline"
                className="px-4"
                aria-label={`Skip: ${title}`}
                onClick={() => respond(key, title, true)}
              >
                Skip
              </Button>
            </UnfoldingRow>
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
