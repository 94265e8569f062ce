import { Repeat } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

/** Subscriptions that renew or run out within their reminder period. */
export function SoonList({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-label="Renewing and Running Out" className="min-w-0">
      <SectionHeading title="Renewing and Running Out">
        <ButtonLink href="/subscriptions" variant="quiet" className="-mr-3 px-3">
          Subscriptions
        </ButtonLink>
      </SectionHeading>
      <ul className="card divide-y divide-line p-0">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex min-h-14 items-center gap-3 px-4 py-2.5">
            <Repeat aria-hidden size={18} className="shrink-0 text-primary" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
