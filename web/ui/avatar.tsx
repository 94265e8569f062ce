import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const sizes = {
  tiny: 'size-6 text-[0.6875rem]',
  small: 'size-9 text-sm',
  medium: 'size-12 text-lg',
  large: 'size-16 text-2xl',
};

/** 'Ana Maria Lopez' -> 'AL' */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Sky, sage, apricot, lilac and rose. No category colors, so that a person is not mistaken for one. */
const hues = [235, 145, 70, 305, 352] as const;

/** Depends only on the first name, so that a person has one color on every screen, with or without the last name. */
export function avatarHue(name: string) {
  const [firstName = ''] = name.trim().split(/\s+/);
  const mixed = [...firstName].reduce((sum, letter) => (sum * 16 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
  return hues[mixed % hues.length];
}

interface AvatarProps {
  name: string;
  size?: keyof typeof sizes;
  /** Instead of the color that belongs to the name. */
  hue?: number | undefined;
  /** Instead of the initials. */
  sign?: ReactNode;
  /** Address of a square photo. It covers them once it is loaded. */
  photo?: string | undefined;
}

export const Avatar = ({ name, size = 'medium', hue = avatarHue(name), sign, photo }: AvatarProps) => (
  <span
    aria-hidden
    className={classNames('avatar font-display', sizes[size])}
    style={{ '--hue': hue } as CSSProperties}
  >
    {sign ?? initials(name)}
    {photo && (
      <img
        key={photo}
        src={photo}
        alt=""
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    )}
  </span>
);

/** Of pets, which no person has. */
export const petHue = 100;
