import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { handoffsApi } from '#capabilities/handoffs/contract.ts';
import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Look } from '#capabilities/wand/rules/tools/tool.ts';
import { clearConversation, proposalRows, type StoredProposal } from '#capabilities/wand/server/store.ts';
import type { talkWith } from '#testing/wand-talk.ts';
import type { Write } from './wand-judge.ts';
import { currentValues, type Names, spokenTool, spokenValues } from './wand-values.ts';

/** The result of a conversation, in the terms of the test sentences. */

export type Talk = ReturnType<typeof talkWith>;

export const namesOf = async ({ contextFor, steps }: Talk) => namesIn((await contextFor(steps)).look);

/** Every record that a proposal can name, by id. */
export async function namesIn(look: Look): Promise<Names> {
  const names: Names = new Map();
  const addAll = (records: readonly { id: string }[]) => {
    for (const record of records) {
      const values = record as Record<string, unknown> & { id: string };
      const name = String(values.title ?? values.name ?? values.serviceName);
      const of = typeof values.childName === 'string' ? values.childName : undefined;
      names.set(record.id, { name, of, values: { ...names.get(record.id)?.values, ...values } });
    }
  };
  addAll(await look(householdApi.list));
  addAll(await look(childrenApi.list));
  addAll(await look(appointmentsApi.list));
  addAll(await look(eventsApi.list));
  addAll(await look(birthdaysApi.list));
  const planned = await look(plannerApi.list);
  addAll(planned);
  for (const { id, category } of planned)
    if (category === 'trip') addAll(await look(packingApi.list, { params: { id } }));
  addAll(await look(recipesApi.list));
  addAll(await look(subscriptionsApi.list));
  addAll(await look(placesApi.list));
  addAll(await look(handoffsApi.list));
  for (const { items } of await look(groceriesApi.list)) addAll(items);
  return names;
}

/** In the order in which they were made; those of one answer may be of the same moment. */
export async function storedProposals({ steps }: Talk): Promise<StoredProposal[]> {
  const stored = await steps.reading((scope) => proposalRows(scope).list());
  return stored.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.place - b.place);
}

/**
 * The writes that these proposals would make. `before` has the names as they were before the conversation; records
 * that it has created since are looked up, and removed ones keep their old names.
 */
export async function writesOf(talk: Talk, shown: readonly StoredProposal[], before: Names): Promise<Write[]> {
  const hasApproved = (await storedProposals(talk)).some(({ status }) => status === 'approved');
  const names = hasApproved ? new Map([...(await namesOf(talk)), ...before]) : before;
  return shown.map(({ tool, values }) => ({
    tool: spokenTool(tool),
    values: spokenValues(tool, values, names),
    current: currentValues(tool, values, names),
  }));
}

/** Undoes all approved proposals and clears the conversation. */
export async function reset(talk: Talk) {
  const stored = await storedProposals(talk);
  for (const { id } of stored.filter(({ status }) => status === 'approved').toReversed()) await talk.undo(id);
  await talk.steps.inTransaction(async (scope) => {
    await clearConversation(scope);
    for (const { id } of await proposalRows(scope).list()) await proposalRows(scope).remove(id);
  });
}
