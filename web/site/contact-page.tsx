import { ChevronRight, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { settings } from '#web/settings.ts';
import { MailboxDrawing } from '#web/ui/illustrations/mailbox.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const contactTitle = 'Contact';

const linkClass = 'stretched font-semibold text-primary hover:underline';

/** Breaks after the street, if there is room. */
function withCityInOneLine(address: string) {
  const [street, ...city] = address.split(', ');
  return [street, city.join(', ').replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
}

export function ContactPage() {
  const { supportEmail, supportPhone, supportAddress } = settings();
  return (
    <>
      <PageHeading title={contactTitle} />
      <p className="-mt-2 mb-6 max-w-[65ch] text-lg text-ink-soft md:-mt-5">
        A question, an idea, or something that went wrong: we read every word.
      </p>
      <div className="grid gap-6 md:grid-cols-[1.4fr_1fr]">
        <ul className="card grid divide-y divide-line overflow-hidden md:auto-rows-fr">
          <ContactRow
            icon={Mail}
            tint="bg-primary-soft text-primary"
            title="Email"
            action="Write"
            note="Best for anything that can wait a day."
          >
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {supportEmail}
            </a>
          </ContactRow>
          <ContactRow
            icon={Phone}
            tint="bg-planner-soft text-planner-ink"
            title="Phone"
            action="Call"
            note="Toll-free, when you'd rather talk."
          >
            <a href={`tel:${supportPhone}`} className={`${linkClass} tabular`}>
              {supportPhone}
            </a>
          </ContactRow>
          <ContactRow
            icon={MapPin}
            tint="bg-birthday-soft text-birthday-ink"
            title="Address"
            note="Letters and drawings are welcome."
          >
            <address className="font-semibold not-italic">{withCityInOneLine(supportAddress)}</address>
          </ContactRow>
        </ul>
        <MailboxDrawing className="h-40 w-full rounded-card border border-line max-md:order-first md:h-full" />
      </div>
    </>
  );
}

interface ContactRowProps {
  icon: LucideIcon;
  tint: string;
  title: string;
  /** What a tap on the row does. */
  action?: string;
  note: string;
  children: ReactNode;
}

const ContactRow = ({ icon: Icon, tint, title, action, note, children }: ContactRowProps) => (
  <li className="relative flex items-center gap-4 p-5 has-[a:hover]:bg-sunken md:px-8">
    <span className={`grid size-12 shrink-0 place-items-center rounded-2xl md:size-14 ${tint}`}>
      <Icon aria-hidden size={24} strokeWidth={1.9} />
    </span>
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg leading-snug">{title}</h2>
        {action && (
          <span aria-hidden className="flex items-center gap-1 font-semibold text-primary">
            {action}
            <ChevronRight size={16} />
          </span>
        )}
      </div>
      <p className="text-sm text-ink-soft">{note}</p>
      <div className="mt-1.5 md:text-lg">{children}</div>
    </div>
  </li>
);
