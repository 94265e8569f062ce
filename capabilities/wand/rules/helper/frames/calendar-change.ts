import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import type { Thing } from '../things.ts';
import type { Span } from '../when/tokens.ts';
import { pointerDay, reachSaid, takeStart, thoseOn } from './calendar-reach.ts';
import { nearDate } from './days-by-records.ts';
import { takeWhenSaid } from './days-said.ts';
import { asValues, type Draft, says, take, takeMeanings } from './draft.ts';
import type { Frame } from './frame.ts';
import { takeNewName } from './new-name.ts';
import { takeNote } from './new-note.ts';
import { takeNewPlace } from './new-place.ts';
import { isAdult, isChild, takePeople, takeSelf } from './people-said.ts';
import { changesOf, thingsMeant } from './records.ts';
import { shiftIn, takeShift } from './shift-said.ts';

type WhenInText = ReturnType<typeof takeWhenSaid>;

/** A new person for the entry: 'it's for me, not Mia'. */
function newOwner(draft: Draft, thing: Thing, others: readonly HouseholdMember[]): HouseholdMember | undefined {
  const [other] = others;
  const isDenied = says(draft, 'not');
  const owner = draft.found.mentions.some(({ who }) => who.some(({ name }) => thing.people.includes(name)));
  if (other && others.length === 1) return other;
  return isDenied && owner ? takeSelf(draft) : undefined;
}

/** An adult named with a child's entry takes care of it. */
function ownerOrDoer(
  draft: Draft,
  thing: Thing,
  assignee: HouseholdMember | undefined,
  owner: HouseholdMember | undefined,
) {
  if (assignee || !owner) return {};
  const isOfChild = draft.family.household.some((one) => isChild(one) && thing.people.includes(one.name));
  return isOfChild && isAdult(owner) && !says(draft, 'not') ? { assigneeId: owner.id } : { childId: owner.id };
}

/** 'at 7' for an entry at 6:30 PM is in the evening too. */
function nearTime({ found: { when } }: Draft, { time: now }: Thing, time: string | undefined): string | undefined {
  const isSaid = when.some((one) => one.kind === 'part' || (one.kind === 'time' && one.from.half !== undefined));
  if (!time || !now || isSaid || now < '16:00' || time >= '09:00' || time < '01:00') return time;
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

/** 'Callum does Tuesday's trombone': the new assignee. */
function takeAssignee(draft: Draft): HouseholdMember | undefined {
  if (!says(draft, 'does')) return undefined;
  const people = takePeople(draft, isAdult);
  const self = people.length === 0 ? takeSelf(draft) : undefined;
  takeMeanings(draft, 'does');
  return people.length === 1 ? people[0] : self;
}

interface EntryChange {
  when: WhenInText;
  shifted: ReturnType<typeof takeShift>;
  place: string | undefined;
  title: string | undefined;
  note: ReturnType<typeof takeNote>;
  assignee: HouseholdMember | undefined;
  pointer: string | undefined;
}

/** A day that the entry already has only identifies it. */
function dateIn(draft: Draft, thing: Thing, { when, shifted, pointer }: EntryChange): string | undefined {
  if (shifted?.date) return shifted.date;
  if (takeStart(draft) === when.date && thing.isSeries) return undefined;
  const date = nearDate(draft, pointer ?? thing.date, when.date);
  return date === (pointer ?? thing.date) ? undefined : date;
}

function valuesFor(draft: Draft, thing: Thing, change: EntryChange, whom: readonly HouseholdMember[]): Values {
  const { when, shifted, place, title, note, assignee, pointer } = change;
  const reach = reachSaid(draft, thing, pointer);
  const date = dateIn(draft, thing, change);
  const isEnd = thing.isSeries === true && says(draft, 'ending') && !says(draft, 'once');
  const until = isEnd ? (when.until ?? date ?? when.date) : when.until;
  const isAppointment = thing.kind === 'appointment';
  const said = asValues({
    date: isEnd ? undefined : thing.isSeries || !until ? date : (date ?? until),
    time: shifted?.time ?? nearTime(draft, thing, when.time),
    location: place,
    title,
    assigneeId: assignee?.id,
    ...(isAppointment && {
      notes: note?.notes,
      whatToBring: note?.bring,
      recurringFrequency: when.repeats === 'weekly' && thing.isSeries ? undefined : when.repeats,
      recurringUntil: isEnd || (thing.isSeries && when.repeats) ? until : undefined,
      ...ownerOrDoer(draft, thing, assignee, newOwner(draft, thing, whom)),
    }),
    ...(!isAppointment && {
      notes: note?.notes ?? (note?.bring && `Bring: ${note.bring}`),
      affectedChildren: whom.length > 0 && whom.every(isChild) ? whom.map(({ name }) => name) : undefined,
    }),
  });
  if (Object.keys(said).length === 0) return { id: thing.id };
  return { id: thing.id, ...said, ...(isAppointment && (isEnd ? { reach: 'all' } : reach)) };
}

export function change(tool: string, kind: 'appointment' | 'event'): Frame {
  return {
    tool,
    needs: [kind],
    fill(draft) {
      takeMeanings(draft, 'move change calendar once onwards series ending same');
      const note = takeNote(draft);
      const title = takeNewName(draft);
      const placed = takeNewPlace(draft);
      const things = thingsMeant(draft, kind);
      const [first] = things;
      if (!first) return undefined;
      const pointed = pointerDay(draft, things, false);
      const meant = thoseOn(things, pointed?.date);
      const [thing = first] = meant;
      const shift = shiftIn(draft);
      const shifted = takeShift(draft, thing, pointed?.date ?? thing.date);
      const without: Span[] = [
        ...(pointed ? [pointed] : []),
        ...(shift ? [shift.span] : []),
        ...knownHour(draft, thing),
      ];
      for (const span of without) take(draft, span);
      const when = takeWhenSaid(draft, without);
      const assignee = takeAssignee(draft);
      const owners = new Set(meant.flatMap(({ people }) => people));
      const whom = takePeople(draft, ({ name }) => !owners.has(name));
      const place = placed ?? takeNewPlace(draft);
      const values = (one: Thing) =>
        valuesFor(draft, one, { when, shifted, place, title, note, assignee, pointer: pointed?.date }, whom);
      return changesOf(meant, values, 'date');
    },
  };
}

/** 'at 11 instead of 10', 'not 3:30': the current time, if a new one is named too. */
function knownHour({ found: { when } }: Draft, { time }: Thing): Span[] {
  const times = when.flatMap((one) => (one.kind === 'time' ? [one] : []));
  if (!time || times.length < 2) return [];
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return times.filter(
    ({ from, role }) => role !== 'to' && from.hour % 12 === hour % 12 && (from.minute ?? 0) === minute,
  );
}
