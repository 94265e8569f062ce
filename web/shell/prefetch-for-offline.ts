import type { QueryClient } from '@tanstack/react-query';
import { calendarApi } from '#capabilities/calendar/contract.ts';
import { monthGrid } from '#capabilities/calendar/rules/month-grid.ts';
import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { today } from '#core/dates.ts';
import type { Endpoint } from '#core/endpoint.ts';
import type { EndpointArgs } from '#web/api/call.ts';
import { readOptions } from '#web/api/hooks.ts';

/**
 * Stores ahead of time what people need in a shop or kitchen without a connection, even if they haven't opened it yet.
 */
export async function prefetchForOffline(client: QueryClient) {
  const load = <E extends Endpoint>(endpoint: E, args: EndpointArgs<E>) =>
    client.fetchQuery(readOptions(endpoint, args));
  const date = today();
  const { currentId } = await load(groceriesApi.overview, { query: { today: date } });
  if (currentId) await load(groceriesApi.read, { params: { id: currentId } });
  await load(dashboardApi.show, { query: { today: date } });
  const { from, to } = monthGrid(date);
  await load(calendarApi.between, { query: { from, to } });
  const { rows } = await load(mealPlansApi.week, { query: { weekStartDate: mondayOf(date) } });
  const recipeIds = rows.flatMap(({ cells }) => cells.map(({ recipeId }) => recipeId));
  for (const id of new Set(recipeIds)) if (id) await load(recipesApi.read, { params: { id } });
}
