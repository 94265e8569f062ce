import { Repeat } from 'lucide-react';
import { Link } from 'wouter';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import type { Dashboard } from '../contract.ts';

const ArrivedButton = lazyPiece(
  () => import('#capabilities/subscriptions/web/arrived-card.tsx').then((module) => module.ArrivedButton),
  <span className="h-11 w-20 shrink-0" />,
);

/** Subscriptions that renew or run out within their reminder period. What runs out can be checked off once it's there. */
export function SoonList({ items }: { items: Dashboard['soon'] }) {
  return (
    <section aria-label="Renewals & Refills" className="card relative flex items-center gap-3 py-2.5 pr-3 pl-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft">
        <Repeat aria-hidden size={22} />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="font-sans text-xs leading-snug font-normal tracking-normal text-ink-soft">
          <Link href="/subscriptions" className="stretched">
            Renewals & Refills
          </Link>
        </h3>
        <ul>
          {items.map(({ id, sentence, isRefill }) => (
            <li key={id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">{sentence}</span>
              {isRefill && <ArrivedButton id={id} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
