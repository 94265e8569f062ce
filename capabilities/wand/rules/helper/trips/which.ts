import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { shortDay } from '#core/dates.ts';
import { choosing } from '../question-back.ts';
import { listed } from '../words/words.ts';

/** 'Boston on Sat, Dec 5' */
export const tripLabel = ({ title, startDate }: Pick<PlannerItem, 'title' | 'startDate'>) =>
  startDate ? `${title} on ${shortDay(startDate)}` : title;

/** One short question with the trips that could be meant. */
export function whichTrip(asking: string, choices: Parameters<typeof choosing>[1], quote: string) {
  const labels = listed(
    choices.map(({ label }) => label),
    'or',
  );
  return choosing(`${asking}: ${labels}?`, choices, quote);
}
