import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import type { FieldSpec, ToolContext } from './tool.ts';

/** Options for person fields: by id, or by name where the record stores names. */

const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
const byName = ({ name }: { name: string }) => ({ value: name, label: name });

export const peopleOptions = async ({ look }: ToolContext) => (await look(householdApi.list)).map(byId);

/** Everyone who eats what the family cooks. */
export const eaterOptions = async ({ look }: ToolContext) =>
  (await look(householdApi.list)).filter(({ memberType }) => memberType !== 'pet').map(byId);

export const peopleNameOptions = async ({ look }: ToolContext) =>
  (await look(householdApi.list)).filter(({ memberType }) => memberType !== 'pet').map(byName);

const adultOptions = async ({ look }: ToolContext) =>
  (await look(householdApi.list)).filter(({ memberType }) => memberType === 'adult').map(byId);

/** The field `assigneeId`, for every kind of record that has an assignee. */
export const assigneeField: Omit<FieldSpec, 'name'> = {
  label: 'Who',
  kind: 'choice',
  options: adultOptions,
  emptyLabel: 'Ours',
  hint: 'the adult who takes care of it, only if named',
};

export const childOptions = async ({ look }: ToolContext) => (await look(childrenApi.list)).map(byId);

export const childNameOptions = async ({ look }: ToolContext) => (await look(childrenApi.list)).map(byName);
