import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import type { ToolContext } from './tool.ts';

/** Options for person fields: by id, or by name where the record stores names. */

const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
const byName = ({ name }: { name: string }) => ({ value: name, label: name });

export const peopleOptions = async ({ look }: ToolContext) => (await look(householdApi.list)).map(byId);

export const peopleNameOptions = async ({ look }: ToolContext) =>
  (await look(householdApi.list)).filter(({ memberType }) => memberType !== 'pet').map(byName);

export const childOptions = async ({ look }: ToolContext) => (await look(childrenApi.list)).map(byId);

export const childNameOptions = async ({ look }: ToolContext) => (await look(childrenApi.list)).map(byName);
