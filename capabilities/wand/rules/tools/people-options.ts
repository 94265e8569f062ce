import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import type { Ground } from './tool.ts';

/** People to be chosen from: by id, or, where a record keeps names, by name. */

const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
const byName = ({ name }: { name: string }) => ({ value: name, label: name });

export const people = async ({ look }: Ground) => (await look(householdApi.list)).map(byId);

export const peopleByName = async ({ look }: Ground) =>
  (await look(householdApi.list)).filter(({ memberType }) => memberType !== 'pet').map(byName);

export const children = async ({ look }: Ground) => (await look(childrenApi.list)).map(byId);

export const childrenByName = async ({ look }: Ground) => (await look(childrenApi.list)).map(byName);
