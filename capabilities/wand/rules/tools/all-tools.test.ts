import { describe, expect, test } from 'vitest';
import { tools } from './all-tools.ts';
import { brief } from './brief.ts';
import { inputSchemaOf } from './input-schema.ts';

const named = (name: string) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no ${name}`);
  return tool;
};

test('every tool has a name of its own, reads with GET or writes without', () => {
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  for (const { kind, endpoint } of tools) expect(endpoint.method === 'GET').toBe(kind === 'read');
});

describe('what a model is told about the input', () => {
  test('of a new record every field, with what may be chosen, and what it cannot do without', () => {
    const { properties, required } = inputSchemaOf(named('add_appointment'));
    expect(required).toEqual(['title', 'date']);
    expect(properties).toMatchObject({
      type: { type: 'string', enum: expect.arrayContaining(['Dental']) },
      date: { type: 'string', description: expect.stringContaining('YYYY-MM-DD') },
      childId: { type: 'string', description: expect.stringContaining('name') },
    });
    expect(properties).not.toHaveProperty('id');
  });

  test('of a change the id and no other must', () => {
    const { properties, required } = inputSchemaOf(named('change_subscription'));
    expect(required).toEqual(['id']);
    expect(properties.subscriptionCost).toEqual({
      type: 'integer',
      description: 'Cost; in cents; what is paid each time',
    });
  });

  test('of a read what stands in the path and behind the question mark', () => {
    expect(inputSchemaOf(named('whats_on'))).toMatchObject({
      properties: { from: { type: 'string' }, to: { type: 'string' } },
      required: ['from', 'to'],
    });
    expect(inputSchemaOf(named('read_recipe'))).toMatchObject({ properties: { id: {} }, required: ['id'] });
    expect(inputSchemaOf(named('list_household'))).toMatchObject({
      properties: { memberType: { enum: ['adult', 'child', 'pet'] } },
      required: [],
    });
  });

  test('nothing else is taken, and what is needed is named', () => {
    for (const tool of tools) {
      const { properties, required, additionalProperties } = inputSchemaOf(tool);
      expect(additionalProperties).toBe(false);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }
  });
});

test('a model is not told what is empty, nor who wrote it when', () => {
  const record = { id: '1', userId: 'u', createdAt: 'c', updatedAt: 'u', notes: null, tags: [], isOn: false, n: 0 };
  expect(brief([{ ...record, inside: record }])).toEqual([
    { id: '1', isOn: false, n: 0, inside: { id: '1', isOn: false, n: 0 } },
  ]);
});
