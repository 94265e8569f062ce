import { expect, test } from 'vitest';
import { addDays, weekday } from '#core/dates.ts';
import { demoTime } from './demo-time.ts';

const days = Array.from({ length: 366 }, (_, n) => addDays('2026-01-01', n));
const bodiesOn = (day: string) =>
  demoTime(day).map(({ body }) => (typeof body === 'function' ? body({}) : body)) as (
    | Record<string, unknown>
    | undefined
  )[];

test('the demo mentions no season or holiday, because it is shown all year', () => {
  const text = JSON.stringify(bodiesOn('2026-11-17'));
  expect(
    text.match(/thanksgiving|christmas|hanukkah|halloween|easter|spring|summer|autumn|winter|\bflu\b/gi),
  ).toBeNull();
});

test('the demo has no doctor or school appointments on weekends', () => {
  const onWeekend = days.flatMap((day) =>
    bodiesOn(day).filter(
      (body) =>
        /^(Medical|Dental|Vision|Educational)/.test(String(body?.type)) &&
        !body?.isRecurring &&
        [0, 6].includes(weekday(String(body?.date))),
    ),
  );
  expect(onWeekend).toEqual([]);
});
