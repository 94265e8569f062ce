import { calendarApi } from '#capabilities/calendar/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { type HandedType, handedTypes } from '#capabilities/handoffs/contract.ts';
import { cookingOf } from '#capabilities/meals/rules/week-words.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { addDays } from '#core/dates.ts';
import type { FoundRecord, ToolContext, Values } from './tool.ts';
import { formatDateTime, joinWithCommas } from './tool-parts.ts';

const daysAhead = 366;
/** Overdue things can be handed over, too. */
const daysBack = 30;

/** Everything that can be handed over, by its type and id; for a series, the occurrence of that day or the next one. */
async function thingOf(
  { look, today }: ToolContext,
  { type, recordId, day }: Values,
): Promise<Omit<FoundRecord, 'values'> | undefined> {
  if (type === 'cooking') return typeof day === 'string' ? { ...cookingOf(day), id: day } : undefined;
  if (type === 'groceries') {
    const list = (await look(groceriesApi.overview)).lists.find(({ id }) => id === recordId);
    return list && { id: list.id, title: 'Groceries', summary: formatDateTime(list.weekStartDate, null) ?? '' };
  }
  if (type === 'subscription') {
    const service = (await look(subscriptionsApi.list)).find(({ id }) => id === recordId);
    return service && { id: service.id, title: service.serviceName };
  }
  const query = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const { entries, undated } = await look(calendarApi.between, { query });
  const own = [...entries, ...undated].filter((entry) => entry.type === type && entry.id === recordId);
  const isChosen = ({ occurrence, date }: (typeof own)[number]) =>
    day ? occurrence === day || date === day : date === null || date >= today;
  const entry = own.find(isChosen) ?? own[0];
  if (!entry) return undefined;
  const { id, title, date, time, childName, location } = entry;
  return { id, title, summary: joinWithCommas([formatDateTime(date, time), childName, location]) };
}

export async function handedThing(context: ToolContext, values: Values): Promise<FoundRecord | undefined> {
  const { type = null, recordId = null } = values;
  const found = handedTypes.includes(type as HandedType) ? await thingOf(context, values) : undefined;
  return found && { ...found, values: { type, recordId } };
}
