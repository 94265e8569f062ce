import { capitalize } from '#core/capitalize.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import { monthDate } from './frames/days-by-records.ts';
import { type Draft, says, take, takeMeanings, takeValue, takeWhen } from './frames/draft.ts';
import { isChild, takePeople, takeSelf } from './frames/people-said.ts';
import { runsOf } from './frames/runs.ts';
import { takeShift } from './frames/shift-said.ts';
import type { Thing } from './things.ts';

/** Maps what a message says to the fields of a card. */

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
  put(timeName, shifted?.time ?? when.time);
  // 'no, the 13th' is in the month mentioned before.
  const day = typeof date === 'string' ? monthDate(draft, date, when.date) : when.date;
  const isEnd = takeMeanings(draft, 'ending') && roomFor('end') !== undefined;
  put(isEnd ? roomFor('end') : dateName, shifted?.date ?? day);
  put(roomFor('end'), when.endDate ?? (isEnd ? undefined : when.until));
  put(roomFor('repeats'), when.repeats);
  if (values.recurringFrequency ?? when.repeats) put(roomFor('until'), when.until);
  // A day of a series, after all: 'no, only Thursday'.
  if (values.reach === 'all' && dateName === 'day' && day) put('reach', says(draft, 'onwards') ? 'later' : 'this');
}

const childrenFields = new Set(['affectedChildren', 'traveler', 'childIds']);

export function putPeople(draft: Draft, values: Values, name: string | undefined, put: Put) {
  if (!name) return;
  const denied = draft.found.mentions.filter(({ first }) =>
    /^(?:not|than|of)$/.test(draft.found.words[first - 1]?.word ?? ''),
  );
  for (const mention of denied) take(draft, mention);
  const people = takePeople(draft, (one) => !childrenFields.has(name) || isChild(one));
  // 'Excuse me, I meant 4' is not about the user.
  const isSelf = people.length === 0 && (draft.found.self?.spans.length ?? 0) > 0;
  const self = isSelf ? takeSelf(draft) : undefined;
  const who = self ? [self] : people;
  const [first] = who;
  if (!first) return;
  const present = values[name];
  const names = who.map((one) => one.name);
  if (name === 'childIds')
    put(
      name,
      who.map(({ id }) => id),
    );
  else if (name === 'travelers' && Array.isArray(present)) put(name, changedCompany(draft, present, names));
  else if (Array.isArray(present) || name === 'affectedChildren') put(name, names);
  else put(name, name === 'traveler' ? first.name : first.id);
}

/** Who comes along or doesn't: 'David isn't coming', 'Nora too'. */
function changedCompany({ found }: Draft, present: readonly string[], names: readonly string[]): string[] {
  const isOut = /\b(?:not|isn't|can't|won't|without|stays?|staying)\b/i.test(found.text);
  if (isOut) return present.filter((name) => !names.includes(name));
  const isMore = /\b(?:too|also|as well|comes?|coming|joins?|plus|and)\b/i.test(found.text);
  return isMore ? [...new Set([...present, ...names])] : [...names];
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
  const runs = runsOf(draft);
  for (const run of runs) take(draft, run);
  const text = runs
    .map((run) => run.text)
    .join(' ')
    .trim();
  if (text === '') return;
  put(name, name === 'lines' ? text.split(/ ?(?:,|\band\b|&) ?/).filter(Boolean) : capitalize(text));
}
