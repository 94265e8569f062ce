import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { prepareCard } from './card.ts';
import type { FieldSpec, ToolContext, Values, WriteTool } from './tools/tool.ts';
import { ToolRefusal } from './tools/tool-refusal.ts';

const context: ToolContext = {
  today: '2026-11-16',
  now: '09:00',
  timeZone: 'UTC',
  look: () => Promise.reject(new Error('This test makes no lookups')),
};
const body = z.object({});

const fields: FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'childId', label: 'Who', kind: 'choice', options: async () => [{ value: 'id-of-mia', label: 'Mia' }] },
  { name: 'date', label: 'Date', kind: 'date' },
  { name: 'cost', label: 'Cost', kind: 'money' },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    options: [{ value: 'a', label: 'Apples' }],
    defaultValue: 'a',
  },
  { name: 'notes', label: 'Notes', kind: 'long', defaultValue: (_context, { title }) => `About ${title}` },
];
const adding: WriteTool = {
  kind: 'write',
  name: 'add_thing',
  endpoint: endpoint('POST', '/api/things', { summary: '', resources: [], body }),
  description: '',
  action: 'add',
  heading: 'New thing',
  fields,
  path: () => '/things',
};
const stored: Values = { title: 'Cup', childId: 'id-of-mia', date: '2026-11-20', cost: 9500, notes: null };
const record: WriteTool['record'] = async (_context, { id }) =>
  id === '7' ? { id: '7', title: 'Cup', summary: 'On the shelf', values: stored } : undefined;
const changing: WriteTool = {
  ...adding,
  name: 'change_thing',
  endpoint: endpoint('PATCH', '/api/things/:id', { summary: '', resources: [], body }),
  action: 'change',
  record,
};

describe('the card of a new record', () => {
  test('shows every field with its default, and sends only the fields that have a value', async () => {
    const { card, values, input } = await prepareCard(adding, { title: 'Cup', childId: 'MIA', date: null }, context);
    expect(card).toMatchObject({ action: 'add', heading: 'New thing', subject: 'Cup', details: [] });
    expect(card.fields.map(({ name, value, was }) => [name, value, was])).toEqual([
      ['title', 'Cup', null],
      ['childId', 'id-of-mia', null],
      ['date', null, null],
      ['cost', null, null],
      ['category', 'a', null],
      ['notes', 'About Cup', null],
    ]);
    expect(card.fields[1]).toMatchObject({ options: [{ value: 'id-of-mia', label: 'Mia' }], isRequired: false });
    expect(input).toEqual({
      params: {},
      body: { title: 'Cup', childId: 'id-of-mia', category: 'a', notes: 'About Cup' },
    });
    expect((await prepareCard(adding, values, context)).values).toEqual(values);
  });
});

describe('the card of a change', () => {
  test('shows and sends only the changed fields, with their stored values; null and an empty text clear a field', async () => {
    const { card, input, values } = await prepareCard(
      changing,
      { id: '7', cost: 12_000, date: null, childId: '' },
      context,
    );
    expect(card).toMatchObject({ subject: 'Cup', details: ['On the shelf'] });
    expect(card.fields.map(({ name, value, was }) => [name, value, was])).toEqual([
      ['childId', null, 'Mia'],
      ['date', null, '2026-11-20'],
      ['cost', 12_000, '$95.00'],
    ]);
    expect(input).toEqual({ params: { id: '7' }, body: { childId: null, date: null, cost: 12_000 } });
    expect(values).toEqual({ id: '7', childId: null, date: null, cost: 12_000 });
  });

  test.each([
    [{ id: '8', title: 'Mug' }, 'That is not there, or not there any more'],
    [{ title: 'Mug' }, 'That is not there, or not there any more'],
    [{ id: '7' }, 'What should change was not said'],
    [{ id: '7', title: 'Cup', cost: 9500 }, 'It is like that already: Cup'],
  ])('is refused for %j', async (given: Values, sentence) => {
    await expect(prepareCard(changing, given, context)).rejects.toThrow(new ToolRefusal(sentence));
  });
});

test('a removal needs only the record', async () => {
  const removing: WriteTool = {
    ...changing,
    endpoint: endpoint('DELETE', '/api/things/:id', { summary: '', resources: [] }),
    action: 'remove',
    fields: [],
  };
  const { card, input } = await prepareCard(removing, { id: '7', title: 'Nobody asked' }, context);
  expect(card).toMatchObject({ subject: 'Cup', fields: [], details: ['On the shelf'] });
  expect(input).toEqual({ params: { id: '7' } });
});
