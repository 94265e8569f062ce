import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { missing } from '../question-back.ts';
import type { Clause, Reader, Reading } from '../reader.ts';
import { gapping } from '../records/gap.ts';
import { aboutKept } from '../records/reader.ts';
import { spanIn } from '../when/span.ts';
import { upTo } from '../words/said.ts';
import { withoutArticle } from '../words/words.ts';
import { alreadyThere, meansKept } from './already-there.ts';
import { appointmentTypeOf, isGathering, isHosted, isOfBody, isShort } from './appointment-words.ts';
import { concernedBy, isHersBeside } from './concerned.ts';
import { eventOf } from './event-reader.ts';
import { notesUntil } from './lasting.ts';
import { whomLikeKept } from './one-more.ts';
import { needsNoHour, type SpokenThing, spokenThing } from './spoken-thing.ts';
import { calendar } from './spoken-words.ts';

const aboutAppointment = aboutKept('appointment');

/** What one of the family has to be at. It is the last to be asked, because 'X for Mia on Friday at 3' is one. */
export const appointmentReader: Reader = async (clause, context) =>
  (await aboutAppointment(clause, context)) ?? (await newAppointmentReader(clause, context));

/** Also by itself: where what is kept is out of the question, it may be something new. */
export const newAppointmentReader: Reader = async (clause, context) => {
  const { text, lower, when, people } = clause;
  const thing = spokenThing(clause);
  if (!thing) return undefined;
  const named = concernedBy(thing.title, clause, context);
  const whom = named.length > 0 ? named : await whomLikeKept(thing.title, clause, context);
  const type = appointmentTypeOf(thing.title, whom);
  const isTogether = isGathering(thing.title);
  const isAtOurs = isHosted(thing.title, thing.location);
  // 'the kids have a holiday concert' is one event, and so is what nobody in particular goes to.
  const isAllDay = !when.time && needsNoHour(thing);
  if ((isAtOurs || (isTogether && !type)) && whom.length !== 1 && when.date && !when.repeats && !isAllDay)
    return undefined;
  const isKnown = type !== undefined || isTogether || guests.test(thing.title);
  const isOutright = (type !== undefined || isAllDay) && isNothingElse(thing.title, clause.bare);
  const isPlain = isOutright && isShort(thing.title) && (people.length > 0 || isOfBody(type));
  if (!isMeant(thing, clause, isKnown, isPlain, context.asked)) return undefined;
  // Until when it comes again was said, but not understood.
  if (when.repeats && !when.until && !when.endDate && /\b(?:until|till|til)\b/.test(lower)) return undefined;
  if (await meansKept(thing.title, context)) return undefined;
  const notes = notesUntil(thing.notes, when);
  const values: Values = {
    title: thing.title,
    type: type ?? 'Other',
    date: when.date ?? null,
    time: when.time ?? null,
    ...(thing.location && { location: thing.location }),
    ...(notes && { notes }),
    ...(when.repeats && { recurringFrequency: when.repeats }),
    ...(when.repeats && { recurringUntil: when.until ?? when.endDate ?? null }),
  };
  const each =
    whom.length > 0 && (whom.length < 2 || !isAllDay)
      ? [...(isHersBeside(clause, whom) ? [values] : []), ...whom.map(({ id }) => ({ ...values, childId: id }))]
      : [values];
  const [first = values] = each;
  const there = await alreadyThere(thing, clause, whom, context, first);
  if (there) return there;
  // Where nobody in particular has to be, and nobody's profession is, the family goes: 'a holiday bazaar', 'tree shopping'.
  const isOfAll = (whom.length === 0 && !ofOne.test(`${thing.title} ${lower}`)) || whom.length > 2;
  const isOfFamily = isOfAll && when.date && !when.repeats && !thing.isNameless;
  if (isOfFamily && !type && when.time) return eventOf(thing, clause);
  // 'book club on Dec 3, put it on the calendar': an event has its hour, unless it is a whole day.
  const isHourless = !when.time && !isAllDay && calendar.test(lower);
  if (isOfFamily && (!type || type === 'Other') && isHourless) return eventOf(thing, clause);
  const forWhom = whom[0] ? ` for ${whom[0].name}` : '';
  const asking = (question: string, field: string): Reading[] =>
    missing(question, 'add_appointment', first, field, text);
  if (thing.isNameless) return asking(`What is the appointment${forWhom}?`, 'title');
  // Of several the day is asked once, for all of them.
  if (!when.date && each.length > 1)
    return gapping({ question: `Which day is the ${thing.title.toLowerCase()}?`, sentence: `${text} …` }, text);
  if (!when.date) return asking(`Which day is the ${thing.title.toLowerCase()}${forWhom}?`, 'date');
  return each.map((one) => ({
    kind: 'propose',
    tool: 'add_appointment',
    values: one,
    quote: text,
    isSaidOutright: isOutright,
  }));
};

/** The thing, and somebody or a day, but not a word besides: 'haircut fri', 'take Biscuit to the vet'. */
const isNothingElse = (title: string, bare: string) =>
  withoutArticle(bare.replace(/^(?:take|bring) to /i, '')).toLowerCase() === title.toLowerCase();

/** Somebody's own, whoever that is, or called an appointment. */
const ofOne = /^(?:(?:phone|video|zoom) )?(?:call|zoom|shift)\b|\b(?:appointment|appt)\b/i;

/** 'Aunt Sue and Uncle Joe are visiting' */
const guests = / (?:visits?|visiting|coming|arrives?|arriving|joins?|joining)\b/i;

/** A thing that nobody knows needs a day, an hour, and somebody or few words; what sounds like an appointment needs less. */
function isMeant(
  { title, isAsked }: SpokenThing,
  { lower, when, people }: Clause,
  isKnown: boolean,
  isPlain: boolean,
  asked: BrainRequest,
) {
  if (!when.date)
    return isKnown && (isAsked || isPlain || when.time !== undefined || spanIn(lower, asked) !== undefined);
  if (when.date < asked.today) return false;
  const isClear = people.length > 0 || isAsked || upTo(title, / with /i).split(' ').length <= 4;
  // 'Purple elephants dance on Tuesdays under the moon' tells a tale.
  return isAsked || (isClear ? isKnown || when.time !== undefined : isKnown && when.time !== undefined);
}
