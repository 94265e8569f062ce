import * as z from 'zod/mini';
import { pathParamNames, recordIdNames } from '../card.ts';
import type { CardTool, FieldSpec, ReadTool, Tool } from './tool.ts';

/** Builds the JSON schema of a tool's input, for the model. */

interface Property {
  type: 'string' | 'integer' | 'boolean' | 'array';
  items?: { type: 'string' };
  enum?: string[];
  description?: string;
}

export interface InputSchema {
  type: 'object';
  properties: Record<string, Property>;
  required: string[];
  additionalProperties: false;
}

const schemaOf = (properties: Record<string, Property>, required: string[]): InputSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const idProperty: Property = { type: 'string', description: 'The id, as a tool that reads has told it' };
const idProperties = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, idProperty]));

const types: Record<FieldSpec['kind'], Property> = {
  text: { type: 'string' },
  long: { type: 'string' },
  date: { type: 'string', description: 'a date: YYYY-MM-DD' },
  time: { type: 'string', description: 'a time: HH:MM, 24 hours' },
  choice: { type: 'string' },
  many: { type: 'array', items: { type: 'string' } },
  list: { type: 'array', items: { type: 'string' } },
  count: { type: 'integer' },
  money: { type: 'integer', description: 'in cents' },
  flag: { type: 'boolean' },
};

function propertyOf({ kind, label, hint, options }: FieldSpec): Property {
  const property = types[kind];
  const words = [label, property.description, hint].filter(Boolean).join('; ');
  // Only fixed options are listed; the model gets the family's own records from the read tools.
  const isFixed = Array.isArray(options) && property.type === 'string';
  return { ...property, description: words, ...(isFixed && { enum: options.map(({ value }) => value) }) };
}

function cardSchema(tool: CardTool): InputSchema {
  const idNames = recordIdNames(tool);
  const properties = Object.fromEntries(tool.fields.map((field) => [field.name, propertyOf(field)]));
  const needed = tool.fields.filter(({ isRequired, defaultValue: usually }) => isRequired && usually === undefined);
  const required = tool.action === 'change' ? [] : needed.map(({ name }) => name);
  return schemaOf({ ...idProperties(idNames), ...properties }, [...idNames, ...required]);
}

interface QuerySchema {
  properties?: Record<string, { enum?: string[] }>;
  required?: string[];
}

function readSchema(tool: ReadTool): InputSchema {
  const inPath = pathParamNames(tool);
  const query = z.toJSONSchema(tool.endpoint.query, { io: 'input', unrepresentable: 'any' }) as QuerySchema;
  const inQuery = Object.entries(query.properties ?? {}).map(([name, { enum: words }]): [string, Property] => [
    name,
    words ? { type: 'string', enum: words } : { type: 'string', description: 'a date: YYYY-MM-DD' },
  ]);
  return schemaOf({ ...idProperties(inPath), ...Object.fromEntries(inQuery) }, [...inPath, ...(query.required ?? [])]);
}

export const inputSchemaOf = (tool: Tool): InputSchema => (tool.kind === 'read' ? readSchema(tool) : cardSchema(tool));
