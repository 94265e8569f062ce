import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { momentOf } from '#core/zoned-time.ts';
import { entryOf } from '#testing/notice-facts.ts';
import { type AttentionFacts, attentionOf } from './attention.ts';
import type { OpenHandoff } from './words.ts';

const [today, tomorrow, later] = ['2026-11-17', '2026-11-18', '2026-11-20'];
const at = (time: string, timeZone = 'UTC') => momentOf({ date: today, time }, timeZone);
const thing = (title: string, date: string, time: string | null, more: Partial<CalendarEntry> = {}) =>
  entryOf({ id: title, title, type: 'appointment', date, time, childName: 'Mia', ...more });
const handed = (title: string, more: Partial<OpenHandoff>): OpenHandoff => ({
  id: title,
  title,
  state: 'asked',
  role: 'giver',
  recordId: null,
  day: null,
  date: later,
  time: null,
  giverName: 'Ana',
  takerName: 'David',
  answerBy: '2026-11-17T12:00:00.000Z',
  ...more,
});
const renewal = (id: string) => ({ id, kind: 'renewal' as const, date: later, sentence: `${id} renews in 3 days` });

const attention = (facts: Partial<AttentionFacts>) =>
  attentionOf({
    now: at('08:00'),
    today,
    timeZone: 'UTC',
    entries: [],
    adults: [
      { id: 'ana', name: 'Ana' },
      { id: 'david', name: 'David' },
    ],
    childNames: ['Mia', 'Leo'],
    myId: 'ana',
    onlyOf: null,
    renewals: [],
    handoffs: [],
    ...facts,
  });
const shown = (facts: Partial<AttentionFacts>) => attention(facts).map(({ kind, id }) => `${kind} ${id}`);

const todays = [thing('Dentist', today, '16:00'), thing('Swim', today, '16:30')];
const laters = [thing('Choir', later, '16:00'), thing('Gym', later, '16:30')];

test('nothing needs attention if nothing does', () => {
  expect(attention({ entries: [thing('Dentist', today, '16:00')] })).toEqual([]);
});

test('rows are sorted by urgency, and at most five show', () => {
  const handoffs = [
    handed('asked near', { answerBy: '2026-11-17T11:59:00.000Z' }),
    handed('to me', { role: 'taker' }),
    handed('counter', { state: 'countered', answerBy: '2026-11-17T10:00:00.000Z' }),
    handed('back', { state: 'returned' }),
  ];
  const open = thing('Eye test', tomorrow, '10:00');
  const facts = { entries: [...laters, open, ...todays], renewals: [renewal('Netflix')], handoffs };
  expect(shown(facts)).toEqual([
    'returned back',
    'overlap Dentist',
    'ask counter',
    'ask to me',
    'unanswered asked near',
  ]);
  expect(shown({ ...facts, handoffs: [] })).toEqual([
    'overlap Dentist',
    'unassigned Eye test',
    'overlap Choir',
    'renewal Netflix',
  ]);
});

test('each row has one next step: a screen, or an entry of the dashboard', () => {
  const rows = attention({
    entries: [...todays, thing('Eye test', tomorrow, '10:00')],
    renewals: [renewal('Netflix')],
    handoffs: [handed('back', { state: 'returned' })],
  });
  expect(rows.map(({ path, entry, step }) => [step, path ?? entry?.title])).toEqual([
    ['Decide', '/handoffs/back'],
    ['Look', 'Dentist'],
    ['Choose', 'Eye test'],
    ['Decide', '/subscriptions'],
  ]);
});

test('only hand-offs that wait for this person show, and unanswered ones shortly before their deadline', () => {
  const states = ['accepted', 'withdrawn', 'done', 'void', 'closed'];
  const silent = [
    ...states.flatMap((state) => [handed(state, { state }), handed(state, { state, role: 'taker' as const })]),
    handed('returned of him', { state: 'returned', role: 'taker' }),
    handed('his idea', { state: 'countered', role: 'taker' }),
    handed('of others', { role: 'other' }),
    handed('of others', { role: 'other', state: 'returned' }),
    handed('tonight', { answerBy: '2026-11-17T12:01:00.000Z' }),
  ];
  expect(shown({ handoffs: silent })).toEqual([]);
  expect(shown({ handoffs: silent, now: at('08:01') })).toEqual(['unanswered tonight']);
});

test('an overlap shows until its last entry has started', () => {
  const zone = 'Pacific/Auckland';
  expect(shown({ entries: todays, timeZone: zone, now: at('16:29', zone) })).toEqual(['overlap Dentist']);
  expect(shown({ entries: todays, timeZone: zone, now: at('16:30', zone) })).toEqual([]);
});

test("a child's timed entry of tomorrow without an assignee shows if there are several adults", () => {
  const entries = [
    thing('Mine', tomorrow, '09:00', { assigneeId: 'ana' }),
    thing('All day', tomorrow, null),
    thing('Today', today, '09:00'),
    thing("Ana's", tomorrow, '12:00', { childName: 'Ana' }),
    thing('Ours', tomorrow, '14:00', { childName: null }),
    thing('Fair', tomorrow, '18:00', { type: 'event', childName: 'Grandpa, leo' }),
  ];
  expect(shown({ entries })).toEqual(['unassigned Fair']);
  expect(shown({ entries, adults: [{ id: 'ana', name: 'Ana' }] })).toEqual([]);
});

test('an entry with a hand-off does not show as unassigned', () => {
  const entries = [thing('Swim', tomorrow, '16:00', { occurrence: tomorrow }), thing('Eye test', tomorrow, '18:00')];
  const renewals = [renewal('Netflix')];
  const asked = (recordId: string, day: string | null = null) =>
    shown({ entries, renewals, handoffs: [handed('x', { role: 'other', state: 'accepted', recordId, day })] });
  expect(asked('Eye test')).toEqual(['unassigned Swim', 'renewal Netflix']);
  expect(asked('Swim', tomorrow)).toEqual(['unassigned Eye test', 'renewal Netflix']);
  expect(asked('Swim', later)).toEqual(['unassigned Swim', 'unassigned Eye test', 'renewal Netflix']);
  expect(asked('Netflix')).toEqual(['unassigned Swim', 'unassigned Eye test']);
});

test("with 'Mine', overlaps of other adults alone are left out", () => {
  const by = (assigneeId: string | null) => ({ assigneeId });
  const pair = (a: string | null, b: string | null) => [
    thing('Dentist', today, '16:00', by(a)),
    thing('Swim', today, '16:30', by(b)),
  ];
  expect(shown({ entries: pair('david', 'david'), onlyOf: 'ana' })).toEqual([]);
  expect(shown({ entries: pair('david', 'david') })).toEqual(['overlap Dentist']);
  expect(shown({ entries: pair('david', 'ana'), onlyOf: 'ana' })).toEqual(['overlap Dentist']);
  expect(shown({ entries: pair('david', null), onlyOf: 'ana' })).toEqual(['overlap Dentist']);
});

test('supplies that run low need no attention', () => {
  expect(shown({ renewals: [{ ...renewal('Diapers'), kind: 'low stock' }] })).toEqual([]);
});
