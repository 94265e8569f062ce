/**
 * A second, simple calculation of the notices that people must get, for the simulation. It shares no code with the
 * product: it loops over things, people and leads, and finds each local time by trying. It is slow and obvious on
 * purpose.
 */

export interface Thing {
  type: 'appointment' | 'birthday' | 'reminder' | 'renewal';
  id: string;
  /** The first day. A weekly thing also takes place every 7 days after it, and a birthday every year. */
  day: string;
  time: string | null;
  isWeekly: boolean;
  skipped: Set<string>;
  /** Single occurrences that were changed, by their original day. */
  changed: Map<string, { day: string; time: string; assignee: string | null }>;
  /** Id of an adult. */
  assignee: string | null;
  writer: string;
  isGone: boolean;
  /** The reminder days of a renewal. */
  leadDays: number;
  ownLeads: Map<string, string[]>;
}

export interface Person {
  id: string;
  adult: string;
  zone: string | null;
  quiet: { from: string; until: string } | null;
  hasMorning: boolean;
}

export interface Family {
  zone: string;
  people: Person[];
  things: Thing[];
}

export interface Expected {
  key: string;
  person: Person;
  dueAt: number;
  isOwnLead: boolean;
}

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const usualLeads = {
  appointment: ['1d 18:00', '120m'],
  birthday: ['21d 09:00', '7d 09:00', '1d 09:00'],
  reminder: [],
  renewal: ['0d 09:00'],
};

export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

/** '2026-11-19 16:05' on the clocks of a zone. */
export function clockIn(zone: string, moment: number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  return format.format(moment);
}

const moments = new Map<string, number>();

/**
 * Tries every offset from UTC in steps of a quarter of an hour. If two moments match, takes the first; a skipped time
 * moves forward.
 */
function momentIn(zone: string, day: string, time: string): number {
  const name = `${zone} ${day} ${time}`;
  const known = moments.get(name);
  if (known !== undefined) return known;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  let found: number | undefined;
  for (let quarters = 60; quarters >= -60 && found === undefined; quarters--)
    if (clockIn(zone, asUtc - quarters * 15 * minute) === `${day} ${time}`) found = asUtc - quarters * 15 * minute;
  const yesterday = () => momentIn(zone, plusDays(day, -1), time) + dayMs;
  moments.set(name, found ?? yesterday());
  return found ?? yesterday();
}

interface Occurrence {
  thing: Thing;
  day: string;
  time: string | null;
  assignee: string | null;
}

function dayAfter({ type, isWeekly }: Thing, day: string): string | undefined {
  if (type === 'birthday') return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isWeekly ? plusDays(day, 7) : undefined;
}

/** All occurrences between two days. */
function occurrencesOf(family: Family, from: string, to: string): Occurrence[] {
  const found: Occurrence[] = [];
  for (const thing of family.things) {
    if (thing.isGone) continue;
    // Changed occurrences may have moved by up to a week.
    const last = plusDays(to, 10);
    for (let day: string | undefined = thing.day; day !== undefined && day <= last; day = dayAfter(thing, day)) {
      if (thing.skipped.has(day)) continue;
      const changed = thing.changed.get(day);
      const { day: on, time, assignee } = changed ?? { day, time: thing.time, assignee: thing.assignee };
      if (on >= from && on <= to) found.push({ thing, day: on, time, assignee });
    }
  }
  return found;
}

const isLinked = (family: Family, adult: string | null) => family.people.some((person) => person.adult === adult);

function isTold(family: Family, person: Person, { thing, assignee }: Occurrence) {
  if (thing.ownLeads.has(person.id)) return true;
  return isLinked(family, assignee) ? person.adult === assignee : person.id === thing.writer;
}

/** Everything that falls due after one moment and until another, in one family. */
export function expectedNotices(family: Family, after: number, until: number): Expected[] {
  const isDue = (moment: number) => moment > after && moment <= until;
  const from = plusDays(clockIn('UTC', after).slice(0, 10), -2);
  const to = plusDays(clockIn('UTC', until).slice(0, 10), 30);
  const occurrences = occurrencesOf(family, from, to);
  const expected: Expected[] = [];
  for (const person of family.people) {
    const zone = person.zone ?? family.zone;
    for (const occurrence of occurrences) {
      if (!isTold(family, person, occurrence)) continue;
      const byMoment = new Map<number, Expected>();
      for (const one of remindersOf(family, person, zone, occurrence)) byMoment.set(one.dueAt, one);
      expected.push(...[...byMoment.values()].filter(({ dueAt }) => isDue(dueAt)));
    }
    for (let day = from; day <= to; day = plusDays(day, 1)) {
      const concerns = ({ assignee }: Occurrence) =>
        assignee === null || assignee === person.adult || !isLinked(family, assignee);
      const brief = (name: string, time: string, first: string, last: string) => {
        const dueAt = momentIn(zone, day, time);
        const hers = occurrences.filter((one) => one.day >= first && one.day <= last && concerns(one));
        if (isDue(dueAt) && hers.length > 0)
          expected.push({ key: `${name} ${day} ${person.id}`, person, dueAt, isOwnLead: true });
      };
      if (person.hasMorning) brief('morning', '07:00', day, day);
      else {
        const tasks = occurrences.filter(
          (one) =>
            one.day === day &&
            one.thing.type === 'reminder' &&
            !one.thing.ownLeads.has(person.id) &&
            isTold(family, person, one),
        );
        const dueAt = awake(momentIn(zone, day, '08:00'), momentIn(zone, plusDays(day, 1), '00:00'), person, zone);
        if (tasks.length > 0 && isDue(dueAt))
          expected.push({ key: `task ${day} ${person.id}`, person, dueAt, isOwnLead: false });
      }
      if (new Date(`${day}T00:00:00Z`).getUTCDay() === 0) brief('week', '17:00', plusDays(day, 1), plusDays(day, 7));
    }
  }
  return expected;
}

/** Longest lead first, so that if two fall on the same moment, the one closer to the event remains. */
function remindersOf(family: Family, person: Person, zone: string, { thing, day, time }: Occurrence): Expected[] {
  const own = thing.ownLeads.get(person.id);
  const start = momentIn(family.zone, day, time ?? '09:00');
  const end = time ? start : momentIn(family.zone, plusDays(day, 1), '00:00');
  const found: (Expected & { plain: number })[] = [];
  for (const lead of own ?? usualLeads[thing.type]) {
    const [, days, at] = /^(\d+)d (\d\d:\d\d)$/.exec(lead) ?? [];
    const plain =
      days && at
        ? momentIn(zone, plusDays(day, -Number(days) - thing.leadDays), at)
        : start - Number(lead.replace('m', '')) * minute;
    const dueAt = own ? plain : awake(plain, end, person, zone);
    // A notice at the moment itself is still in time.
    if (dueAt > end) continue;
    const key = `${thing.type} ${thing.id} ${time ? `${day} ${time}` : day} ${lead} ${person.id}`;
    found.push({ key, person, dueAt, plain, isOwnLead: own !== undefined });
  }
  return found.toSorted((a, b) => a.plain - b.plain);
}

/** Whether the person's quiet hours contain a moment. */
export function isQuiet(moment: number, { quiet }: Person, zone: string) {
  if (!quiet) return false;
  const time = clockIn(zone, moment).slice(11);
  return quiet.from > quiet.until ? time >= quiet.from || time < quiet.until : time >= quiet.from && time < quiet.until;
}

const awakeMoments = new Map<string, number>();

function awake(moment: number, end: number, person: Person, zone: string): number {
  const name = `${moment} ${end} ${person.quiet?.from} ${person.quiet?.until} ${zone}`;
  const found = awakeMoments.get(name) ?? findAwake(moment, end, person, zone);
  awakeMoments.set(name, found);
  return found;
}

/** Waits minute by minute for the end of the quiet hours, or goes back to five minutes before they began. */
function findAwake(moment: number, end: number, person: Person, zone: string): number {
  if (!isQuiet(moment, person, zone)) return moment;
  let later = moment;
  while (isQuiet(later, person, zone)) later += minute;
  if (later <= end - 15 * minute) return later;
  let earlier = moment;
  while (isQuiet(earlier - minute, person, zone)) earlier -= minute;
  return earlier - 5 * minute;
}
