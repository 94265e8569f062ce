import { type Facts, type Receiver, recordKey } from './facts.ts';
import type { DueThing } from './things.ts';

/**
 * The people to remind: the assignee, if they sign in; otherwise the writer, or the family's owners if the writer has
 * left. Everyone who set their own leads for it is reminded too.
 */
export function peopleToRemind(
  thing: Pick<DueThing, 'type' | 'id' | 'assigneeId' | 'writerId'>,
  facts: Facts,
): Receiver[] {
  const usual = usualPeopleToRemind(thing, facts);
  return facts.people.filter(
    (person) => usual.includes(person) || person.ownLeads.has(recordKey(thing.type, thing.id)),
  );
}

function usualPeopleToRemind({ assigneeId, writerId }: Pick<DueThing, 'assigneeId' | 'writerId'>, { people }: Facts) {
  const assignee = people.filter(({ adultId }) => adultId !== null && adultId === assigneeId);
  if (assignee.length > 0) return assignee;
  const writer = people.filter(({ personId }) => personId === writerId);
  return writer.length > 0 ? writer : people.filter(({ isOwner }) => isOwner);
}

/** Whether something belongs in a person's brief: it is theirs, nobody's in particular, or its assignee gets no messages. */
export function belongsInBriefOf(
  { assigneeId }: Pick<DueThing, 'assigneeId'>,
  { adultId }: Receiver,
  { people }: Facts,
) {
  if (assigneeId === null || assigneeId === adultId) return true;
  return !people.some((person) => person.adultId === assigneeId);
}
