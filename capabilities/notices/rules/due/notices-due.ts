import { addDays, type CalendarDate, daysBetween, weekday } from '#core/dates.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import type { NoticeKind } from '../../contract.ts';
import { type Lead, parseLead } from '../../lead-contract.ts';
import { tasksWithoutBriefAt } from './defaults.ts';
import { type Facts, type Receiver, recordKey, zoneOf } from './facts.ts';
import { endOf, latestReminderMs, momentOfLead, outsideQuietHours } from './moments.ts';
import { belongsInBriefOf, peopleToRemind } from './people-to-remind.ts';
import { type DueThing, occasionOf, thingsOf } from './things.ts';

/** A notice for one person at one moment, before its channels are decided. */
export interface PlannedNotice {
  /** The same reminder of the same occasion always has the same key. */
  key: string;
  kind: NoticeKind;
  personId: string;
  recordId: string | null;
  occasion: string;
  /** Milliseconds, like `usefulUntil`. */
  dueAt: number;
  usefulUntil: number;
  /** The things that it is about; a brief has several. */
  things: readonly DueThing[];
}

interface Span {
  /** Start of the time to look at, exclusive. */
  after: number;
  /** End of the time to look at, inclusive. */
  until: number;
}

/** Everything that falls due between two moments, earliest first. */
export function noticesDue(facts: Facts, { after, until }: Span): PlannedNotice[] {
  const isDue = ({ dueAt }: PlannedNotice) => dueAt > after && dueAt <= until;
  // Adds a day on each side, because people and the family may be in different zones.
  const [from, to] = [addDays(dayAt(after), -1), addDays(dayAt(until), 1)];
  const things = thingsOf(facts, from, addDays(to, longestLead(facts)));
  return [...remindersOf(things, facts, from, to), ...briefsOf(things, facts, from, to)]
    .filter(isDue)
    .toSorted((a, b) => a.dueAt - b.dueAt || a.key.localeCompare(b.key));
}

const dayAt = (moment: number) => wallTimeAt(moment, 'UTC').date;

/** In days, rounded up. */
export function longestLead({ people, subscriptions }: Facts): number {
  const written = people.flatMap(({ choices, ownLeads }) => [...Object.values(choices.leads), ...ownLeads.values()]);
  const days = written.flat().map((lead) => daysOf(parseLead(lead)));
  const ownDays = subscriptions.flatMap((one) => [one.renewalReminderLeadDays, one.lowStockThreshold]);
  // Adds a week for the brief about the week ahead.
  return Math.max(8, ...days, ...ownDays) + 1;
}

const daysOf = (lead: Lead | undefined) =>
  lead === undefined ? 0 : 'days' in lead ? lead.days : Math.ceil(lead.minutes / (24 * 60));

/** Only approximate: enough to tell which of two leads is closer to the event. */
function minutesOf(lead: Lead | undefined) {
  if (lead === undefined || 'minutes' in lead) return lead?.minutes ?? 0;
  const [hours = 0, minutes = 0] = lead.at.split(':').map(Number);
  return (lead.days + 1) * 24 * 60 - hours * 60 - minutes;
}

function remindersOf(things: readonly DueThing[], facts: Facts, from: CalendarDate, to: CalendarDate) {
  return things.flatMap((thing) =>
    peopleToRemind(thing, facts).flatMap((person) => {
      const own = person.ownLeads.get(recordKey(thing.type, thing.id));
      const leads = (own ?? person.choices.leads[thing.kind]).filter((lead) => {
        const day = addDays(thing.day, -daysOf(parseLead(lead)) - thing.leadDays);
        // A cheap check first, so that exact moments are computed only for things that are close.
        return daysBetween(from, day) >= -1 && daysBetween(day, to) >= -1;
      });
      const longestFirst = leads.toSorted((a, b) => minutesOf(parseLead(b)) - minutesOf(parseLead(a)));
      return onePerMoment(longestFirst.flatMap((lead) => reminder(thing, lead, own !== undefined, person, facts)));
    }),
  );
}

function reminder(thing: DueThing, written: string, isOwn: boolean, person: Receiver, facts: Facts): PlannedNotice[] {
  const lead = parseLead(written);
  if (!lead) return [];
  const zone = zoneOf(person, facts);
  const end = endOf(thing, facts.timeZone);
  const moment = momentOfLead(thing, lead, { person: zone, family: facts.timeZone });
  // A lead that the person set on this record is kept to the minute, even in quiet hours.
  const dueAt = isOwn ? moment : outsideQuietHours(moment, end, person.choices, zone);
  if (dueAt > end) return [];
  const { personId } = person;
  const occasion = occasionOf(thing);
  const key = `${recordKey(thing.type, thing.id)} ${occasion} ${written} ${personId}`;
  // A reminder for the last minutes, or for the moment itself, may still arrive when the event begins.
  const usefulUntil = Math.max(end, dueAt + latestReminderMs);
  return [{ key, kind: thing.kind, personId, recordId: thing.id, occasion, dueAt, usefulUntil, things: [thing] }];
}

/** Several leads for one thing may end up at the same moment after quiet hours; the one closest to the event is kept. */
const onePerMoment = (planned: readonly PlannedNotice[]) => [
  ...new Map(planned.map((notice) => [notice.dueAt, notice])).values(),
];

/** The briefs of all people, and the day's tasks for those without a morning brief. */
function briefsOf(things: readonly DueThing[], facts: Facts, from: CalendarDate, to: CalendarDate): PlannedNotice[] {
  const byDay = Map.groupBy(things, ({ day }) => day);
  const between = (first: CalendarDate, days: number) =>
    Array.from({ length: days }, (_, index) => byDay.get(addDays(first, index)) ?? []).flat();
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return facts.people.flatMap((person) => {
    const { morningAt, weekDay, weekAt } = person.choices;
    const theirs = (some: readonly DueThing[]) => some.filter((thing) => belongsInBriefOf(thing, person, facts));
    return days.flatMap((day) => [
      ...(morningAt ? brief('morning', day, morningAt, theirs(between(day, 1)), person, facts) : tasks(day, person)),
      ...(weekAt && weekday(day) === weekDay
        ? brief('week', day, weekAt, theirs(between(addDays(day, 1), 7)), person, facts)
        : []),
    ]);
  });

  function tasks(day: CalendarDate, person: Receiver) {
    const isHers = (thing: DueThing) =>
      thing.kind === 'task' &&
      !person.ownLeads.has(recordKey(thing.type, thing.id)) &&
      person.choices.leads.task.length === 0 &&
      peopleToRemind(thing, facts).includes(person);
    return brief('task', day, tasksWithoutBriefAt, between(day, 1).filter(isHers), person, facts).map((planned) => ({
      ...planned,
      dueAt: outsideQuietHours(planned.dueAt, planned.usefulUntil, person.choices, zoneOf(person, facts)),
    }));
  }
}

function brief(
  kind: 'morning' | 'week' | 'task',
  day: CalendarDate,
  time: string,
  things: readonly DueThing[],
  person: Receiver,
  facts: Facts,
): PlannedNotice[] {
  if (things.length === 0) return [];
  const zone = zoneOf(person, facts);
  const { personId } = person;
  const dueAt = momentOf({ date: day, time }, zone);
  const usefulUntil = momentOf({ date: addDays(day, 1), time: '00:00' }, zone);
  return [
    { key: `${kind} ${day} ${personId}`, kind, personId, recordId: null, occasion: day, dueAt, usefulUntil, things },
  ];
}
