import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Shape = z.ZodMiniType;

/**
 * Who may call: a person within the family she is in right now (nearly everything), a person who may not have a family yet,
 * or anybody at all, whom the route itself must then recognise by a token or a password.
 */
export type Access = 'family' | 'person' | 'everyone';

/** One call between browser and server, written once and used by both. */
export interface Endpoint<
  Path extends string = string,
  Body extends Shape = Shape,
  Query extends Shape = Shape,
  Answer extends Shape = Shape,
> {
  method: Method;
  path: Path;
  body: Body;
  query: Query;
  answer: Answer;
  /** The status of success. */
  status: number;
  /** The status where what was asked for is there already; the route says so with `alreadyThere`. */
  statusIfThere?: number;
  /** The answer is a file and not JSON. */
  answersFile?: true;
  /** The answer comes piece by piece, each of this shape: lines that start with `data: `, the last one `[DONE]`. */
  answersStream?: true;
  /** For bodies beyond the usual megabyte. */
  maxBytes?: number;
  access: Access;
  /** What a GET shows or a write changes: a write makes every read that names one of these fetch again. */
  resources: readonly string[];
  /** One sentence for people who read the OpenAPI document, and for the assistant. */
  summary: string;
}

interface Shapes<Body, Query, Answer> {
  summary: string;
  resources: readonly string[];
  body?: Body;
  query?: Query;
  answer?: Answer;
  status?: number;
  statusIfThere?: number;
  answersFile?: true;
  answersStream?: true;
  maxBytes?: number;
  access?: Access;
}

const nothing = z.optional(z.any());

export function endpoint<
  Path extends string,
  Body extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
  Query extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
  Answer extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
>(method: Method, path: Path, shapes: Shapes<Body, Query, Answer>): Endpoint<Path, Body, Query, Answer> {
  const { statusIfThere, answersFile, answersStream, maxBytes } = shapes;
  const success = shapes.answer || answersFile ? (method === 'POST' ? 201 : 200) : 204;
  return {
    method,
    path,
    body: shapes.body ?? (nothing as unknown as Body),
    query: shapes.query ?? (nothing as unknown as Query),
    answer: shapes.answer ?? (nothing as unknown as Answer),
    status: shapes.status ?? success,
    ...(statusIfThere && { statusIfThere }),
    ...(answersFile && { answersFile }),
    ...(answersStream && { answersStream }),
    ...(maxBytes && { maxBytes }),
    access: shapes.access ?? 'family',
    resources: shapes.resources,
    summary: shapes.summary,
  };
}

/** The four calls that most things have: list, add, change, remove. */
export function collection<
  Path extends string,
  Item extends Shape,
  Added extends Shape,
  Changed extends Shape,
  Query extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
>(
  path: Path,
  shapes: {
    /** As in 'Add a child' and 'List the children'. */
    one: string;
    many: string;
    resources: readonly string[];
    /** Where a list shows what other writes change as well. */
    shows?: readonly string[];
    item: Item;
    added: Added;
    changed: Changed;
    query?: Query;
  },
) {
  const { one, many, resources, shows = resources, item, added, changed, query } = shapes;
  return {
    list: endpoint('GET', path, {
      summary: `List ${many}`,
      resources: shows,
      answer: z.array(item),
      ...(query && { query }),
    }) as Endpoint<Path, z.ZodMiniOptional<z.ZodMiniAny>, Query, z.ZodMiniArray<Item>>,
    add: endpoint('POST', path, { summary: `Add ${one}`, resources, body: added, answer: item }),
    change: endpoint('PATCH', `${path}/:id`, { summary: `Change ${one}`, resources, body: changed, answer: item }),
    remove: endpoint('DELETE', `${path}/:id`, { summary: `Remove ${one}`, resources }),
  };
}

/** `/api/appointments/:id` -> `{ id: string }` */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof PathParams<Rest>]: string }
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

export type BodyOf<E extends Endpoint> = z.input<E['body']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
