import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { present } from './card.ts';
import { Refused } from './tools/refused.ts';
import type { FieldSpec, Ground, Values, WriteTool } from './tools/tool.ts';

const ground: Ground = {
  today: '2026-11-16',
  now: '09:00',
  timeZone: 'UTC',
  look: () => Promise.reject(new Error('Nothing is looked up here')),
};
const body = z.object({});

const fields: FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'childId', label: 'Who', kind: 'choice', options: async () => [{ value: 'id-of-mia', label: 'Mia' }] },
  { name: 'date', label: 'Date', kind: 'date' },
  { name: 'cost', label: 'Cost', kind: 'money' },
  { name: 'category', label: 'Category', kind: 'choice', options: [{ value: 'a', label: 'Apples' }], usually: 'a' },
  { name: 'notes', label: 'Notes', kind: 'long', usually: (_ground, { title }) => `About ${title}` },
];
const adding: WriteTool = {
  kind: 'write',
  name: 'add_thing',
  endpoint: endpoint('POST', '/api/things', { summary: '', resources: [], body }),
  sentence: '',
  action: 'add',
  heading: 'New thing',
  fields,
  path: () => '/things',
};
const stored: Values = { title: 'Cup', childId: 'id-of-mia', date: '2026-11-20', cost: 9500, notes: null };
const record: WriteTool['record'] = async (_ground, { id }) =>
  id === '7' ? { id: '7', title: 'Cup', words: 'On the shelf', values: stored } : undefined;
const changing: WriteTool = {
  ...adding,
  name: 'change_thing',
  endpoint: endpoint('PATCH', '/api/things/:id', { summary: '', resources: [], body }),
  action: 'change',
  record,
};

describe('what is new', () => {
  test('shows every field, with what is usual where nothing was said, and sends only what there is', async () => {
    const { card, values, input } = await present(adding, { title: 'Cup', childId: 'MIA', date: null }, ground);
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
    expect((await present(adding, values, ground)).values).toEqual(values);
  });
});

describe('a change', () => {
  test('shows and sends only what changes, with what stood there before; null and an empty text clear', async () => {
    const { card, input, values } = await present(changing, { id: '7', cost: 12_000, date: null, childId: '' }, ground);
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
  ])('%j is refused', async (given: Values, sentence) => {
    await expect(present(changing, given, ground)).rejects.toThrow(new Refused(sentence));
  });
});

test('a removal needs nothing but the record', async () => {
  const removing: WriteTool = {
    ...changing,
    endpoint: endpoint('DELETE', '/api/things/:id', { summary: '', resources: [] }),
    action: 'remove',
    fields: [],
  };
  const { card, input } = await present(removing, { id: '7', title: 'Nobody asked' }, ground);
  expect(card).toMatchObject({ subject: 'Cup', fields: [], details: ['On the shelf'] });
  expect(input).toEqual({ params: { id: '7' } });
});
