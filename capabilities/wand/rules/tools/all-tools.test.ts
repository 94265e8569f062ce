import { describe, expect, test } from 'vitest';
import { tools } from './all-tools.ts';
import { compact } from './compact.ts';
import { inputSchemaOf } from './input-schema.ts';

const named = (name: string) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool named ${name}`);
  return tool;
};

test('every tool has a unique name; read tools use GET and write tools do not', () => {
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  for (const tool of tools) if (tool.kind !== 'book') expect(tool.endpoint.method === 'GET').toBe(tool.kind === 'read');
});

describe('the input schema for a model', () => {
  test('lists every field of a new record with its options, and the required fields', () => {
    const { properties, required } = inputSchemaOf(named('add_appointment'));
    expect(required).toEqual(['title', 'date']);
    expect(properties).toMatchObject({
      type: { type: 'string', enum: expect.arrayContaining(['Dental']) },
      date: { type: 'string', description: expect.stringContaining('YYYY-MM-DD') },
      childId: { type: 'string', description: expect.stringContaining('name') },
    });
    expect(properties).not.toHaveProperty('id');
  });

  test('offers the assignee wherever a record has one', () => {
    const withAssignee = tools.filter(
      ({ kind, name }) => kind === 'write' && 'assigneeId' in inputSchemaOf(named(name)).properties,
    );
    expect(withAssignee.map(({ name }) => name).toSorted()).toEqual(
      ['appointment', 'birthday', 'event', 'subscription', 'task', 'trip']
        .flatMap((record) => [`add_${record}`, `change_${record}`])
        .toSorted(),
    );
  });

  test('requires only the id for a change', () => {
    const { properties, required } = inputSchemaOf(named('change_subscription'));
    expect(required).toEqual(['id']);
    expect(properties.subscriptionCost).toEqual({
      type: 'integer',
      description: 'Cost; in cents; what is paid each time',
    });
  });

  test('lists the path and query parameters of a read', () => {
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

  test('allows no additional properties, and describes every required one', () => {
    for (const tool of tools) {
      const { properties, required, additionalProperties } = inputSchemaOf(tool);
      expect(additionalProperties).toBe(false);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }
  });
});

test('records for a model omit empty values, timestamps and user ids', () => {
  const ids = { id: '1', userId: 'u', linkedUserId: 'v' };
  const record = { ...ids, createdAt: 'c', updatedAt: 'u', notes: null, tags: [], isOn: false, n: 0 };
  expect(compact([{ ...record, inside: record }])).toEqual([
    { id: '1', isOn: false, n: 0, inside: { id: '1', isOn: false, n: 0 } },
  ]);
});
