import { addDays } from '#core/dates.ts';
import { type Draft, take } from './draft.ts';

/** The day of something that is over: 'yesterday', 'last night', "Monday's stew" is that of the Monday before. */
export function takePastDay(draft: Draft): string | undefined {
  const { words, when, text } = draft.found;
  const { today } = draft.family.clock;
  const day = when.find((one) => one.kind === 'day');
  if (day?.kind === 'day') {
    take(draft, day);
    return day.date <= today ? day.date : addDays(day.date, -7);
  }
  const isBefore = /\b(?:yesterday|last ni(?:ght|te)s?)\b/i.test(text);
  words.forEach(({ word }, at) => {
    if (/^(?:yesterday|last|nights?|nite|nites|today|tonight)(?:'s)?$/.test(word)) draft.used.add(at);
  });
  if (isBefore) return addDays(today, -1);
  return /\b(?:today|tonight|just now|this morning)\b/i.test(text) ? today : undefined;
}
