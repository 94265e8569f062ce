import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { type NamedThing, wandApi } from '../../contract.ts';
import type { Look } from '../tools/tool.ts';

const lists = new Map<Endpoint, NamedThing['kind'][]>([
  [appointmentsApi.list, ['appointment']],
  [eventsApi.list, ['event']],
  [birthdaysApi.list, ['birthday']],
  // Of the planner nobody asks for what was dismissed.
  [plannerApi.list, ['task', 'trip']],
  [recipesApi.list, ['recipe']],
  [subscriptionsApi.list, ['subscription']],
]);

/** Nobody is asked for a list of what has no name: it is empty. */
export const sparing = (look: Look): Look =>
  (async (endpoint: Endpoint, given?: object) => {
    const kinds = lists.get(endpoint);
    const isEmpty = kinds && !(await look(wandApi.names)).some(({ kind }) => kinds.includes(kind));
    return isEmpty ? [] : look(endpoint, given);
  }) as Look;
