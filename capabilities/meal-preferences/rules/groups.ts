import type { CustomGroup } from '../contract.ts';

export interface WantedGroup {
  id?: string | undefined;
  name: string;
  memberIds?: string[] | undefined;
}

/**
 * A group keeps its id, and with it its plans, from one save to the next. An id that is not one of the stored groups' could be a
 * person's or somebody else's, so it counts as none.
 */
export function groupsAfter(
  stored: readonly CustomGroup[],
  wanted: readonly WantedGroup[],
  left: ReadonlySet<string>,
  newId: () => string,
): CustomGroup[] {
  const free = new Set(stored.map(({ id }) => id));
  return wanted.map(({ id, name, memberIds = [] }) => ({
    id: id !== undefined && free.delete(id) ? id : newId(),
    name,
    memberIds: [...new Set(memberIds)].filter((memberId) => !left.has(memberId)),
  }));
}

/** Those that are called otherwise than before. */
export const renamedGroups = (stored: readonly CustomGroup[], groups: readonly CustomGroup[]) =>
  groups.filter(({ id, name }) => stored.some((former) => former.id === id && former.name !== name));
