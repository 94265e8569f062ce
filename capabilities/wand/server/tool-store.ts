import type { Endpoint } from '#core/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Person } from '#server/database/scope.ts';
import { type Input, perform, type Route } from '#server/http/serve.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { Look, WriteTool } from '../rules/tools/tool.ts';

/** Which route of the product answers an endpoint: tools run through it as requests do. */
export type RouteOf = (endpoint: Endpoint) => Route;

/** The routes are asked for when the first one is called: the assistant's own are made with it. */
export function routesByEndpoint(routes: () => readonly Route[]): RouteOf {
  let byEndpoint: Map<Endpoint, Route> | undefined;
  return (endpoint) => {
    byEndpoint ??= new Map(routes().map((route) => [route.endpoint, route]));
    const route = byEndpoint.get(endpoint);
    if (!route) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
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
