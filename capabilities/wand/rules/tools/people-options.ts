import { householdApi } from '#capabilities/household/contract.ts';
import type { Ground } from '../tool.ts';

/** Everybody of the household, to be chosen from. */
export const people = async ({ look }: Ground) =>
  (await look(householdApi.list)).map(({ id, name }) => ({ value: id, label: name }));
