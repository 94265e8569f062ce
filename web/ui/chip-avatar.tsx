import { PawPrint } from 'lucide-react';
import type { CSSProperties } from 'react';
import { avatarHue, initials, petHue } from './avatar.tsx';

/** At the start of a chip that stands for a person. The initials are no text, because the chip is a field's label. */
export function ChipAvatar({ name, isPet = false }: { name: string; isPet?: boolean }) {
  const hue = isPet ? petHue : avatarHue(name);
  return (
    <span
      aria-hidden
      data-initials={isPet ? undefined : initials(name)}
      className="avatar -ml-2 size-6 font-display text-[0.6875rem]"
      style={{ '--hue': hue } as CSSProperties}
    >
      {isPet && <PawPrint size={14} />}
    </span>
  );
}
