import * as z from 'zod';
import { productName } from '#core/product.ts';
import { type Route, takesIntent } from './serve.ts';

type Shape = z.core.$ZodType;

const schemaOf = (shape: Shape, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const isDefined = (shape: Shape) => shape._zod.def.type !== 'optional';

const text = (description: string) => ({ description, content: { 'text/plain': { schema: { type: 'string' } } } });

const intentHeader = {
  name: 'X-Intent',
  in: 'header',
  description: 'A new UUID for this change. If the request is sent again, the change is made only once',
  schema: { type: 'string', format: 'uuid' },
};

const parameters = (route: Route) => {
  const { path, query } = route.endpoint;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const shapes = isDefined(query) ? (schemaOf(query, 'input').properties ?? {}) : {};
  const inQuery = Object.entries(shapes).map(([name, schema]) => ({ name, in: 'query', schema }));
  return [...inPath, ...inQuery, ...(takesIntent(route) ? [intentHeader] : [])];
};

const success = ({ answer, answersFile, answersStream }: Route['endpoint'], description: string) => {
  if (answersFile) return { description, content: { '*/*': {} } };
  if (answersStream) return { description, content: { 'text/event-stream': { schema: schemaOf(answer, 'output') } } };
  return isDefined(answer)
    ? { description, content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
    : { description };
};

const operation = (route: Route) => {
  const { endpoint } = route;
  return {
    summary: endpoint.summary,
    tags: endpoint.resources,
    parameters: parameters(route),
    // These endpoints check a token or the admin password instead of a session.
    ...(endpoint.access === 'everyone' && { security: [] }),
    ...(isDefined(endpoint.body) && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    responses: {
      ...(takesIntent(route) && { 204: { description: 'This change was made before' } }),
      [endpoint.status]: success(endpoint, 'Done'),
      ...(endpoint.statusIfExists && { [endpoint.statusIfExists]: success(endpoint, 'It already existed') }),
      400: text('The input is invalid; the message says what is wrong'),
      401: text('Not signed in'),
      403: text('Not allowed'),
      ...(endpoint.path.includes(':') && { 404: text('Not found, or owned by another family') }),
    },
  };
};

/** Builds an OpenAPI 3.1 document from the contracts. */
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
