import { type Facts, type Receiver, recordKey } from './facts.ts';
import type { DueThing } from './things.ts';

/**
 * Who is reminded of something: its assignee, if she signs in; otherwise its writer, or the family's owners if the writer
 * has left. Whoever set leads of her own for it is reminded too.
 */
export function toldOf(thing: Pick<DueThing, 'type' | 'id' | 'assigneeId' | 'writerId'>, facts: Facts): Receiver[] {
  const usual = usuallyTold(thing, facts);
  return facts.people.filter(
    (person) => usual.includes(person) || person.ownLeads.has(recordKey(thing.type, thing.id)),
  );
}

function usuallyTold({ assigneeId, writerId }: Pick<DueThing, 'assigneeId' | 'writerId'>, { people }: Facts) {
  const assignee = people.filter(({ adultId }) => adultId !== null && adultId === assigneeId);
  if (assignee.length > 0) return assignee;
  const writer = people.filter(({ personId }) => personId === writerId);
  return writer.length > 0 ? writer : people.filter(({ isOwner }) => isOwner);
}

/** Whether it belongs into somebody's brief: hers, ours, or done by somebody who gets no messages. */
export function concerns({ assigneeId }: Pick<DueThing, 'assigneeId'>, { adultId }: Receiver, { people }: Facts) {
  if (assigneeId === null || assigneeId === adultId) return true;
  return !people.some((person) => person.adultId === assigneeId);
}
