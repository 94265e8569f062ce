import { classNames } from './class-names.ts';

// No category colors, so that a person is not mistaken for one.
const tints = ['bg-rose text-ink', 'bg-peach text-ink', 'bg-sky text-ink'] as const;

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

/** For a person outside a list: a name always gets the same tint. */
const tintOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length];
};

interface AvatarProps {
  name: string;
  size?: keyof typeof sizes;
  /** The person's place in a list, so that neighbors get different tints. */
  place?: number | undefined;
}

export function Avatar({ name, size = 'medium', place }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-full font-display font-semibold',
        sizes[size],
        place === undefined ? tintOf(name) : tints[place % tints.length],
      )}
    >
      {initials(name)}
    </span>
  );
}
