import * as z from 'zod';
import { productName } from '#core/product.ts';
import { acceptsIntent, type Route } from './serve.ts';

type Shape = z.core.$ZodType;

const schemaOf = (shape: Shape, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const isDefined = (shape: Shape) => shape._zod.def.type !== 'optional';

const textResponse = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

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
  return [...inPath, ...inQuery, ...(acceptsIntent(route) ? [intentHeader] : [])];
};

const successResponse = ({ answer, answersFile, answersStream }: Route['endpoint'], description: string) => {
  if (answersFile) return { description, content: { '*/*': {} } };
  if (answersStream) return { description, content: { 'text/event-stream': { schema: schemaOf(answer, 'output') } } };
  return isDefined(answer)
    ? { description, content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
    : { description };
};

const describeOperation = (route: Route) => {
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
      ...(acceptsIntent(route) && { 204: { description: 'This change was made before' } }),
      [endpoint.status]: successResponse(endpoint, 'Done'),
      ...(endpoint.statusIfExists && { [endpoint.statusIfExists]: successResponse(endpoint, 'It already existed') }),
      400: textResponse('The input is invalid; the message says what is wrong'),
      401: textResponse('Not signed in'),
      403: textResponse('Not allowed'),
      ...(endpoint.path.includes(':') && { 404: textResponse('Not found, or owned by another family') }),
    },
  };
};

/** Builds an OpenAPI 3.1 document from the contracts. */
export function openApi(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describeOperation(route) };
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
