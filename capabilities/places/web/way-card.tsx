import { Globe, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { BookedPlace } from '../rules/booking.ts';
import { type Letter, type Way, wayAddress } from '../rules/ways.ts';

const icons = { page: Globe, call: Phone, text: MessageCircle, email: Mail };

/** The icon of a way. */
export function WayIcon({ way }: { way: Way }) {
  const Icon = icons[way];
  return <Icon aria-hidden size={16} />;
}

/** Booking pages open in a new tab, without telling the site where the visitor came from. */
const newTab = { target: '_blank', rel: 'noopener noreferrer' };

interface WayLinkProps {
  way: Way;
  place: BookedPlace;
  letter: Letter;
  variant: ButtonVariant;
  className?: string | undefined;
  onStart: () => void;
  children: ReactNode;
}

/** Opens the booking page, the phone or the written message. */
export function WayLink({ way, place, letter, variant, className, onStart, children }: WayLinkProps) {
  return (
    <ButtonLink
      leavesApp
      href={wayAddress(way, place, letter)}
      {...(way === 'page' && newTab)}
      {...{ variant, className }}
      onClick={onStart}
    >
      {children} {way === 'page' && <span className="sr-only">(opens in a new tab)</span>}
    </ButtonLink>
  );
}
