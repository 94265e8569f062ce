import { Cake, CalendarClock, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const variantClasses = {
  neutral: 'bg-chip text-ink-soft',
  primary: 'bg-primary-soft text-primary',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  appointment: 'bg-appointment-soft text-appointment-ink',
  birthday: 'bg-birthday-soft text-birthday-ink',
  planner: 'bg-planner-soft text-planner-ink',
};

// Category colors look alike in grayscale, so a category badge always has an icon.
const icons = { appointment: CalendarClock, birthday: Cake, planner: ListChecks };

interface BadgeProps {
  variant?: keyof typeof variantClasses;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ variant = 'neutral', icon, className, children }: BadgeProps) {
  const Icon = variant in icons ? icons[variant as keyof typeof icons] : undefined;
  return (
    <span className={classNames('badge', variantClasses[variant], className)}>
      {icon ?? (Icon && <Icon aria-hidden size={12} strokeWidth={2.4} />)}
      {children}
    </span>
  );
}
