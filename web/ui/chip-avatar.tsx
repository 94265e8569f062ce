import type { CSSProperties } from 'react';
import { avatarHue, initials } from './avatar.tsx';
import { petLook } from './pet-look.tsx';

/** At the start of a chip that stands for a person. The initials are no text, because the chip is a field's label. */
export function ChipAvatar({ name, isPet = false }: { name: string; isPet?: boolean }) {
  const { hue, sign } = isPet ? petLook(14) : { hue: avatarHue(name), sign: null };
  return (
    <span
      aria-hidden
      data-initials={isPet ? undefined : initials(name)}
      className="avatar -ml-2 size-6 font-display text-[0.6875rem]"
      style={{ '--hue': hue } as CSSProperties}
    >
      {sign}
    </span>
  );
}
