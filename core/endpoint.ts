import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Shape = z.ZodMiniType;

/**
 * Who may call an endpoint. 'family' (the default): a signed-in person, within their current family. 'person': a
 * signed-in person who may not have a family yet. 'everyone': no session needed; the route itself checks a token or
 * password.
 */
export type Access = 'family' | 'person' | 'everyone';

/** Description of one HTTP endpoint, shared by browser and server. */
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
  /** HTTP status on success. */
  status: number;
  /** Status if the record to create already exists; the route signals this with `answerExisting`. */
  statusIfExists?: number;
  /** The response is a file instead of JSON. */
  answersFile?: true;
  /** The response is a stream of `data: ` lines, each with one JSON value of the answer shape; the last is `[DONE]`. */
  answersStream?: true;
  /** Maximum body size; the default is one megabyte. */
  maxBytes?: number;
  /** A body of any type is accepted and not looked at. */
  ignoresBody?: true;
  /** Browsers store the last answer, without private notes, and show it while there is no connection. */
  isKept?: true;
  access: Access;
  /** What a GET shows or a write changes. A write invalidates every query that shares one of these names. */
  resources: readonly string[];
  /** One sentence for the OpenAPI document and for the assistant. */
  summary: string;
}

interface EndpointOptions<Body, Query, Answer> {
  summary: string;
  resources: readonly string[];
  body?: Body;
  query?: Query;
  answer?: Answer;
  status?: number;
  statusIfExists?: number;
  answersFile?: true;
  answersStream?: true;
  maxBytes?: number;
  ignoresBody?: true;
  isKept?: true;
  access?: Access;
}

const anyValue = z.optional(z.any());

export function endpoint<
  Path extends string,
  Body extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
  Query extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
  Answer extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
>(method: Method, path: Path, options: EndpointOptions<Body, Query, Answer>): Endpoint<Path, Body, Query, Answer> {
  const { statusIfExists, answersFile, answersStream, maxBytes, ignoresBody, isKept } = options;
  const defaultStatus = options.answer || answersFile ? (method === 'POST' ? 201 : 200) : 204;
  return {
    method,
    path,
    body: options.body ?? (anyValue as unknown as Body),
    query: options.query ?? (anyValue as unknown as Query),
    answer: options.answer ?? (anyValue as unknown as Answer),
    status: options.status ?? defaultStatus,
    ...(statusIfExists && { statusIfExists }),
    ...(answersFile && { answersFile }),
    ...(answersStream && { answersStream }),
    ...(maxBytes && { maxBytes }),
    ...(ignoresBody && { ignoresBody }),
    ...(isKept && { isKept }),
    access: options.access ?? 'family',
    resources: options.resources,
    summary: options.summary,
  };
}

/** The four endpoints of most records: list, add, change and remove. */
export function collection<
  Path extends string,
  Item extends Shape,
  Added extends Shape,
  Changed extends Shape,
  Query extends Shape = z.ZodMiniOptional<z.ZodMiniAny>,
>(
  path: Path,
  shapes: {
    /** Singular with article for summaries, such as 'a child' in 'Add a child'. */
    one: string;
    /** Plural, such as 'the children' in 'List the children'. */
    many: string;
    resources: readonly string[];
    /** Resources of the list endpoint, if it also shows other records; defaults to `resources`. */
    shows?: readonly string[];
    /** Shape of a record in responses. */
    item: Item;
    /** Request body of `add`. */
    added: Added;
    /** Request body of `change`. */
    changed: Changed;
    query?: Query;
    /** Browsers store the list and show it while there is no connection. */
    isKept?: true;
  },
) {
  const { one, many, resources, shows = resources, item, added, changed, query, isKept } = shapes;
  return {
    list: endpoint('GET', path, {
      summary: `List ${many}`,
      resources: shows,
      answer: z.array(item),
      ...(query && { query }),
      ...(isKept && { isKept }),
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
