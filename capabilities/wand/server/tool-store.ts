import type { Endpoint } from '#core/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Person } from '#server/database/scope.ts';
import { type Input, perform, type Route } from '#server/http/serve.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { Look, WriteTool } from '../rules/tools/tool.ts';

/** What an endpoint is known by. A thread can send no more of it than that. */
export type EndpointName = Pick<Endpoint, 'method' | 'path'>;

/** Which route of the product answers an endpoint: tools run through it as requests do. */
export type RouteOf = (endpoint: EndpointName) => Route;

const keyOf = ({ method, path }: EndpointName) => `${method} ${path}`;

/** The routes are asked for when the first one is called: the assistant's own are made with it. */
export function routesByEndpoint(routes: () => readonly Route[]): RouteOf {
  let byKey: Map<string, Route> | undefined;
  return (endpoint) => {
    byKey ??= new Map(routes().map((route) => [keyOf(route.endpoint), route]));
    const route = byKey.get(keyOf(endpoint));
    if (!route) throw new Error(`Nobody answers ${keyOf(endpoint)}`);
    return route;
  };
}

/** Reads for one person, each thing once. */
export function lookFor(database: Database, person: Person, routeOf: RouteOf): Look {
  const seen = new Map<string, Promise<unknown>>();
  return (async (endpoint: Endpoint, given: Input = {}) => {
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.path} writes`);
    // A request without a query has an empty one.
    const input = { query: {}, ...given };
    const key = JSON.stringify([endpoint.path, input]);
    const answer = seen.get(key) ?? perform(database, person, routeOf(endpoint), input).then(({ answer }) => answer);
    seen.set(key, answer);
    return answer;
  }) as Look;
}

const byName = new Map(tools.map((tool) => [tool.name, tool]));

export function writeToolNamed(name: string): WriteTool {
  const tool = byName.get(name);
  if (tool?.kind !== 'write') throw new Error(`There is no tool ${name} that writes`);
  return tool;
}
