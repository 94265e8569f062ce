import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { settings } from '#web/settings.ts';
import { usePageTitle } from '#web/ui/page-title.ts';

export const contactTitle = 'Contact';

const linkClass = 'stretched inline-flex min-h-11 items-center font-semibold text-primary hover:underline';

export function ContactPage() {
  const heading = usePageTitle(contactTitle);
  const { supportEmail, supportPhone, supportAddress } = settings();
  return (
    <div className="mx-auto max-w-[44rem] space-y-6 md:pt-8">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-[2.2rem] leading-tight outline-none md:text-5xl">
          {contactTitle}
        </h1>
        <p className="mt-2 max-w-[40ch] text-lg text-balance text-ink-soft">
          A question, an idea, or something that went wrong: we read every word.
        </p>
      </header>
      <ul className="card divide-y divide-line overflow-hidden">
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
          <address className="py-2 font-semibold whitespace-pre-line not-italic">
            {supportAddress.replace(', ', ',\n')}
          </address>
        </ContactRow>
      </ul>
    </div>
  );
}

interface ContactRowProps {
  icon: LucideIcon;
  title: string;
  note: string;
  children: ReactNode;
}

const ContactRow = ({ icon: Icon, title, note, children }: ContactRowProps) => (
  <li className="relative flex items-start gap-4 p-5 has-[a:hover]:bg-sunken md:items-center md:px-6">
    <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary-soft text-primary">
      <Icon aria-hidden size={22} strokeWidth={1.9} />
    </span>
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6">
      <div>
        <h2 className="text-lg leading-snug">{title}</h2>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <div className="min-w-0 max-md:basis-full">{children}</div>
    </div>
  </li>
);
