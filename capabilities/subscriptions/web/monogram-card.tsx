import type { CSSProperties } from 'react';
import { avatarHue, initials } from '#web/ui/avatar.tsx';

/** The first letter of a service on a tile whose color follows its name. */
export const Monogram = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="avatar size-12 rounded-control! font-display text-xl"
    style={{ '--hue': avatarHue(name) } as CSSProperties}
  >
    {initials(name.split(' ', 1)[0] ?? '')}
  </span>
);
