import type { CustomGroup } from '../contract.ts';

export interface GroupInput {
  id?: string | undefined;
  name: string;
  memberIds?: string[] | undefined;
}

/**
 * Merges the saved groups with the input. A group keeps its id, and thereby its meal plans. An id that is not one of
 * the stored groups' ids could be a person's or another family's, so it is replaced by a new one.
 */
export function mergeGroups(
  stored: readonly CustomGroup[],
  input: readonly GroupInput[],
  deletedIds: ReadonlySet<string>,
  newId: () => string,
): CustomGroup[] {
  const availableIds = new Set(stored.map(({ id }) => id));
  return input.map(({ id, name, memberIds = [] }) => ({
    id: id !== undefined && availableIds.delete(id) ? id : newId(),
    name,
    memberIds: [...new Set(memberIds)].filter((memberId) => !deletedIds.has(memberId)),
  }));
}

/** The groups whose name has changed. */
export const renamedGroups = (stored: readonly CustomGroup[], groups: readonly CustomGroup[]) =>
  groups.filter(({ id, name }) => stored.some((previous) => previous.id === id && previous.name !== name));
