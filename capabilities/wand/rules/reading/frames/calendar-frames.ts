import type { Appointment } from '#capabilities/appointments/contract.ts';
import { nextOccurrenceOf, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { addDays } from '#core/dates.ts';
import { appointmentTypeOf } from '../../helper/calendar/appointment-words.ts';
import { keptLabel } from '../../helper/records/kept-records.ts';
import type { Values } from '../../tools/tool.ts';
import type { Thing, ThingKind } from '../family.ts';
import {
  asValues,
  blame,
  type Draft,
  isAdult,
  isChild,
  says,
  take,
  takeMeanings,
  takePeople,
  takePlace,
  takeSelf,
  takeThings,
  takeWhen,
  takeWords,
} from './draft.ts';
import type { Filled, Frame } from './frame.ts';
import { takeTitle } from './titles.ts';

const calendarWords = 'calendar calendars diary agenda';

/** 'Mia and Leo': a card for each of them. */
const forEach = <T>(people: readonly T[], make: (person: T | undefined) => Values): Values[] =>
  people.length > 1 ? people.map(make) : [make(people[0])];

const addAppointment: Frame = {
  tool: 'add_appointment',
  fill(draft) {
    takeMeanings(draft, 'add', 'book', 'remind', 'calendar');
    takeWords(draft, calendarWords);
    const people = takePeople(draft);
    const { date, time, repeats, until, endDate } = takeWhen(draft);
    const self = takeSelf(draft);
    const who = people.length > 0 ? people : self ? [self] : [];
    const place = takePlace(draft);
    const { title, notes } = takeTitle(draft);
    if (!title) return undefined;
    if (endDate && !repeats) blame(draft, 'lasts several days');
    const values = (person: (typeof who)[number] | undefined) =>
      asValues({
        title,
        type: appointmentTypeOf(title, person ? [person] : []) ?? 'Other',
        date,
        time,
        childId: person?.id,
        location: place,
        notes,
        recurringFrequency: repeats,
        recurringUntil: until ?? (repeats ? endDate : undefined),
      });
    const cards = forEach(who, values);
    if (!date) return { cards, missing: { field: 'date', question: `Which day is ${title.toLowerCase()}?` } };
    if (!time) blame(draft, 'no time');
    return { cards };
  },
};

const addEvent: Frame = {
  tool: 'add_event',
  fill(draft) {
    takeMeanings(draft, 'add', 'book', 'remind', 'calendar');
    takeWords(draft, calendarWords);
    const people = takePeople(draft, isChild);
    const { date, time } = takeWhen(draft);
    const place = takePlace(draft);
    const { title, notes } = takeTitle(draft);
    if (!title) return undefined;
    const values = asValues({
      title,
      date,
      time,
      location: place,
      affectedChildren: people.length > 0 ? people.map(({ name }) => name) : undefined,
      notes,
    });
    if (!date) return { cards: [values], missing: { field: 'date', question: `Which day is ${title.toLowerCase()}?` } };
    return time ? { cards: [values] } : { cards: [values], missing: { field: 'time', question: `What time does ${title.toLowerCase()} start?` } };
  },
};

/** 'an hour later', 'back by 30 minutes', 'a week later', 'the day before': how far it moves. */
const shift =
  /\b(?:(?:by |back |forward |up )*(an?|one|two|three|four|half an|\d+)(?: and a half)? ?(minutes?|mins?|hours?|hrs?|days?|weeks?)(?: and a half)? (later|earlier|sooner|back|forward)|(back|forward|up|out) (?:by )?(an?|one|two|three|half an|\d+) ?(minutes?|mins?|hours?|hrs?|days?|weeks?))\b/i;
const counts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, 'half an': 0.5 };

export function takeShift(draft: Draft, thing: Thing | undefined): { date?: string; time?: string } | undefined {
  const found = shift.exec(draft.found.text);
  if (!found || !thing) return undefined;
  const [all = '', first, unit, direction, way, second, other] = found;
  const count = counts[(first ?? second ?? '').toLowerCase()] ?? Number(first ?? second);
  const isEarlier = /earlier|sooner|forward|up/.test(direction ?? way ?? '');
  const amount = isEarlier ? -count : count;
  const what = (unit ?? other ?? '').toLowerCase();
  const from = found.index;
  draft.found.words.forEach((word, at) => {
    if (word.from >= from && word.to <= from + all.length) draft.used.add(at);
  });
  if (/^(?:day|week)/.test(what)) return thing.date ? { date: addDays(thing.date, amount * (what.startsWith('w') ? 7 : 1)) } : undefined;
  if (!thing.time) return undefined;
  const [hours = 0, minutes = 0] = thing.time.split(':').map(Number);
  const total = hours * 60 + minutes + amount * (/^h/.test(what) ? 60 : 1);
  if (total < 0 || total >= 24 * 60) return undefined;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return { time: `${two(total / 60)}:${two(total % 60)}` };
}

/** The day that says which one is meant, where another says what becomes of it: "move Thursday's dentist to Friday". */
function takePointerDay(draft: Draft, things: readonly Thing[], isOnlyPointer: boolean): string | undefined {
  const days = draft.found.when.filter((one) => one.kind === 'day');
  const hasTime = draft.found.when.some(({ kind }) => kind === 'time');
  for (const day of days) {
    if (day.role === 'to') continue;
    const isThen = things.some((thing) => thing.isOn?.(day.date));
    const word = draft.found.words[day.next - 1]?.word ?? '';
    const isOwn = /'s$|s'$/.test(word) || day.role === 'start';
    const isOther = days.length > 1 && day === days[0];
    if (isOnlyPointer || (isThen && (isOther || hasTime || isOwn)) || (isOwn && isThen)) {
      take(draft, day);
      return day.date;
    }
  }
  return undefined;
}

const labelOf = ({ title, people, date, time }: Thing) => keptLabel({ title, people: [...people], date, time: time ?? null } as never, true);

const choicesOf = (things: readonly Thing[], values: (thing: Thing) => Values): Filled => ({
  cards: [],
  choices: things.map((thing) => ({ label: labelOf(thing), values: values(thing) })),
});

const oneOf = (things: readonly Thing[], values: (thing: Thing) => Values): Filled | undefined => {
  const [only, ...others] = things;
  if (!only) return undefined;
  return others.length > 0 ? choicesOf(things, values) : { cards: [values(only)] };
};

const occurrenceOn = (thing: Thing, date: string | undefined) => {
  const appointment = thing.record as Appointment;
  const found = date ? occurrencesOf(appointment, date, date)[0] : undefined;
  return found?.day;
};

/** A change of something in the calendar: which one, and what of it is different. */
function change(tool: string, kind: ThingKind): Frame {
  return {
    tool,
    needs: [kind],
    fill(draft) {
      takeMeanings(draft, 'move', 'change', 'callOff', 'calendar', 'once', 'onwards', 'series');
      if (!/\bwith\b/.test(draft.found.text)) takeMeanings(draft, 'appointment');
      const things = takeThings(draft, { kinds: [kind], byDay: true });
      const [thing] = things;
      if (!thing) return undefined;
      const shifted = takeShift(draft, thing);
      const pointer = takePointerDay(draft, things, false);
      const isOn = pointer ? things.filter((one) => one.isOn?.(pointer)) : things;
      const meant = isOn.length > 0 ? isOn : things;
      const pointed = draft.found.when.filter((one) => one.kind === 'day' && [...Array(one.next - one.first).keys()].some((at) => draft.used.has(one.first + at)));
      const when = takeWhen(draft, pointed);
      const owners = new Set(meant.flatMap(({ people }) => people));
      const whom = takePeople(draft, ({ name }) => !owners.has(name));
      const does = says(draft, 'does') && takeMeanings(draft, 'does');
      const place = takePlace(draft);
      const title = /\b(?:rename|call it|title|name)\b/i.test(draft.found.text) ? (takeMeanings(draft, 'rename'), takeTitle(draft).title) : undefined;
      const note = /\b(?:bring|note|remember|ask|take)\b/i.test(draft.found.text) ? takeTitle(draft).title : undefined;
      const values = (one: Thing): Values => {
        const day = one.isSeries ? occurrenceOn(one, pointer) : undefined;
        const isOnce = says(draft, 'once') || (day !== undefined && !when.repeats);
        return asValues({
          id: one.id,
          ...(day && isOnce && { reach: 'this', day }),
          date: shifted?.date ?? (when.date !== one.date || !when.time ? when.date : undefined),
          time: shifted?.time ?? when.time,
          location: place,
          title,
          notes: note,
          ...(kind === 'appointment' && {
            recurringFrequency: when.repeats,
            recurringUntil: when.until,
            childId: !does && whom.length === 1 ? whom[0]?.id : undefined,
            assigneeId: does && whom[0] && isAdult(whom[0]) ? whom[0].id : undefined,
          }),
          ...(kind === 'event' && {
            affectedChildren: whom.length > 0 && whom.every(isChild) ? whom.map(({ name }) => name) : undefined,
          }),
        });
      };
      const isEmpty = Object.keys(values(thing)).length === 1;
      if (isEmpty) return { cards: [values(thing)], missing: { field: 'date', question: `What should change about ${thing.title}?` } };
      return oneOf(meant, values);
    },
  };
}

function remove(tool: string, kind: ThingKind): Frame {
  return {
    tool,
    needs: [kind],
    fill(draft) {
      takeMeanings(draft, 'remove', 'callOff', 'calendar', 'series', 'once', 'onwards', 'skip');
      if (kind === 'event') takeMeanings(draft, 'event');
      const things = takeThings(draft, { kinds: [kind], byDay: true });
      const pointer = takePointerDay(draft, things, true);
      const isOn = pointer ? things.filter((one) => one.isOn?.(pointer)) : things;
      const meant = isOn.length > 0 ? isOn : things;
      takeWhen(draft);
      takePeople(draft);
      takeMeanings(draft, 'appointment');
      return oneOf(meant, (one) => ({ id: one.id }));
    },
  };
}

const skip: Frame = {
  tool: 'skip_appointment',
  needs: ['appointment'],
  fill(draft) {
    takeMeanings(draft, 'skip', 'callOff', 'remove', 'once', 'calendar');
    const things = takeThings(draft, { kinds: ['appointment'], isPossible: ({ isSeries }) => isSeries === true, byDay: true });
    const { today } = draft.family.clock;
    const { date, endDate } = takeWhen(draft);
    takePeople(draft);
    takeMeanings(draft, 'appointment');
    const onDay = (one: Thing) => {
      const appointment = one.record as Appointment;
      const first = date ? occurrencesOf(appointment, date, endDate ?? date)[0] : undefined;
      // 'next week': the one in that week.
      const later = date ? nextOccurrenceOf(appointment, date) : nextOccurrenceOf(appointment, today);
      return first?.day ?? later?.day;
    };
    return oneOf(things, (one) => asValues({ id: one.id, date: onDay(one) }));
  },
};

export const calendarFrames: readonly Frame[] = [
  addAppointment,
  addEvent,
  change('change_appointment', 'appointment'),
  change('change_event', 'event'),
  remove('remove_appointment', 'appointment'),
  remove('remove_event', 'event'),
  skip,
];

export { labelOf, oneOf };
