import {
  BellRing,
  Cake,
  CalendarClock,
  CalendarDays,
  Handshake,
  History,
  ListChecks,
  type LucideIcon,
  Luggage,
  Moon,
  PackageOpen,
  Repeat,
  Sunrise,
} from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import type { NoticeKind } from '../contract.ts';

/** 'quiet' stands for the hours without notices. */
const looks: Record<NoticeKind | 'quiet', { Icon: LucideIcon; tint: string }> = {
  appointment: { Icon: CalendarClock, tint: 'bg-appointment-soft text-appointment-ink' },
  birthday: { Icon: Cake, tint: 'bg-birthday-soft text-birthday-ink' },
  trip: { Icon: Luggage, tint: 'bg-planner-soft text-planner-ink' },
  task: { Icon: ListChecks, tint: 'bg-planner-soft text-planner-ink' },
  renewal: { Icon: Repeat, tint: 'bg-primary-soft text-primary' },
  refill: { Icon: PackageOpen, tint: 'bg-primary-soft text-primary' },
  morning: { Icon: Sunrise, tint: 'bg-accent-soft text-ink' },
  week: { Icon: CalendarDays, tint: 'bg-accent-soft text-ink' },
  'catch-up': { Icon: History, tint: 'bg-chip text-ink-soft' },
  quiet: { Icon: Moon, tint: 'bg-chip text-ink-soft' },
  'hand-off': { Icon: Handshake, tint: 'bg-primary-soft text-primary' },
  test: { Icon: BellRing, tint: 'bg-chip text-ink-soft' },
};

/** The icon of what a notice is about. */
export function NoticeIcon({ kind }: { kind: keyof typeof looks }) {
  const { Icon, tint } = looks[kind];
  return (
    <span className={classNames('grid size-10 shrink-0 place-items-center rounded-control', tint)}>
      <Icon aria-hidden size={19} strokeWidth={1.9} />
    </span>
  );
}
