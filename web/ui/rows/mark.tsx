import { classNames } from '../class-names.ts';

const shapes = {
  appointment: 'rounded-full',
  birthday: 'rotate-45 scale-90 rounded-[1px]',
  planner: 'rounded-[2px]',
};
const colors: Record<keyof typeof shapes, string> = {
  appointment: 'bg-appointment',
  birthday: 'bg-birthday',
  planner: 'bg-planner',
};

interface MarkProps {
  color: keyof typeof shapes;
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
