import { capitalize } from '#core/capitalize.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Evidence, LearnedHabit, Visit } from './evidence.ts';
import { type HabitThresholds, habitOn } from './rhythm.ts';
import { periodWords, whenWords } from './words.ts';

/** Visits of one kind, for one person, that repeat. */

const visitThresholds: HabitThresholds = {
  fewest: 2,
  most: 10,
  shortest: 12,
  longest: 550,
  tolerance: 0.25,
  firstTolerance: 0.15,
  half: 1,
  // The visit is booked days before it.
  lead: 1,
  leastLead: 1,
  // An extra visit, such as for a toothache, doesn't postpone the next checkup.
  extraPostponesNext: false,
};

const normalized = (text: string) => text.trim().toLowerCase().split(/\s+/).join(' ');

/** Types that are specific enough. For other types the title decides. */
const typeNames: Record<string, string> = {
  'Medical - Pediatrician': 'pediatrician visit',
  'Medical - Specialist': 'specialist visit',
  Dental: 'dentist visit',
  Vision: 'eye doctor visit',
};

const kindOf = ({ type, title }: Visit) => (type === 'Other' ? `Other ${normalized(title)}` : type);
const personOf = ({ memberId, memberName }: Visit) => memberId ?? normalized(memberName ?? '');
const subjectOf = (visit: Visit) => `${kindOf(visit)}:${personOf(visit)}`;
export const visitKey = (visit: Visit) => `visit:${subjectOf(visit)}`;

/** "Mia's last dentist visit", 'The last Haircut for Mia' */
function lastWords({ type, title, memberName }: Visit): string {
  const name = typeNames[type];
  if (name) return `${memberName ? `${memberName}'s` : 'Your'} last ${name}`;
  return `The last ${title}${memberName ? ` for ${memberName}` : ''}`;
}

/** "Mia's dentist visit", 'Haircut for Mia' */
export function visitLabel({ type, title, memberName }: Visit): string {
  const name = typeNames[type];
  if (!memberName) return capitalize(name ?? title);
  return name ? `${memberName}'s ${name}` : `${title} for ${memberName}`;
}

/** Dates of one series were entered at once, so they don't tell when the next one is booked. */
const isOneSeries = (visits: readonly Visit[]) => visits.length > 1 && visits.at(-1)?.id === visits.at(-2)?.id;

export function learnedVisits(today: CalendarDate, { visits, booked }: Evidence): LearnedHabit[] {
  const bookedKeys = new Set(booked.map(visitKey));
  return [...Map.groupBy(visits, visitKey)].flatMap(([key, unsorted]) => {
    const group = unsorted.toSorted((a, b) => a.date.localeCompare(b.date));
    const dates = group.map(({ date }) => date);
    const habit = habitOn(today, dates, visitThresholds);
    const latest = group.at(-1);
    if (!habit || !latest || isOneSeries(group)) return [];
    return {
      ...habit,
      key,
      kind: 'visit' as const,
      subject: subjectOf(latest),
      label: visitLabel(latest),
      sentence: `${lastWords(latest)} was ${whenWords(latest.date, today)}. Time to book?`,
      reason: `You usually go about ${periodWords(habit.period)}.`,
      isSettled: bookedKeys.has(key),
    };
  });
}
