import {
  Bandage,
  BookOpen,
  Brain,
  CalendarDays,
  Camera,
  Car,
  Ear,
  Glasses,
  GraduationCap,
  type LucideIcon,
  Music,
  Palette,
  PartyPopper,
  PawPrint,
  Scissors,
  Sparkles,
  Stethoscope,
  Syringe,
  Trophy,
  Users,
  WavesLadder,
  Wrench,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { AppointmentIcon } from '../catalogue/icon-words.ts';
import { iconOf } from '../rules/icon-of.ts';

const drawings: Record<AppointmentIcon, LucideIcon | ComponentType> = {
  bandage: Bandage,
  book: BookOpen,
  brain: Brain,
  calendar: CalendarDays,
  camera: Camera,
  car: Car,
  ear: Ear,
  glasses: Glasses,
  music: Music,
  palette: Palette,
  party: PartyPopper,
  paw: PawPrint,
  people: Users,
  school: GraduationCap,
  scissors: Scissors,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  swim: WavesLadder,
  syringe: Syringe,
  tooth: Tooth,
  trophy: Trophy,
  wrench: Wrench,
};

/** The icon for the kind of appointment. */
export function AppointmentIconCard({ title, type }: { title: string; type: string }) {
  const Icon = drawings[iconOf(title, type)];
  return (
    <span aria-hidden className="mt-px shrink-0 text-appointment [&>svg]:size-5">
      <Icon />
    </span>
  );
}

/** Drawn here, because the icon library has no tooth. */
function Tooth() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 5.6C10.4 4 7.6 3.2 5.8 4.9c-1.9 1.8-1.5 4.7-.5 7.1.8 1.9.9 3.5 1.2 5.3.3 1.9.8 3.4 1.9 3.4 1.3 0 1.4-2.1 1.7-3.7.3-1.3.8-2.2 1.9-2.2s1.6.9 1.9 2.2c.3 1.6.4 3.7 1.7 3.7 1.1 0 1.6-1.5 1.9-3.4.3-1.8.4-3.4 1.2-5.3 1-2.4 1.4-5.3-.5-7.1C16.4 3.2 13.6 4 12 5.6Z" />
    </svg>
  );
}
