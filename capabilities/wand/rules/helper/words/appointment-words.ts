import { createTypeOf } from '#capabilities/appointments/rules/type-of-title.ts';
import { spokenWords } from '../lexicon/spoken-words.ts';
import { meaningOf } from '../records/find-record.ts';
import { says } from './says.ts';

const lettered = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** A child's doctor is the pediatrician. Undefined if no word indicates an appointment. */
export const appointmentTypeOf = createTypeOf(meaningOf);

/** What families do together, but one person may also do alone. */
const gatherings = meaningOf(spokenWords.gatherings);
/** What lasts all day or has a time that everyone knows: 'book fair', 'movie night', 'no school'. */
export const isOfDay = (title: string): boolean =>
  title.toLowerCase().startsWith('no ') || says(lettered(title), 'endsOfDay');

const meals = meaningOf(spokenWords.hostedMeals);

/** 'Dinner' alone is a meal; 'dinner with the Millers' and 'the Millers over for dinner' are events. */
export function isGathering(title: string): boolean {
  const said = meaningOf(title);
  if (said.some((word) => gatherings.includes(word))) return true;
  if (says(lettered(title), 'namesGathering')) return true;
  const isWithGuests = says(lettered(title), 'withGuests');
  return isWithGuests && said.some((word) => meals.includes(word));
}

/** Whether the word alone means an activity that someone attends. */
export const isActivity = (word: string): boolean =>
  appointmentTypeOf(word, []) !== undefined || isGathering(word) || isGathering(`${word} with`);

/** 'dentist' needs neither a day nor a verb to be understood. */
export const isOfBody = (type: string | undefined) => /^(?:Medical|Dental|Vision|Personal)/.test(type ?? '');
