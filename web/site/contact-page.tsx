import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { settings } from '#web/settings.ts';
import { PageHero } from './page-hero.tsx';

export const contactTitle = 'Contact';

const linkClass = 'stretched inline-flex min-h-11 items-center font-semibold text-primary hover:underline';

export function ContactPage() {
  const { supportEmail, supportPhone, supportAddress } = settings();
  return (
    <div className="space-y-6">
      <PageHero
        title={contactTitle}
        subtitle="A question, an idea, or something that went wrong: we read every word."
      />
      <ul className="grid gap-4 md:grid-cols-3">
        <ContactCard icon={Mail} title="Email" note="Best for anything that can wait a day.">
          <a href={`mailto:${supportEmail}`} className={linkClass}>
            {supportEmail}
          </a>
        </ContactCard>
        <ContactCard icon={Phone} title="Phone" note="Toll-free, when you'd rather talk.">
          <a href={`tel:${supportPhone}`} className={`${linkClass} tabular`}>
            {supportPhone}
          </a>
        </ContactCard>
        <ContactCard icon={MapPin} title="Address" note="Letters and drawings are welcome.">
          <address className="py-2.5 font-semibold whitespace-pre-line not-italic">
            {supportAddress.replace(', ', ',\n')}
          </address>
        </ContactCard>
      </ul>
    </div>
  );
}

interface ContactCardProps {
  icon: LucideIcon;
  title: string;
  note: string;
  children: ReactNode;
}

function ContactCard({ icon: Icon, title, note, children }: ContactCardProps) {
  return (
    <li className="card relative flex gap-4 p-5 md:block md:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary-soft text-primary">
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg md:mt-4">{title}</h2>
        <div>{children}</div>
        <p className="mt-1 text-sm text-ink-soft">{note}</p>
      </div>
    </li>
  );
}
