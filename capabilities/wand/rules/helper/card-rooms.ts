import { capitalize } from '#core/capitalize.ts';
import { weekday } from '#core/dates.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import { monthDate } from './frames/days-by-records.ts';
import { type Draft, has, says, take, takeMeanings, takeValue, takeWhen } from './frames/draft.ts';
import { takeShift } from './frames/shift-said.ts';
import { runsOf, takeRuns } from './frames/titles.ts';
import type { Thing } from './things.ts';

/** Card fields by role, because tools name them differently. */
export const rooms = {
  date: ['date', 'triggerDate', 'startDate', 'nextBillingDate', 'fromDay', 'day'],
  end: ['endDate', 'untilDay'],
  time: ['time', 'remindAt', 'partyTime'],
  person: ['childId', 'affectedChildren', 'travelers', 'memberId', 'traveler', 'takerId', 'childIds', 'assigneeId'],
  assignee: ['assigneeId', 'takerId'],
  place: ['location', 'partyLocation', 'destination'],
  money: ['subscriptionCost'],
  repeats: ['recurringFrequency', 'billingFrequency'],
  until: ['recurringUntil'],
  number: ['servings', 'shoeSize', 'clothingSize', 'length'],
  text: ['title', 'name', 'serviceName', 'note', 'food', 'key'],
} as const;
export type Room = keyof typeof rooms;

export type Put = (name: string | undefined, value: Values[string] | undefined) => void;

export function putWhen(draft: Draft, values: Values, roomFor: (room: Room) => string | undefined, put: Put) {
  const [dateName, timeName] = [roomFor('date'), roomFor('time')];
  const kept = draft.family.things.find(({ id }) => id === values.id);
  const date = values[dateName ?? ''] ?? kept?.date;
  const time = values[timeName ?? ''] ?? kept?.time;
  const shifted = takeShift(draft, {
    date: typeof date === 'string' ? date : undefined,
    time: typeof time === 'string' ? time : null,
  } as Thing);
  const when = takeWhen(draft);
  put(timeName, shifted?.time ?? (typeof time === 'string' ? inSameHalf(draft, when.time, time) : when.time));
  // 'no, the 13th' is in the month mentioned before.
  const day = typeof date === 'string' ? monthDate(draft, date, when.date) : when.date;
  const isEnd = takeMeanings(draft, 'ending') && roomFor('end') !== undefined;
  // 'Make it every other Sunday' keeps the Sunday from which on.
  const isRhythm = when.repeats !== undefined && !draft.found.when.some(({ kind }) => kind === 'day');
  const isKept = isRhythm && typeof date === 'string' && day !== undefined && weekday(day) === weekday(date);
  put(isEnd ? roomFor('end') : dateName, shifted?.date ?? (isKept ? undefined : day));
  put(roomFor('end'), when.endDate ?? (isEnd ? undefined : when.until));
  // 'That's every Wednesday from then on' for one date of a series.
  const goesOn = (when.repeats !== undefined || says(draft, 'onwards')) && !says(draft, 'once');
  if (values.reach === 'this') put('reach', goesOn ? 'later' : undefined);
  else put(roomFor('repeats'), when.repeats);
  if (values.recurringFrequency ?? when.repeats) put(roomFor('until'), when.until);
  // A day of a series, after all: 'no, only Thursday'.
  if (values.reach === 'all' && dateName === 'day' && day) put('reach', says(draft, 'onwards') ? 'later' : 'this');
}

const halfPattern = /\b(?:[ap]\.?m\b|morning|noon|afternoon|evening|night|tonight|midnight)|\d[ap]m\b/i;

/** 'make it seven' for a card at 18:00 means 19:00: of the two hours, the one that is nearer to the card's. */
function inSameHalf(draft: Draft, said: string | undefined, before: string): string | undefined {
  if (!said || has(draft, halfPattern)) return said;
  const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
  const other = `${String((Number(said.slice(0, 2)) + 12) % 24).padStart(2, '0')}${said.slice(2)}`;
  const isNearer = Math.abs(hourOf(other) - hourOf(before)) < Math.abs(hourOf(said) - hourOf(before));
  return isNearer ? other : said;
}

/** The rejected value: 'not Denver', 'instead of the milk'. */
export function takeDenied({ found, used }: Draft) {
  const { words } = found;
  for (const [at, { word }] of words.entries()) {
    if (!/^(?:not|than|of)$/.test(word) || (word === 'of' && words[at - 1]?.word !== 'instead')) continue;
    let next = at + 1;
    while (next < words.length && next <= at + 3 && !/^(?:but|[,.;])$/.test(words[next]?.word ?? '')) next++;
    const isWhen = found.when.some(({ first }) => first > at && first < next);
    if (!isWhen) for (let place = at; place < next; place++) used.add(place);
  }
}

/** 'the location is Rose Park' */
export function placeNamed(draft: Draft): string | undefined {
  const named = draft.found.meanings.find(({ meaning }) => meaning === 'placeNamed');
  if (!named) return undefined;
  takeMeanings(draft, 'placeNamed');
  const run = runsOf(draft).find(({ first }) => first >= named.next);
  if (run) take(draft, run);
  return run && capitalize(run.text);
}

/** A value of a list, by the words in the lexicon or by its own name. */
export function takeChoice(draft: Draft, { name, options }: FieldSpec): string | undefined {
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

export function putText(draft: Draft, name: string | undefined, put: Put) {
  const text = takeRuns(draft);
  if (text) put(name, name === 'lines' ? text.split(/ ?(?:,|\band\b|&) ?/).filter(Boolean) : capitalize(text));
}
