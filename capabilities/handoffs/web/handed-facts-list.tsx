import { CalendarDays, MapPin, NotebookText, Phone, ShoppingBag, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { whenText } from '../rules/when-words.ts';

interface HandedFacts {
  date: string | null;
  time: string | null;
  location: string | null;
  whatToBring: string | null;
  phone: string | null;
  children: readonly { name: string; allergies: readonly string[] }[];
  /** Link to the record; only for family members. */
  details?: string | null;
}

const mapOf = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
/** The number to dial, without letters and spaces around it. */
const dialed = (phone: string) => phone.replace(/[^+\d*#]/g, '');

/** Everything that the taker needs to know. Allergies come first, in a color that stands out. */
export function HandedFactsList({ facts }: { facts: HandedFacts }) {
  const { location, whatToBring, phone, details, children } = facts;
  const when = whenText(facts);
  const allergic = children.filter(({ allergies }) => allergies.length > 0);
  return (
    <ul className="space-y-2.5 empty:hidden">
      {when && (
        <Fact icon={<CalendarDays />} label="When">
          <span className="tabular font-semibold">{when}</span>
        </Fact>
      )}
      {children.length > 0 && (
        <Fact icon={<UserRound />} label="For">
          {children.map(({ name }) => name).join(', ')}
        </Fact>
      )}
      {location && (
        <Fact icon={<MapPin />} label="Where">
          <span>{location}</span> <ExternalLink href={mapOf(location)}>Map</ExternalLink>
        </Fact>
      )}
      {phone && (
        <Fact icon={<Phone />} label="Phone">
          {dialed(phone) ? (
            <a href={`tel:${dialed(phone)}`} className="inline-flex min-h-6 font-semibold text-primary hover:underline">
              {phone}
            </a>
          ) : (
            phone
          )}
        </Fact>
      )}
      {whatToBring && (
        <Fact icon={<ShoppingBag />} label="What to bring">
          {whatToBring}
        </Fact>
      )}
      {details && (
        <Fact icon={<NotebookText />} label="Good to know">
          {details}
        </Fact>
      )}
      {allergic.map(({ name, allergies }) => (
        <Fact key={name} icon={<TriangleAlert />} label={`${name} is allergic to`} isWarning>
          <span className="font-semibold">{allergies.join(', ')}</span>
        </Fact>
      ))}
    </ul>
  );
}

interface FactProps {
  icon: ReactNode;
  label: string;
  isWarning?: boolean;
  children: ReactNode;
}

function Fact({ icon, label, isWarning = false, children }: FactProps) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-control [&>svg]:size-[18px] ${isWarning ? 'bg-danger-soft text-danger' : 'bg-chip text-ink-soft'}`}
      >
        {icon}
      </span>
      <div className="min-w-0 leading-snug">
        <p className={`text-xs ${isWarning ? 'font-semibold text-danger' : 'text-ink-soft'}`}>{label}</p>
        <div className="whitespace-pre-line">{children}</div>
      </div>
    </li>
  );
}
