import { expect, test } from 'vitest';
import { momentOf } from '#core/zoned-time.ts';
import { dentist, factsOf, personOf } from '#testing/notice-facts.ts';
import { collectMissed } from './catch-up.ts';
import { noticesDue } from './due/notices-due.ts';

const minute = 60_000;
const fair = dentist({ id: 'fair', type: 'event', title: 'Fair', date: '2026-11-21' });
const facts = factsOf({ entries: [dentist(), fair], people: [personOf('ana')] });
const moment = (date: string, time: string) => momentOf({ date, time }, facts.timeZone);
const dueBetween = (after: number, until: number) => noticesDue(facts, { after, until });

test('a notice that is found in time is sent by itself', () => {
  const [since, at] = [moment('2026-11-19', '13:50'), moment('2026-11-19', '14:15')];
  const due = dueBetween(since, at);
  expect(due).toHaveLength(1);
  expect(collectMissed(due, since, at)).toEqual({ onTime: due, collected: [], tooLate: [] });
  expect(collectMissed([], since, at)).toEqual({ onTime: [], collected: [], tooLate: [] });
});

test('after days of sleep everything that still matters is in one notice', () => {
  const [since, at] = [moment('2026-11-18', '12:00'), moment('2026-11-20', '18:05')];
  const due = dueBetween(since, at);
  const { onTime, collected, tooLate, catchUp } = collectMissed(due, since, at);
  expect(onTime).toEqual([]);
  expect(tooLate.map(({ kind, occasion }) => `${kind} ${occasion}`)).toEqual([
    'appointment 2026-11-19 16:00',
    'morning 2026-11-19',
    'appointment 2026-11-19 16:00',
  ]);
  expect(collected.map(({ occasion }) => occasion)).toEqual(['2026-11-21 16:00']);
  expect(catchUp).toMatchObject({ kind: 'catch-up', personId: 'ana', recordId: null, dueAt: at });
  expect(catchUp?.usefulUntil).toBe(Math.max(...collected.map(({ usefulUntil }) => usefulUntil)));
});

test('notices that have just fallen due are included with the missed ones', () => {
  const [since, at] = [moment('2026-11-19', '06:00'), moment('2026-11-19', '14:01')];
  const { onTime, catchUp } = collectMissed(dueBetween(since, at), since, at);
  expect(onTime).toEqual([]);
  // The brief and the reminder name the same appointment.
  expect(catchUp?.things.map(({ title }) => title)).toEqual(['Dentist']);
});

test('if everything is over, no notice is sent', () => {
  const [since, at] = [moment('2026-11-19', '06:00'), moment('2026-11-20', '06:00')];
  const { collected, tooLate, catchUp } = collectMissed(dueBetween(since, at), since, at);
  expect(collected).toEqual([]);
  expect(tooLate).toHaveLength(2);
  expect(catchUp).toBeUndefined();
});

test('the same sleep has the same key, whenever it is noticed', () => {
  const since = moment('2026-11-19', '06:00');
  const keyAt = (at: number) => collectMissed(dueBetween(since, at), since, at).catchUp?.key;
  expect(keyAt(moment('2026-11-19', '08:00'))).toBe(keyAt(moment('2026-11-19', '08:00') + minute));
});
