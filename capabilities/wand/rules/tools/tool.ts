import type { AnswerOf, Endpoint, PathParams, QueryOf } from '#core/endpoint.ts';
import type { FieldDescription } from '#core/field-descriptions.ts';
import type { actions, CardField, Option } from '../../card-contract.ts';

/** The value of one card field. */
export type Value = CardField['value'];
export type Values = Record<string, Value>;

export interface LookInput<E extends Endpoint> {
  params?: PathParams<E['path']>;
  query?: QueryOf<E>;
}

/** Calls a GET endpoint as the current person; answers are cached for the turn. Throws for any other method. */
export type Look = <E extends Endpoint>(endpoint: E, input?: LookInput<E>) => Promise<AnswerOf<E>>;

export interface Clock {
  /** Today where the family lives: '2026-11-16'. */
  today: string;
  /** '09:05' */
  now: string;
  timeZone: string;
}

/** What tools need to build a card: the clock and read access to the family's data. */
export interface ToolContext extends Clock {
  look: Look;
}

/** An input field of a write tool. Its name is the property name in the endpoint's body, if the body has one. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: FieldDescription['kind'];
  isRequired?: boolean;
  /** Extra description for the model. */
  hint?: string;
  /** The allowed values, or suggestions for a 'list'. A brain may also give an option's label: a person's name. */
  options?: readonly Option[] | ((context: ToolContext, values: Values) => Promise<Option[]>);
  /** What an empty 'choice' is called, if not 'None'. */
  emptyLabel?: string;
  /** Used if no value was given. */
  defaultValue?: Value | ((context: ToolContext, values: Values) => Promise<Value> | Value);
}

export interface EndpointInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface DefaultInput {
  params: Record<string, string>;
  body: Values;
}

/** The record that a tool is about. */
export interface FoundRecord {
  id: string;
  title: string;
  /** Helps the user recognize the record: 'Sat, Nov 21 at 11:00 AM, Leo'. */
  summary?: string;
  /** The current values of the tool's fields. */
  values: Values;
}

/** Lets a brain read one endpoint. */
export interface ReadTool {
  kind: 'read';
  name: string;
  endpoint: Endpoint;
  description: string;
  /** Selects the parts of the answer that a model needs; default: all of it. */
  forModel?(answer: never, clock: Clock): unknown;
}

interface CardParts {
  name: string;
  description: string;
  /** 'New appointment' */
  heading: string;
  fields: readonly FieldSpec[];
  /** The title of the card. Default: the record's title, or the value of 'title' or 'name'. */
  subject?(values: Values, record: FoundRecord | undefined, context: ToolContext): string | Promise<string>;
  /** Lines that help the user decide: 'Already on your list: Milk. Add more?'. */
  facts?(values: Values, record: FoundRecord | undefined, context: ToolContext): string[] | Promise<string[]>;
}

/** Lets a brain propose a write to one endpoint, shown as a card. */
export interface WriteTool extends CardParts {
  kind: 'write';
  endpoint: Endpoint;
  action: Exclude<(typeof actions)[number], 'book'>;
  /** The values that identify the record, if they aren't in the path. */
  recordIds?: readonly string[];
  /** Finds the existing record by `values.id`; undefined if there is none. */
  record?(context: ToolContext, values: Values): Promise<FoundRecord | undefined>;
  /** Builds the endpoint's input. Default: the path parameters by name, and the other fields as the body. */
  input?(values: Values, context: ToolContext, defaultInput: DefaultInput): EndpointInput | Promise<EndpointInput>;
  /** Lines that preview the result: 'Monday dinner: Tacos'. They are made from the answer of a dry run. */
  details?(answer: never, context: ToolContext): string[] | Promise<string[]>;
  /** The screen that shows the written record. */
  path(answer: never): string;
}

/** Shows a card from which the user books herself, by a call or a message. It writes nothing, so it can't be approved. */
export interface BookTool extends CardParts {
  kind: 'book';
  action: 'book';
}

export type CardTool = WriteTool | BookTool;
export type Tool = ReadTool | CardTool;
