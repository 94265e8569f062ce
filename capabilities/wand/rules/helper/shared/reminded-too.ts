import type { Place } from '../message/clause-place.ts';
import { withoutPoliteness } from '../words/polite.ts';

const reminding = /^(?:remind|nudge) \p{L}{2,20} .{0,30}\bto /iu;
const reminded = /^\p{L}{2,20}(?= to (?!the |an? |my |our |his |her |school\b|bed\b|work\b)\p{L}{2,20} )/iu;
const self = /^(?:me|us)$/i;
/** 'ask David and Mia to clean up' */
const askedOf = /\b(?:ask|tell|get|help|want|invite|take|drive|call|allow) \p{L}{2,20}$/iu;

/** Who else is to be reminded of something else: 'remind David to call the plumber and me to buy stamps'; nobody where that is ''. */
export function remindedToo({ before, next, household }: Place): string {
  const [whom = ''] = reminding.test(withoutPoliteness(before)) ? (reminded.exec(next) ?? []) : [];
  const isNamed = household.some(({ name }) => name.toLowerCase() === whom.toLowerCase());
  return self.test(whom) || (isNamed && !askedOf.test(before)) ? whom : '';
}
