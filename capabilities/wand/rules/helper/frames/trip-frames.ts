import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import { addDays } from '#core/dates.ts';
import { findingsIn } from '../when/findings.ts';
import { numberOf, tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { type Thing, thingsOf } from '../family.ts';
import type { Span } from '../find/found.ts';
import { takeNewName } from './changed.ts';
import { takeCommands } from './core.ts';
import {
  asValues,
  type Draft,
  isPet,
  maskedText,
  type Run,
  runsOf,
  says,
  take,
  takeMeanings,
  takePeople,
  takeRun,
  takeThings,
  takeValue,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { oneOf } from './records.ts';
import { shiftIn, takeWhenSaid } from './saying-when.ts';

/** Trips of the family. */

export const tripsAhead = (draft: Draft): Thing[] => thingsOf(draft.family, 'trip').filter(({ isPast }) => !isPast);

/** The trip that is named; without a name the only one ahead. */
export function tripMeant(draft: Draft): Thing[] {
  const named = takeThings(draft, { kinds: ['trip'] });
  return named.length > 0 ? named : tripsAhead(draft);
}

const humans = ({ household }: Draft['family']) => household.filter((one) => !isPet(one));

/** Everyone who travels: named people, herself, all, or all but some. */
function takeTravelers(draft: Draft): string[] | undefined {
  const isAll = says(draft, 'everyone');
  const isBut = isAll && says(draft, 'except');
  takeMeanings(draft, ...(isAll ? ['everyone', 'except'] : []));
  const people = takePeople(draft, (one) => !isPet(one));
  if (isAll) return humans(draft.family).flatMap((one) => (isBut && people.includes(one) ? [] : [one.name]));
  const self = draft.found.self?.who;
  const isSelf = self !== undefined && says(draft, 'goesHerself');
  takeMeanings(draft, 'goesHerself');
  const all = isSelf && !people.includes(self) ? [self, ...people] : people;
  return all.length > 0 ? all.map(({ name }) => name) : undefined;
}

/** 'three nights' from the start on. */
function takeNights(draft: Draft, start: string | undefined): string | undefined {
  const { words } = draft.found;
  const at = words.findIndex(
    ({ word }, place) => /^(?:nights?|days?)$/.test(word) && numberOf(words[place - 1]?.word) !== undefined,
  );
  const count = numberOf(words[at - 1]?.word);
  if (at < 0 || !count || draft.used.has(at)) return undefined;
  take(draft, { first: at - 1, next: at + 1 });
  const isNights = words[at]?.word.startsWith('night');
  return start && addDays(start, isNights ? count : count - 1);
}

/** 'to', 'in' within a run: 'long weekend in Santa Fe' goes there. */
const within = /^(.{2,40}) (?:to|in) (.{2,60})$/i;

/** The words that name where it goes: behind 'to' or 'in', written like a name, or the first. */
function placeRun(runs: readonly Run[]): Run | undefined {
  const value = (run: Run, at: number) =>
    (/^(?:to|in)$/.test(run.lead) || within.test(run.text)
      ? 3
      : /^(?:at|around|through|of|for|visiting)$/.test(run.lead)
        ? 2
        : 0) +
    (/^\p{Lu}/u.test(run.text) && run.first > 0 ? 1.5 : 0) -
    Math.max(0, run.next - run.first - 5) -
    at * 0.1;
  return runs.map((run, at) => ({ run, is: value(run, at) })).toSorted((a, b) => b.is - a.is)[0]?.run;
}

const addTrip: Frame = {
  tool: 'add_trip',
  fill(draft) {
    const { date, endDate, until } = takeWhenSaid(draft);
    const nights = takeNights(draft, date);
    const travelers = takeTravelers(draft);
    const type = takeValue(draft, 'travel');
    takeCommands(draft, 'planTrip', 'trip', 'book', 'calendar', 'planner');
    const runs = runsOf(draft);
    const run = placeRun(runs);
    const beside = runs.filter((one) => one !== run && /^(?:in|with|at|and|for)$/.test(one.lead));
    for (const one of [run, ...beside]) takeRun(draft, one);
    // 'cruise with my parents' names nowhere to go.
    const isWithSomebody = run?.lead === 'with';
    const place = run && !isWithSomebody ? capital(within.exec(run.text)?.[2] ?? run.text) : undefined;
    const days = { startDate: date, endDate: endDate ?? until ?? nights };
    const kind = capital(type === 'cruise' ? type : 'trip');
    const title = !run ? kind : isWithSomebody ? `${kind} with ${run.text}` : capital(run.text);
    const description =
      beside.length > 0 ? capital(beside.map(({ lead, text }) => `${lead} ${text}`).join(', ')) : undefined;
    const values = asValues({ title, destination: place, ...days, travelType: type, travelers, description });
    if (!run && type !== 'cruise') return missing('title', 'Where are you going?', asValues({ ...days }));
    return date
      ? card(values)
      : missing('startDate', `When does the trip${place ? ` to ${place}` : ''} start?`, values);
  },
};

interface TripRecord {
  startDate: string | null;
  endDate: string | null;
  travelers: string[];
}

/** Who comes along from now on: 'Nora isn't coming', 'Grandma comes too'. */
function travelersAfter(
  draft: Draft,
  { travelers }: TripRecord,
  people: readonly HouseholdMember[],
): string[] | undefined {
  const names = people.map(({ name }) => name);
  if (names.length === 0 || !says(draft, 'traveler', 'leavesOut')) return undefined;
  const isOut = says(draft, 'leavesOut');
  takeMeanings(draft, 'traveler', 'leavesOut');
  return isOut
    ? travelers.filter((name) => !names.includes(name))
    : [...travelers, ...names.filter((name) => !travelers.includes(name))];
}

/** 'They want everybody at work on the 23rd, so make the trip end on the 22nd': the other day is not that of the trip. */
function otherDays(draft: Draft): Span[] {
  const { when, meanings } = draft.found;
  const days = when.filter(({ kind }) => kind === 'day');
  const [edge] = meanings.filter(({ meaning }) => meaning === 'tripEnd' || meaning === 'tripStart');
  if (days.length < 2 || !edge || days.every(({ first }, at) => at === 0 || first - (days[at - 1]?.next ?? 0) < 3))
    return [];
  const exact = days.filter(
    (one) => one.kind === 'day' && one.exact !== undefined && one.exact > 1 && one.role !== 'not',
  );
  const behind =
    (exact.length === 1 ? exact[0] : undefined) ??
    days.find(({ first }) => first >= edge.first - 2 && first - edge.next < 8) ??
    days.find(({ role }) => role !== 'not');
  return days.filter((one) => one !== behind && one.role !== 'not');
}

/** Which days are different: both, the last one or the first. */
function daysAfter(draft: Draft, record: TripRecord): { startDate?: string; endDate?: string } | undefined {
  const { startDate, endDate } = record;
  const isEnd = says(draft, 'tripEnd');
  const isStart = says(draft, 'tripStart');
  const shift = shiftIn(draft);
  const others = otherDays(draft);
  takeMeanings(draft, 'tripEnd', 'tripStart', 'shift.later', 'shift.earlier');
  const said = takeWhenNear(draft, startDate && addDays(startDate, isEnd && !isStart ? -1 : -7), others);
  if (shift) take(draft, shift.span);
  if (said.date && said.endDate) return { startDate: said.date, endDate: said.endDate };
  const date = said.date ?? said.until;
  // Where only a day is said, it is the first one, unless the trip lasts until then.
  if (date) return said.until || (isEnd && !isStart) ? { endDate: date } : { startDate: date };
  if (!shift?.days || !startDate || !endDate) return undefined;
  if (isStart) return { startDate: addDays(startDate, shift.days) };
  const moved = { endDate: addDays(endDate, shift.days) };
  return isEnd || says(draft, 'length') ? moved : { ...moved, startDate: addDays(startDate, shift.days) };
}

/** Days are near those of the trip: 'the 22nd' is in its month. Two of them are the first and the last. */
function takeWhenNear(draft: Draft, today: string | null, without: readonly Span[]) {
  const { clock } = draft.family;
  const near = today && today > clock.today ? { ...clock, today } : clock;
  const said = takeWhenSaid(draft, without);
  if (!said.date && !said.until) return said;
  const masked = maskedText(draft.found, without);
  const { when } = whenIn(masked, near);
  const days = findingsIn(tokensOf(masked), masked, near).flatMap((one) =>
    one.kind === 'day' && one.role !== 'not' ? [one] : [],
  );
  const [first, last] = days;
  const isRange =
    !when.endDate && first && last && days.length === 2 && last.date > first.date && last.role !== 'plain';
  return isRange ? { date: first.date, endDate: last.date, until: undefined } : when;
}

/** 'the destination is South Lake Tahoe': the words behind it. */
function takeDestination(draft: Draft): string | undefined {
  const named = draft.found.meanings.find(({ meaning }) => meaning === 'destination');
  if (!named) return undefined;
  const run =
    runsOf(draft).find(({ first, next }) => first <= named.next && next > named.next) ??
    runsOf(draft).find(({ first }) => first >= named.next);
  if (!run) return undefined;
  const from = Math.max(run.first, named.next);
  const { text, words } = draft.found;
  take(draft, { first: named.first, next: run.next });
  return capital(
    text
      .slice(words[from]?.from, words[run.next - 1]?.to)
      .replace(/^(?:ought to be|should be|is|to|be|now) /i, '')
      .replace(/^be /i, ''),
  );
}

const changeTrip: Frame = {
  tool: 'change_trip',
  needs: ['trip'],
  fill(draft) {
    const type = takeValue(draft, 'travel');
    const title = takeNewName(draft);
    const destination = takeDestination(draft);
    const people = draft.found.mentions.flatMap(({ who }) => who).filter((one) => !isPet(one));
    const things = tripMeant(draft);
    const [trip] = things;
    if (!trip) return undefined;
    const record = trip.record as TripRecord;
    takeMeanings(draft, 'trip', 'change', 'move');
    const days = daysAfter(draft, record);
    const travelers = travelersAfter(draft, record, people);
    if (travelers) takePeople(draft);
    const values = (one: Thing) =>
      asValues({
        id: one.id,
        ...days,
        travelers,
        travelType: says(draft, 'change') || !days ? type : undefined,
        title,
        destination,
      });
    return Object.keys(values(trip)).length > 1 ? oneOf(things, values) : undefined;
  },
};

const removeTrip: Frame = {
  tool: 'remove_trip',
  needs: ['trip'],
  fill(draft) {
    takeMeanings(draft, 'remove', 'callOff', 'calendar');
    const things = tripMeant(draft);
    takeMeanings(draft, 'trip');
    takeWhenSaid(draft);
    return oneOf(things, ({ id }) => ({ id }));
  },
};

export const tripFrames: readonly Frame[] = [addTrip, changeTrip, removeTrip];
