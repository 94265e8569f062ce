import { Repeat } from 'lucide-react';
import { Link } from 'wouter';

/** Subscriptions that renew or run out within their reminder period. */
export function SoonList({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-label="Renewals & Refills" className="card relative flex items-center gap-3 px-4 py-2.5">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft">
        <Repeat aria-hidden size={22} />
      </span>
      <div className="min-w-0 text-sm">
        <h3 className="font-sans text-xs leading-snug font-normal tracking-normal text-ink-soft">
          <Link href="/subscriptions" className="stretched">
            Renewals & Refills
          </Link>
        </h3>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
