import * as z from 'zod';
import { productName } from '#core/product.ts';
import type { Route } from './serve.ts';

type Shape = z.core.$ZodType;

const schemaOf = (shape: Shape, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const isGiven = (shape: Shape) => shape._zod.def.type !== 'optional';

const text = (description: string) => ({ description, content: { 'text/plain': { schema: { type: 'string' } } } });

const parameters = ({ path, query }: Route['endpoint']) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const shapes = isGiven(query) ? (schemaOf(query, 'input').properties ?? {}) : {};
  return [...inPath, ...Object.entries(shapes).map(([name, schema]) => ({ name, in: 'query', schema }))];
};

const success = ({ answer, answersFile, answersStream }: Route['endpoint'], description: string) => {
  if (answersFile) return { description, content: { '*/*': {} } };
  if (answersStream) return { description, content: { 'text/event-stream': { schema: schemaOf(answer, 'output') } } };
  return isGiven(answer)
    ? { description, content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
    : { description };
};

const operation = ({ endpoint }: Route) => ({
  summary: endpoint.summary,
  tags: endpoint.resources,
  parameters: parameters(endpoint),
  // By a token or the admin password instead of a session.
  ...(endpoint.access === 'everyone' && { security: [] }),
  ...(isGiven(endpoint.body) && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
  }),
  responses: {
    [endpoint.status]: success(endpoint, 'Done'),
    ...(endpoint.statusIfExists && { [endpoint.statusIfExists]: success(endpoint, 'It was there already') }),
    400: text('The input is wrong; the sentence says where'),
    401: text('Nobody is signed in'),
    403: text('Not allowed'),
    ...(endpoint.path.includes(':') && { 404: text('Not there, or not hers') }),
  },
});

/** The contracts as an OpenAPI 3.1 document. */
export function openApi(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    paths,
  };
}
