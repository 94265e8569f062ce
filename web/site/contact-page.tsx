import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { settings } from '#web/settings.ts';
import { MailboxDrawing } from '#web/ui/illustrations/mailbox.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const contactTitle = 'Contact';

const linkClass = 'stretched inline-flex min-h-11 items-center font-semibold text-primary hover:underline';

export function ContactPage() {
  const { supportEmail, supportPhone, supportAddress } = settings();
  return (
    <>
      <PageHeading
        title={contactTitle}
        subtitle="A question, an idea, or something that went wrong: we read every word."
      />
      <div className="grid gap-6 md:grid-cols-[1.4fr_1fr]">
        <ul className="card grid divide-y divide-line overflow-hidden md:min-h-120 md:auto-rows-fr">
          <ContactRow icon={Mail} title="Email" note="Best for anything that can wait a day.">
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {supportEmail}
            </a>
          </ContactRow>
          <ContactRow icon={Phone} title="Phone" note="Toll-free, when you'd rather talk.">
            <a href={`tel:${supportPhone}`} className={`${linkClass} tabular`}>
              {supportPhone}
            </a>
          </ContactRow>
          <ContactRow icon={MapPin} title="Address" note="Letters and drawings are welcome.">
            <address className="py-2.5 font-semibold text-balance not-italic">{supportAddress}</address>
          </ContactRow>
        </ul>
        <MailboxDrawing className="h-40 w-full rounded-card border border-line md:h-full" />
      </div>
    </>
  );
}

interface ContactRowProps {
  icon: LucideIcon;
  title: string;
  note: string;
  children: ReactNode;
}

const ContactRow = ({ icon: Icon, title, note, children }: ContactRowProps) => (
  <li className="relative flex items-center gap-4 p-5 has-[a:hover]:bg-sunken md:px-6">
    <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary-soft text-primary">
      <Icon aria-hidden size={22} strokeWidth={1.9} />
    </span>
    <div className="min-w-0">
      <h2 className="text-lg leading-snug">{title}</h2>
      <p className="text-sm text-ink-soft">{note}</p>
      {children}
    </div>
  </li>
);
