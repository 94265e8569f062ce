import { classNames } from '#web/ui/class-names.ts';
import type { EntryColor } from '../rules/entry-color.ts';

const shapes: Record<EntryColor, string> = {
  appointment: 'rounded-full',
  birthday: 'rotate-45 scale-90 rounded-[1px]',
  planner: 'rounded-[2px]',
};
const colors: Record<EntryColor, string> = {
  appointment: 'bg-appointment',
  birthday: 'bg-birthday',
  planner: 'bg-planner',
};

interface MarkProps {
  color: EntryColor;
  /** Uses the text color, for marks on a colored background. */
  isPlain?: boolean;
  size?: string;
}

/** A color mark that also differs by shape (circle, diamond, square), for accessibility. */
export function Mark({ color, isPlain, size = 'size-2.5' }: MarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block shrink-0 [forced-color-adjust:none]',
        shapes[color],
        isPlain ? 'bg-current' : colors[color],
        size,
      )}
    />
  );
}

const lines: Record<EntryColor, string> = {
  appointment: 'border-solid',
  birthday: 'border-dashed',
  planner: 'border-dotted',
};
const lineColors: Record<EntryColor, string> = {
  appointment: 'border-appointment',
  birthday: 'border-birthday',
  planner: 'border-planner',
};

/** Underlines a day that has entries: solid, dashed or dotted, so that it doesn't depend on seeing colors. */
export const Underline = ({ color, isPlain }: Omit<MarkProps, 'size'>) => (
  <span
    aria-hidden
    className={classNames('flex-1 border-b-3', lines[color], isPlain ? 'border-current' : lineColors[color])}
  />
);
