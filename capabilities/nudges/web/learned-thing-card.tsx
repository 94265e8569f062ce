import { ChevronDown } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { LearnedThing } from '../contract.ts';
import { EvidenceList } from './evidence-list.tsx';
import { useAnswerNudge } from './hooks.ts';

/** One learned habit. It unfolds to the days behind it and its buttons. */
export function LearnedThingCard({ thing, onForget }: { thing: LearnedThing; onForget: () => void }) {
  const { key, label, answer, evidence } = thing;
  const { give, takeBack } = useAnswerNudge();
  const isRefused = answer === 'never';
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            <span className="font-semibold">{label}</span>
            {!isRefused && thing.reason !== '' && (
              <span className="block text-sm text-ink-soft group-open:hidden">{thing.reason}</span>
            )}
          </span>
          <span className="flex shrink-0 items-center gap-2 text-ink-soft">
            {isRefused && <Badge>Never suggested</Badge>}
            <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
          </span>
        </summary>
        <EvidenceList nudge={thing} />
        <div className="-ml-3 flex flex-wrap py-1">
          {isRefused ? (
            <Button
              variant="quiet"
              className="px-3"
              aria-label={`Suggest ${label} again`}
              onClick={() => takeBack(key)}
            >
              Suggest it again
            </Button>
          ) : (
            <Button
              variant="quiet"
              className="px-3"
              aria-label={`Never suggest ${label}`}
              onClick={() => void give(key, 'never', "We won't bring it up again")}
            >
              Never suggest
            </Button>
          )}
          {evidence.length > 0 && (
            <Button variant="quiet" className="px-3" aria-label={`Forget ${label}`} onClick={onForget}>
              Forget
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}
