import { capital } from '#core/capital.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import type { Family, Thing } from './family.ts';
import { foundIn } from './find/found.ts';
import {
  type Draft,
  draftOf,
  isChild,
  leftOver,
  runsOf,
  take,
  takeMeanings,
  takeMoney,
  takeNumber,
  takePeople,
  takePlace,
  takeSelf,
  takeThings,
  takeValue,
  takeWhen,
} from './frames/draft.ts';
import { takeShift } from './frames/saying-when.ts';

/** Puts what a message says into the fields of a card that is there already: 'make it 10', 'for Leo, not Mia', 'every week', 'at the library'. */

export interface Amended {
  values: Values;
  /** Fields that it says something about. */
  said: readonly string[];
  /** Words that went into no field. */
  left: number;
}

/** What a card has room for, whatever its tool calls it. */
const rooms = {
  date: ['date', 'triggerDate', 'startDate', 'nextBillingDate', 'fromDay', 'day'],
  end: ['endDate', 'untilDay'],
  time: ['time', 'remindAt', 'partyTime'],
  person: ['childId', 'affectedChildren', 'travelers', 'memberId', 'traveler', 'takerId', 'childIds'],
  place: ['location', 'partyLocation', 'destination'],
  money: ['subscriptionCost'],
  repeats: ['recurringFrequency', 'billingFrequency'],
  until: ['recurringUntil'],
  number: ['servings', 'shoeSize', 'clothingSize', 'length'],
  text: ['title', 'name', 'serviceName', 'note', 'food', 'key'],
} as const;
type Room = keyof typeof rooms;

export interface Amending {
  /** The field that was asked for: what is left over answers it. */
  asked?: string;
  /** It takes the place of what was said, so that it may be another name. */
  isInstead?: boolean;
}

export function amended(
  message: string,
  values: Values,
  fields: readonly FieldSpec[],
  family: Family,
  { asked, isInstead = false }: Amending,
): Amended | undefined {
  const hasTime = rooms.time.some((name) => typeof values[name] === 'string');
  const draft = draftOf(foundIn(hasTime ? message.replace(bareHour, '$1at $2') : message, family), family);
  const next: Values = { ...values };
  const said: string[] = [];
  const names = fields.map(({ name }) => name);
  const roomFor = (room: Room) => {
    const all = rooms[room].filter((name) => names.includes(name));
    return (asked && all.find((name) => name === asked)) ?? all.find((name) => values[name] !== undefined) ?? all[0];
  };
  const put = (name: string | undefined, value: Values[string] | undefined) => {
    if (!name || value === undefined) return;
    // A trip is called like the place to which it leads.
    const same = Object.keys(values).filter(
      (other) =>
        other !== name &&
        typeof value === 'string' &&
        values[other] !== null &&
        values[other] === values[name] &&
        rooms.text.some((one) => one === name),
    );
    for (const one of [name, ...same]) next[one] = value;
    said.push(name, ...same);
  };
  takeMeanings(draft, 'change', 'correction');
  putWhen(draft, values, roomFor, put);
  putPeople(draft, values, roomFor('person'), put);
  const place = roomFor('place') && takePlace(draft);
  put(place ? roomFor('place') : undefined, place ?? undefined);
  put(roomFor('money'), roomFor('money') && takeMoney(draft));
  for (const field of fields) if (field.kind === 'choice') put(field.name, takeChoice(draft, field));
  if (names.includes('recipeId')) {
    const [recipe, ...others] = takeThings(draft, { kinds: ['recipe'] });
    if (recipe && others.length === 0) {
      put('recipeId', recipe.id);
      delete next.note;
    }
  }
  if (Array.isArray(values.lines)) put('lines', linesWith(draft, values.lines));
  else if (roomFor('number') && values[roomFor('number') ?? ''] !== undefined) {
    const number = takeNumber(draft);
    put(
      roomFor('number'),
      number === undefined ? undefined : typeof values[roomFor('number') ?? ''] === 'number' ? number : String(number),
    );
  }
  const wantsText =
    (asked && rooms.text.some((name) => name === asked)) || asked === 'lines' || (isInstead && said.length === 0);
  if (wantsText) putText(draft, asked ?? (Array.isArray(values.lines) ? 'lines' : roomFor('text')), put);
  return said.length > 0 ? { values: next, said, left: leftOver(draft).words } : undefined;
}

/** '4 not 3' of something that has an hour. */
const bareHour =
  /^((?:no|sorry|oops|actually|make it|i meant|i mean|wait),? )?(\d{1,2}(?::\d\d)?)(?=$|[ ,.!]*(?:not|instead|please|sorry|pm|am)\b)/i;

type Put = (name: string | undefined, value: Values[string] | undefined) => void;

function putWhen(draft: Draft, values: Values, roomFor: (room: Room) => string | undefined, put: Put) {
  const [dateName, timeName] = [roomFor('date'), roomFor('time')];
  const [date, time] = [values[dateName ?? ''], values[timeName ?? '']];
  const shifted = takeShift(draft, {
    date: typeof date === 'string' ? date : undefined,
    time: typeof time === 'string' ? time : null,
  } as Thing);
  const when = takeWhen(draft);
  put(timeName, shifted?.time ?? when.time);
  const isEnd = takeMeanings(draft, 'ending') && roomFor('end') !== undefined;
  const day = typeof date === 'string' ? (inSameMonth(draft, date) ?? when.date) : when.date;
  put(isEnd ? roomFor('end') : dateName, shifted?.date ?? day);
  put(roomFor('end'), when.endDate ?? (isEnd ? undefined : when.until));
  put(roomFor('repeats'), when.repeats);
  if (values.recurringFrequency ?? when.repeats) put(roomFor('until'), when.until);
}

const ordinal = /\bthe (\d{1,2})(?:st|nd|rd|th)\b/i;
/** 'no, the 13th' is a day of the month that was said before. */
function inSameMonth({ found }: Draft, date: string): string | undefined {
  const [, day] = ordinal.exec(found.text) ?? [];
  const days = found.when.filter(({ kind }) => kind === 'day');
  return day && days.length === 1 && !/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(found.text)
    ? `${date.slice(0, 8)}${day.padStart(2, '0')}`
    : undefined;
}

function putPeople(draft: Draft, values: Values, name: string | undefined, put: Put) {
  if (!name) return;
  const denied = draft.found.mentions.filter(({ first }) =>
    /^(?:not|than|of)$/.test(draft.found.words[first - 1]?.word ?? ''),
  );
  for (const mention of denied) take(draft, mention);
  const people = takePeople(
    draft,
    (one) => name === 'childId' || name === 'takerId' || name === 'memberId' || name === 'travelers' || isChild(one),
  );
  const self = people.length === 0 ? takeSelf(draft) : undefined;
  const who = self ? [self] : people;
  const [first] = who;
  if (!first) return;
  const present = values[name];
  if (name === 'childIds')
    put(
      name,
      who.map(({ id }) => id),
    );
  else if (Array.isArray(present) || name === 'affectedChildren' || name === 'travelers')
    put(
      name,
      who.map((one) => one.name),
    );
  else put(name, name === 'traveler' ? first.name : first.id);
}

/** A value of a list, by the words of the lexicon or its own. */
function takeChoice(draft: Draft, { name, options }: FieldSpec): string | undefined {
  const said = takeValue(draft, name);
  if (said) return said;
  if (!Array.isArray(options)) return undefined;
  const at = draft.found.words.findIndex(
    ({ word }, index) => !draft.used.has(index) && options.some(({ value }) => value === word),
  );
  if (at < 0) return undefined;
  draft.used.add(at);
  return draft.found.words[at]?.word;
}

/** Another amount of what is on the card: '3 bags'. */
function linesWith(draft: Draft, lines: readonly string[]): string[] | undefined {
  const [only, ...others] = lines;
  const number = /\b\d+(?:[.,]\d+)?\b/.exec(draft.found.text);
  if (!only || others.length > 0 || !number) return undefined;
  draft.found.words.forEach((word, at) => {
    if (word.word === number[0]) draft.used.add(at);
  });
  return [/\d/.test(only) ? only.replace(/\d+(?:[.,]\d+)?/, number[0]) : `${number[0]} ${only}`];
}

function putText(draft: Draft, name: string | undefined, put: Put) {
  const runs = runsOf(draft);
  for (const run of runs) take(draft, run);
  const text = runs
    .map((run) => run.text)
    .join(' ')
    .trim();
  if (text === '') return;
  put(name, name === 'lines' ? text.split(/\s*(?:,|\band\b|&)\s*/).filter(Boolean) : capital(text));
}
