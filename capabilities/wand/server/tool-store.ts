import type { Endpoint } from '#core/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Person } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Input } from '#server/http/parse-input.ts';
import { perform, type Route } from '#server/http/serve.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { CardTool, Look, WriteTool } from '../rules/tools/tool.ts';

/** Identifies an endpoint. A worker thread can't send the whole object. */
export type EndpointName = Pick<Endpoint, 'method' | 'path'>;

/** Finds the route of an endpoint; tools run it the way HTTP requests do. */
export type RouteOf = (endpoint: EndpointName) => Route;

const keyOf = ({ method, path }: EndpointName) => `${method} ${path}`;

/** Calls `routes` on first use, because the assistant's own routes are created with the result of this function. */
export function routesByEndpoint(routes: () => readonly Route[]): RouteOf {
  let byKey: Map<string, Route> | undefined;
  return (endpoint) => {
    byKey ??= new Map(routes().map((route) => [keyOf(route.endpoint), route]));
    const route = byKey.get(keyOf(endpoint));
    if (!route) throw new Error(`No route serves ${keyOf(endpoint)}`);
    return route;
  };
}

/** Creates a `Look` for one person that caches each answer. */
export function createLook(database: Database, person: Person, routeOf: RouteOf): Look {
  const cached = new Map<string, Promise<unknown>>();
  return (async (endpoint: Endpoint, given: Input = {}) => {
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.path} is not a read endpoint`);
    // Routes expect a query object, also an empty one.
    const input = { query: {}, ...given };
    const key = JSON.stringify([endpoint.path, input]);
    const answer = cached.get(key) ?? perform(database, person, routeOf(endpoint), input).then(({ answer }) => answer);
    cached.set(key, answer);
    return answer;
  }) as Look;
}

const byName = new Map(tools.map((tool) => [tool.name, tool]));

export function cardToolNamed(name: string): CardTool {
  const tool = byName.get(name);
  if (!tool || tool.kind === 'read') throw new Error(`There is no tool with a card named ${name}`);
  return tool;
}

/** A tool whose cards can be approved. */
export function writeToolNamed(name: string): WriteTool {
  const tool = cardToolNamed(name);
  if (tool.kind === 'book') throw new Refusal(409, "I can't book it for you. Tap the button on the card to start");
  return tool;
}
