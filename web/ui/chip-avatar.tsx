import type { CSSProperties } from 'react';
import { avatarHue, initials } from './avatar.tsx';

/** At the start of a chip that stands for a person. The initials are no text, because the chip is a field's label. */
export const ChipAvatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    data-initials={initials(name)}
    className="avatar -ml-2 size-6 font-display text-[0.6875rem]"
    style={{ '--hue': avatarHue(name) } as CSSProperties}
  />
);
