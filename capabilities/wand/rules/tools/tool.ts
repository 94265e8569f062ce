import type { AnswerOf, Endpoint, PathParams, QueryOf } from '#core/endpoint.ts';
import type { FieldDescription } from '#core/field-descriptions.ts';
import type { actions, CardField, Option } from '../../card-contract.ts';

/** One value of a proposal, as cards and brains exchange it. */
export type Value = CardField['value'];
export type Values = Record<string, Value>;

export interface LookInput<E extends Endpoint> {
  params?: PathParams<E['path']>;
  query?: QueryOf<E>;
}

/** Reads one endpoint of the product for the person who asks, once per turn. It refuses everything that is not a GET. */
export type Look = <E extends Endpoint>(endpoint: E, input?: LookInput<E>) => Promise<AnswerOf<E>>;

export interface Clock {
  /** Today where the family lives: '2026-11-16'. */
  today: string;
  /** '09:05' */
  now: string;
  timeZone: string;
}

/** What a tool may need to know about the family to show itself on a card. */
export interface Ground extends Clock {
  look: Look;
}

/** One value that a write takes. Names are those of the endpoint's body wherever there is one. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: FieldDescription['kind'];
  isRequired?: boolean;
  /** For the model, where name and label do not say enough. */
  hint?: string;
  /** What may be chosen, or, for a list, is likely. A brain may also give an option's label, a person's name for example. */
  options?: readonly Option[] | ((ground: Ground, values: Values) => Promise<Option[]>);
  /** What stands there where nothing was said. */
  usually?: Value | ((ground: Ground, values: Values) => Promise<Value> | Value);
}

export interface EndpointInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface PlainInput {
  params: Record<string, string>;
  body: Values;
}

/** The record that a tool changes or removes. */
export interface FoundRecord {
  id: string;
  title: string;
  /** By which she recognises it, beside its title: 'Sat, Nov 21 at 11:00 AM, Leo'. */
  words?: string;
  /** What stands in the fields of the tool now. */
  values: Values;
}

/** Lets a brain read: an endpoint of the product and a sentence about it. */
export interface ReadTool {
  kind: 'read';
  name: string;
  endpoint: Endpoint;
  sentence: string;
  /** What of the answer a model needs; without it the whole answer. */
  shown?(answer: never, clock: Clock): unknown;
}

/** Lets a brain propose a write: an endpoint of the product, a sentence about it, and its card. */
export interface WriteTool {
  kind: 'write';
  name: string;
  endpoint: Endpoint;
  sentence: string;
  action: (typeof actions)[number];
  /** 'New appointment' */
  heading: string;
  fields: readonly FieldSpec[];
  /** What the card is called: by default the record's title, or what stands in 'title' or 'name'. */
  subject?(values: Values, record: FoundRecord | undefined, ground: Ground): string | Promise<string>;
  /** For what is about a record that is there: `values.id` says which. Undefined: there is no such record. */
  record?(ground: Ground, values: Values): Promise<FoundRecord | undefined>;
  /** What the endpoint gets. By default it is `plain`: the path's parameters by name, and the tool's other fields as the body. */
  input?(values: Values, ground: Ground, plain: PlainInput): EndpointInput | Promise<EndpointInput>;
  /** Lines with what she should know before she decides. */
  facts?(values: Values, record: FoundRecord | undefined, ground: Ground): string[] | Promise<string[]>;
  /** Lines that say what it comes to; the endpoint is tried out for it and everything taken back. */
  details?(answer: never, ground: Ground): string[] | Promise<string[]>;
  /** The screen where it lives now. */
  path(answer: never): string;
}

export type Tool = ReadTool | WriteTool;
