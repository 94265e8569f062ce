import { and, count, eq, gt, inArray, isNotNull, isNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { CanSend } from '#capabilities/notices/server/store.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import { isoMoment } from '#server/database/columns.ts';
import { startRecording } from '#server/database/recording.ts';
import { acrossFamilies, familyRows, type Scope } from '#server/database/scope.ts';
import { isUniqueViolation } from '#server/database/unique-violation.ts';
import { newGuestLink } from '#server/guest-links.ts';
import { Refusal } from '#server/http/errors.ts';
import type { NewHandoff } from '../ask-contract.ts';
import { defaultDeadline, lastMoment, linkExpiry } from '../rules/deadline.ts';
import { openStates, pendingStates } from '../rules/events.ts';
import { whenKey } from '../rules/observed.ts';
import { askTransition } from '../rules/states.ts';
import type { Thing } from '../rules/things.ts';
import { advance, conflict, storedHandoff, tellAbout } from './advance-store.ts';
import { caseOf, type HandoffCase, loadPeople, type People, roleOf, shownHandoff } from './case-store.ts';
import { columnsOf, type Reference, thingSources } from './source-store.ts';
import { handoffRows, lockCase, settle } from './store.ts';
import { handoffs } from './tables.ts';
import { noReferences, thingOf } from './thing-store.ts';

/** Asking someone to take care of something. */

type Ask = z.output<typeof NewHandoff>;

const refused = (sentence: string) => new Refusal(422, sentence);

const maxGuestLinks = 20;

/** Hand-offs that ended this long ago are deleted at the next ask, as notices are. */
const keptDays = 90;

export async function ask(scope: Scope, services: CanSend, body: Ask) {
  const at = Date.now();
  const people = await loadPeople(scope);
  const name = await nameThing(scope, body);
  await deleteOldHandoffs(scope, at);
  if (body.undoId) await startRecording(scope, body.undoId);
  await endFormer(scope, services, name, at);
  const thing = await thingOf(scope, name, wallTimeAt(at, people.timeZone).date);
  refuseEnded(thing, people, at);
  const giverId = people.adultOf(scope.person.userId)?.id ?? null;
  const taker = takerOf(body, people, thing, giverId);
  const link = body.guestName ? await guestLink(scope, thing, people, at) : undefined;
  const added = await addHandoff(scope, {
    ...name,
    ...taker,
    ...link?.columns,
    giverId,
    showsAllergies: body.showsAllergies ?? false,
    word: body.word ?? null,
    answerBy: isoMoment(deadlineOf(body, thing, people, at)),
    state: askTransition.to,
    event: 'ask',
    stateAt: isoMoment(at),
    seenTitle: thing.title,
    seenWhen: whenKey(thing),
    seenAssigneeId: thing.assigneeId ?? null,
  });
  const one = await caseOf(scope, added, people, at);
  await tellAbout(scope, services, one, askTransition.told, at);
  return { ...shownHandoff(one, scope.person.userId, at), token: link?.token ?? null };
}

const deleteOldHandoffs = (scope: Scope, at: number) =>
  handoffRows(scope).removeAll(
    and(
      notInArray(handoffs.state, [...openStates]),
      lt(handoffs.stateAt, isoMoment(at - keptDays * 24 * 60 * 60_000)),
    ) as SQL,
  );

type NamedThing = Pick<typeof handoffs.$inferSelect, Reference | 'type' | 'day'>;

/** Finds and locks the record. The day is kept only for one occurrence of a series. */
async function nameThing(scope: Scope, { type, recordId, day = null }: Ask): Promise<NamedThing> {
  if (type === 'cooking') return { ...noReferences, type, day };
  for (const column of columnsOf[type]) {
    const { table, hasOccurrences } = thingSources[column];
    const [row] = await familyRows(scope, table).list({ where: eq(table.id, recordId ?? ''), limit: 1 });
    if (!row) continue;
    await familyRows(scope, table).hold(recordId ?? '');
    return { ...noReferences, type, [column]: recordId, day: hasOccurrences?.(row as never) ? day : null };
  }
  throw refused("There's no such record");
}

/** A thing has one hand-off at a time. Asking again settles one that came back. */
async function endFormer(scope: Scope, services: CanSend, name: NamedThing, at: number) {
  const { type, ...columns } = name;
  const isSame = Object.entries(columns).map(([column, value]) => {
    const stored = handoffs[column as keyof typeof columns];
    return value === null ? isNull(stored) : eq(stored, value);
  });
  const isCooking = type === 'cooking' ? [eq(handoffs.type, type)] : [];
  const open = inArray(handoffs.state, [...pendingStates, 'returned']);
  for (const stored of await handoffRows(scope).list({ where: and(...isSame, ...isCooking, open) as SQL })) {
    const one = await settle(scope, services, await caseOf(scope, stored, await loadPeople(scope), at), at);
    if (pendingStates.some((state) => state === one.handoff.state)) throw conflict(one);
    if (one.handoff.state === 'returned') await advance(scope, services, one, { event: 'ask again', by: 'giver' }, at);
  }
}

function refuseEnded(thing: Thing, { timeZone }: People, at: number) {
  if (thing.isGone) throw refused("It isn't on any more");
  if (thing.isDone) throw refused("It's already done");
  const end = thing.lastDay && lastMoment({ date: thing.lastDay, time: thing.time }, timeZone);
  if (end && end <= at) throw refused("It's already over");
}

function takerOf({ takerId, guestName }: Ask, people: People, thing: Thing, giverId: string | null) {
  if (guestName) return { takerId: null, guestName: guestName.trim() };
  const adult = people.adults.find(({ id }) => id === takerId);
  if (!adult) throw refused('Choose an adult of your household');
  if (adult.id === giverId) throw refused("That's you. Tap your initials on the card instead");
  if (!people.loginOf(adult.id)) throw refused(`${adult.name} has no login yet. Make a link instead`);
  if (thing.assigneeId === adult.id) throw refused(`${adult.name} does it already`);
  return { takerId: adult.id, guestName: null };
}

/** A day without a time means its evening. */
const eveningAt = '20:00';

function deadlineOf({ answerByDate: date, answerByTime }: Ask, thing: Thing, { timeZone }: People, at: number) {
  if (!date) return defaultDeadline(thing, timeZone, at);
  const last = lastMoment(thing, timeZone) ?? Number.POSITIVE_INFINITY;
  const chosen = momentOf({ date, time: answerByTime ?? eveningAt }, timeZone);
  if (chosen <= at) throw refused('The answer is needed by a time that has passed. Choose a later one');
  // A default evening deadline may be too late for a thing on that day.
  if (chosen > last && last > at) {
    if (answerByTime) throw refused('Choose an answer by a time before it begins');
    return defaultDeadline(thing, timeZone, at);
  }
  return chosen;
}

async function guestLink(scope: Scope, thing: Thing, { timeZone }: People, at: number) {
  const isOpen = and(
    eq(handoffs.familyId, scope.person.familyId),
    isNotNull(handoffs.tokenHash),
    isNull(handoffs.linkWithdrawnAt),
    gt(handoffs.linkExpiresAt, isoMoment(at)),
    inArray(handoffs.state, [...pendingStates]),
  );
  const [open] = await acrossFamilies(scope).select({ links: count() }).from(handoffs).where(isOpen);
  if ((open?.links ?? 0) >= maxGuestLinks)
    throw new Refusal(409, `You have ${maxGuestLinks} open links. Take one back first`);
  return newGuestLink(isoMoment(linkExpiry(thing, timeZone, at)));
}

type NewRow = Parameters<ReturnType<typeof handoffRows>['add']>[0];

async function addHandoff(scope: Scope, row: NewRow) {
  try {
    return await handoffRows(scope).add(row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(409, 'Someone has just asked about this');
    throw error;
  }
}

/** A new link for a guest who hasn't answered; the former one ends. */
export async function newLink(scope: Scope, services: CanSend, id: string) {
  const at = Date.now();
  const one: HandoffCase = await lockCase(scope, services, id, at);
  if (!one.handoff.isGuest) throw refused('Only someone without a login gets a link');
  if (one.handoff.state !== 'asked') throw conflict(one);
  if (roleOf(one, scope.person.userId) !== 'giver') throw new Refusal(403, 'Only the one who asked can do that');
  const { token, columns } = newGuestLink(isoMoment(linkExpiry(one.thing, one.people.timeZone, at)));
  await handoffRows(scope).change(id, columns);
  const changed = await caseOf(scope, await storedHandoff(scope, id), one.people, at);
  return { ...shownHandoff(changed, scope.person.userId, at), token };
}
