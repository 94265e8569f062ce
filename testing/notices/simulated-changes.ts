import { appointments, changedOccurrences } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { changeLeads } from '#capabilities/notices/server/lead-store.ts';
import { changeSettings } from '#capabilities/notices/server/settings-store.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { connectedServices } from '#capabilities/subscriptions/server/tables.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import type { Services } from '#server/http/services.ts';
import { type Person, plusDays, type Thing } from './expected-notices.ts';
import { type SimulatedFamily, today, type World, write } from './world.ts';

/** Random changes that affect notices. Each is made in the database and in the simulated family. */

const randomTime = ({ random }: World) =>
  `${String(random.below(24)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;

export async function addThing(world: World, family: SimulatedFamily) {
  const { random } = world;
  const person = random.pick(family.people);
  const assignee = random.pick([null, ...family.adults]);
  const type = random.pick(['appointment', 'appointment', 'appointment', 'reminder', 'birthday', 'renewal'] as const);
  const day = plusDays(today(world, family), random.below(type === 'birthday' || type === 'renewal' ? 28 : 9));
  const time = type === 'appointment' && random.chance(0.9) ? randomTime(world) : null;
  const isWeekly = type === 'appointment' && random.chance(0.3);
  const leadDays = type === 'renewal' ? random.below(10) : 0;
  const thing = { type, day, time, isWeekly, assignee, leadDays };
  const { id } = await write(world, family, person, (scope) => storeThing(scope, thing));
  const untouched = { skipped: new Set<string>(), changed: new Map(), isGone: false, ownLeads: new Map() };
  family.things.push({ id, ...thing, writer: person.id, ...untouched });
}

type NewThing = Pick<Thing, 'type' | 'day' | 'time' | 'isWeekly' | 'assignee' | 'leadDays'>;

function storeThing(
  scope: Scope,
  { type, day, time, isWeekly, assignee: assigneeId, leadDays }: NewThing,
): Promise<{ id: string }> {
  if (type === 'appointment') {
    const rhythm = { isRecurring: isWeekly, recurringFrequency: isWeekly ? ('weekly' as const) : null };
    const dentist = { title: 'Dentist', type: 'Dental', date: day, time, assigneeId };
    return familyRows(scope, appointments).add({ ...dentist, ...rhythm });
  }
  if (type === 'reminder') {
    const coats = { title: 'Coats', description: '', category: 'health' as const, triggerDate: day, assigneeId };
    return familyRows(scope, plannerItems).add(coats);
  }
  if (type === 'birthday')
    return familyRows(scope, birthdays).add({ name: 'Rosa', date: day, relationship: 'family', assigneeId });
  // Paid once within the simulated time, so that the simple calculation needs no billing rules.
  return familyRows(scope, connectedServices).add({
    serviceName: 'Films',
    serviceType: 'other',
    renewalDate: day,
    renewalReminderLeadDays: leadDays,
    assigneeId,
  });
}

const tables = { appointment: appointments, reminder: plannerItems, birthday: birthdays, renewal: connectedServices };

/** One thing of a family that one of its people changes. */
interface Change {
  world: World;
  family: SimulatedFamily;
  person: Person;
  thing: Thing;
}

const save = ({ world, family, person }: Change, work: (scope: Scope) => Promise<unknown>) =>
  write(world, family, person, work);
const rowsOf = (scope: Scope, { type }: Thing) => familyRows(scope, tables[type] as typeof appointments);

export async function changeThing(world: World, family: SimulatedFamily) {
  const { random } = world;
  const now = today(world, family);
  const thing = random.pick(family.things.filter(({ isGone, day, isWeekly }) => !isGone && (isWeekly || day >= now)));
  if (!thing) return addThing(world, family);
  const change = { world, family, person: random.pick(family.people), thing };
  const { type, isWeekly, time } = thing;
  const what = random.below(7);
  if (what === 0 || (isWeekly && thing.day < plusDays(now, -60))) await removeIt(change);
  else if (what === 1) await reassign(change);
  else if (what === 2 && type === 'appointment' && !isWeekly) await move(change);
  else if (what === 3 && isWeekly) await skipNext(change);
  else if (what === 4 && isWeekly && time) await moveNext(change);
  else if (what === 5 && type === 'reminder') await dismiss(change);
  else if (what === 6 && type !== 'renewal') await setLeads(change, type);
}

async function removeIt(change: Change) {
  const { thing } = change;
  await save(change, (scope) => rowsOf(scope, thing).remove(thing.id));
  thing.isGone = true;
}

async function reassign(change: Change) {
  const { world, family, thing } = change;
  thing.assignee = world.random.pick([null, ...family.adults]);
  await save(change, (scope) => rowsOf(scope, thing).change(thing.id, { assigneeId: thing.assignee }));
}

async function move(change: Change) {
  const { world, family, thing } = change;
  thing.day = plusDays(today(world, family), world.random.below(9));
  thing.time = randomTime(world);
  await save(change, (scope) => rowsOf(scope, thing).change(thing.id, { date: thing.day, time: thing.time }));
}

async function skipNext(change: Change) {
  const { thing } = change;
  thing.skipped.add(nextDayOf(change));
  const skippedDates = [...thing.skipped].toSorted();
  await save(change, (scope) => rowsOf(scope, thing).change(thing.id, { skippedDates }));
}

async function moveNext(change: Change) {
  const { world, family, thing } = change;
  const { random } = world;
  const day = nextDayOf(change);
  if (thing.changed.has(day) || thing.skipped.has(day)) return;
  const moved = {
    day: plusDays(day, random.below(3)),
    time: randomTime(world),
    assignee: random.pick([null, ...family.adults]),
  };
  await save(change, (scope) =>
    familyRows(scope, changedOccurrences).add({
      appointmentId: thing.id,
      day,
      date: moved.day,
      time: moved.time,
      title: 'Dentist',
      assigneeId: moved.assignee,
    }),
  );
  thing.changed.set(day, moved);
}

async function dismiss(change: Change) {
  const { thing } = change;
  await save(change, (scope) => familyRows(scope, plannerItems).change(thing.id, { dismissed: true }));
  thing.isGone = true;
}

async function setLeads(change: Change, type: Exclude<Thing['type'], 'renewal'>) {
  const { world, person, thing } = change;
  const leads = world.random.pick([null, ['30m'], ['1d 23:30', '5m'], ['0d 06:00'], ['3d 12:00', '90m']]);
  await save(change, (scope) => changeLeads(scope, { type, recordId: thing.id }, leads));
  if (leads) thing.ownLeads.set(person.id, leads);
  else thing.ownLeads.delete(person.id);
}

function nextDayOf({ world, family, thing }: Change) {
  let { day } = thing;
  while (day < today(world, family)) day = plusDays(day, 7);
  return day;
}

const quietHours = [
  null,
  { from: '21:00', until: '07:00' },
  { from: '12:30', until: '14:00' },
  { from: '23:45', until: '05:15' },
];

export async function changePerson(world: World, family: SimulatedFamily, services: Services) {
  const { random } = world;
  const person = random.pick(family.people);
  const what = random.below(3);
  if (what === 0) person.quiet = random.pick(quietHours);
  else if (what === 1) person.hasMorning = !person.hasMorning;
  else person.zone = random.pick([null, 'Asia/Tokyo', 'America/Los_Angeles']);
  const settings = {
    quietFrom: person.quiet?.from ?? null,
    quietUntil: person.quiet?.until ?? null,
    timeZone: person.zone,
    morningAt: person.hasMorning ? '07:00' : null,
  };
  await write(world, family, person, (scope) => changeSettings(services)(scope, settings));
}
