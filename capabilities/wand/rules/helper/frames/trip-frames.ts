import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { thingsOf } from '../family.ts';
import type { Thing } from '../things.ts';
import { type Clause, clausesOf, placesOf } from './clauses.ts';
import { takeCommands } from './commands.ts';
import { takeWhenSaid } from './days-said.ts';
import { asValues, type Draft, says, takeMeanings, takeValue } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { takeNewName } from './new-name.ts';
import { isPet, takePeople } from './people-said.ts';
import { changesOf, whichOne } from './records.ts';
import { namesIn, type Run, takeRun } from './titles.ts';
import { daysAfter, type TripRecord, takeNights } from './trip-days.ts';

const peopleOf = ({ household }: Draft['family']) => household.filter((one) => !isPet(one));

/** The travelers: named people, the user, everyone, or everyone except some. */
function takeTravelers(draft: Draft): string[] | undefined {
  const isAll = says(draft, 'everyone');
  const isBut = isAll && says(draft, 'except');
  if (isAll) takeMeanings(draft, 'everyone except');
  const people = takePeople(draft, (one) => !isPet(one));
  if (isAll) return peopleOf(draft.family).flatMap((one) => (isBut && people.includes(one) ? [] : [one.name]));
  const self = draft.found.self?.who;
  const isSelf = self !== undefined && says(draft, 'goesHerself');
  takeMeanings(draft, 'goesHerself');
  const all = isSelf && !people.includes(self) ? [self, ...people] : people;
  return all.length > 0 ? all.map(({ name }) => name) : undefined;
}

/** The travelers after a change: 'Nora isn't coming', 'Grandma comes too'. */
function travelersAfter(
  draft: Draft,
  { travelers }: TripRecord,
  people: readonly HouseholdMember[],
): string[] | undefined {
  const names = people.map(({ name }) => name);
  if (names.length === 0 || !says(draft, 'traveler', 'leavesOut')) return undefined;
  const isOut = says(draft, 'leavesOut');
  takeMeanings(draft, 'traveler leavesOut');
  return isOut
    ? travelers.filter((name) => !names.includes(name))
    : [...travelers, ...names.filter((name) => !travelers.includes(name))];
}

/** 'to' or 'in' within a run: 'long weekend in Santa Fe'. */
const within = /^(.{2,40}) (?:to|in) (.{2,60})$/i;

/** 'Disneyland over ski week' */
const duringPattern = / (?:over|during|for) /i;

/** The run that names the destination: after 'to' or 'in', capitalized like a name, or else the first. */
function placeRun(draft: Draft, runs: readonly Run[]): Run | undefined {
  const isOthers = ({ first, isTold }: Clause) => isTold && draft.found.mentions.some((one) => one.first === first);
  const others = new Set(clausesOf(draft).filter(isOthers).flatMap(placesOf));
  const value = (run: Run, at: number) =>
    (/^(?:to|in)$/.test(run.lead) || within.test(run.text)
      ? 3
      : /^(?:at|around|through|of|for|visiting)$/.test(run.lead)
        ? 2
        : 0) +
    (/^\p{Lu}/u.test(run.text) && run.first > 0 ? 1.5 : 0) -
    (others.has(run.first) ? 3 : 0) -
    Math.max(0, run.next - run.first - 5) -
    at * 0.1;
  return runs.map((run, at) => ({ run, is: value(run, at) })).toSorted((a, b) => b.is - a.is)[0]?.run;
}

/** The trip that is named, or was just spoken of, or else those ahead. */
export function tripMeant(draft: Draft): Thing[] {
  const named = takeThings(draft, { kinds: ['trip'] });
  const near = named.length > 0 ? named : draft.topic.filter(({ kind }) => kind === 'trip');
  takeMeanings(draft, 'trip');
  return near.length > 0 ? near : thingsOf(draft.family, 'trip').filter(({ isPast }) => !isPast);
}

const addTrip: Frame = {
  tool: 'add_trip',
  fill(draft) {
    const { date, endDate, until } = takeWhenSaid(draft);
    const nights = takeNights(draft, date);
    const travelers = takeTravelers(draft);
    const type = takeValue(draft, 'travel');
    takeCommands(draft, 'planTrip', 'trip', 'book', 'calendar', 'planner');
    const runs = namesIn(draft);
    const run = placeRun(draft, runs);
    const beside = runs.filter((one) => one !== run && /^(?:in|with|at|and|for)$/.test(one.lead));
    for (const one of [run, ...beside]) takeRun(draft, one);
    // 'cruise with my parents' has no destination.
    const isWithSomebody = run?.lead === 'with';
    const [placed = ''] = (within.exec(run?.text ?? '')?.[2] ?? run?.text ?? '').split(duringPattern);
    const place = isWithSomebody || placed === '' ? undefined : capitalize(placed);
    const days = { startDate: date, endDate: endDate ?? until ?? nights };
    const kind = capitalize(type === 'cruise' ? type : 'trip');
    const title = !run ? kind : isWithSomebody ? `${kind} with ${run.text}` : capitalize(run.text);
    const description =
      beside.length > 0 ? capitalize(beside.map(({ lead, text }) => `${lead} ${text}`).join(', ')) : undefined;
    const values = asValues({ title, destination: place, ...days, travelType: type, travelers, description });
    if (!run && type !== 'cruise') return missing('title', 'Where are you going?', asValues({ ...days }));
    return date
      ? card(values)
      : missing('startDate', `When does the trip${place ? ` to ${place}` : ''} start?`, values);
  },
};

const changeTrip: Frame = {
  tool: 'change_trip',
  needs: ['trip'],
  fill(draft) {
    const type = takeValue(draft, 'travel');
    const title = takeNewName(draft);
    const people = draft.found.mentions.flatMap(({ who }) => who).filter((one) => !isPet(one));
    const things = tripMeant(draft);
    takeMeanings(draft, 'change move');
    const values = (one: Thing) => {
      const record = one.record as TripRecord;
      const days = daysAfter(draft, record);
      return asValues({
        id: one.id,
        ...days,
        travelers: travelersAfter(draft, record, people),
        travelType: says(draft, 'change') || !days ? type : undefined,
        title,
      });
    };
    if (says(draft, 'traveler', 'leavesOut')) takePeople(draft);
    return changesOf(things, values);
  },
};

export const tripFrames: readonly Frame[] = [
  addTrip,
  changeTrip,
  whichOne('remove_trip', 'trip', 'remove callOff calendar', tripMeant),
];
