import { createTypeOf } from '#capabilities/appointments/rules/type-of-title.ts';
import { meaningOf } from '../records/find-record.ts';

const words = (line: string) => meaningOf(line);

/** Of a child the doctor is the pediatrician. Undefined: no word of it sounds like an appointment. */
export const appointmentTypeOf = createTypeOf(meaningOf);

/** What a family does together, and what may also be somebody's own. */
const gatherings = words(
  'party concert sale fair fayre fete nativity pantomime panto raffle disco ball festival barbecue picnic potluck wedding reception parade ceremony graduation lighting carnival brunch housewarming sleepover reunion carol caroling shower christening baptism communion fireworks exhibition fundraiser auction gala openhouse movie cookout celebration thanksgiving funeral anniversary play show musical market swap egghunt feast bonfire egg trick retreat quinceanera mitzvah recital playdate',
);
/** What fills a day, or whose hour everybody knows: 'book fair', 'movie night', 'no school'. */
const ofDay =
  /^no |\b(?:days?|off|closed|due|deadline|anniversary|sale|fair|fayre|market|carnival|festival|break|holidays?|vacation|week|weekend|(?:movie|game|family|pizza|taco|date|girls|guys|moms) night|night out|show and tell|retreat|drive)$/i;
export const isOfDay = (title: string): boolean => ofDay.test(title);

const meals = words('dinner lunch breakfast supper brunch drinks tea coffee');

/** Comes together at somebody's house: 'book club at our house'; who works there is an appointment. */
export const isHosted = (title: string, location = ''): boolean =>
  /^our /i.test(location) && (!appointmentTypeOf(title, []) || /\b(?:club|group|game|match|meeting)\b/i.test(title));

/** 'Dinner' alone is a meal; 'dinner with the Millers' and 'the Millers over for dinner' are events. */
export function isGathering(title: string): boolean {
  const said = meaningOf(title);
  if (said.some((word) => gatherings.includes(word))) return true;
  if (
    /\b(open (?:house|day|evening)|(?:game|movie|family|date|girls|guys|moms) night|night out|field day|spirit day|science night)\b/i.test(
      title,
    )
  )
    return true;
  const isWithGuests = /\b(with|over|at|visit|visiting|reservation)\b/i.test(title);
  return isWithGuests && said.some((word) => meals.includes(word));
}

/** Whether a word alone says that somebody has to be there. */
export const isActivity = (word: string): boolean =>
  appointmentTypeOf(word, []) !== undefined || isGathering(word) || isGathering(`${word} with`);

/** 'dentist', which needs neither a day nor a verb to be understood. */
export const isOfBody = (type: string | undefined) => /^(?:Medical|Dental|Vision|Personal)/.test(type ?? '');

/** 'piano lesson', but not 'haircut took an hour' */
export function isShort(title: string): boolean {
  const words = title.split(' ');
  return words.length <= 2 && appointmentTypeOf(words.at(-1) ?? '', []) !== undefined;
}
