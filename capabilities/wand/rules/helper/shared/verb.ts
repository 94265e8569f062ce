import { isFood } from '../meals/words.ts';
import { isOtherDeed, type Place } from '../message/clause-place.ts';
import { isForBoth, isTaskLike, leadFor } from '../message/requests.ts';
import { isOwnClause } from '../told/told-beside.ts';
import { whenIn } from '../when/when.ts';

export const ofBirthday = /\b(birthday|bday|turns|born)\b/i;

const mealWord = /\b(breakfast|lunch|dinner|supper|snack)\b/i;

/** 'cancel piano on Thursday and swim on Tuesday'; "Zoe's birthday is May 3 and Ben's is June 11" */
export function withLead({ before, separator, clock }: Place, text: string): string {
  if (ofBirthday.test(before) && !ofBirthday.test(text)) return text.replace(/^(\S{1,40}s) is /i, '$1 birthday is ');
  // What has an hour of its own is no thing to do for standing behind one, and a new sentence begins anew.
  const isHour = Boolean(whenIn(text, clock).when.time) && !whenIn(before, clock).when.time;
  const isApart =
    isOwnClause(text) || (isTaskLike(before) && (mealWord.test(text) || isHour || /[.!?;\n]/.test(separator)));
  const { untimed } = whenIn(text, clock);
  const lead = isApart ? '' : leadFor(before, untimed);
  // What is eaten is nothing to do, unless it shares a deed: 'remind me to find the gloves tomorrow, and soup on Thursday'.
  return lead &&
    isForBoth(lead, text) &&
    !isOtherDeed(lead, text, clock) &&
    !(/\b(?:to|about|of|forget)$/i.test(lead) && isFood(untimed))
    ? `${lead} ${text}`
    : text;
}
