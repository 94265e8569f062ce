import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ageInMonths, ageInYears, longDate, today } from './dates.ts';

describe('age by the calendar', () => {
  test('a month is complete on the same day of the next month, not before', () => {
    expect(ageInMonths('2026-01-15', '2026-02-14')).toBe(0);
    expect(ageInMonths('2026-01-15', '2026-02-15')).toBe(1);
  });

  test('who is born on the 31st completes a month on the last day of a shorter one', () => {
    expect(ageInMonths('2026-01-31', '2026-02-27')).toBe(0);
    expect(ageInMonths('2026-01-31', '2026-02-28')).toBe(1);
  });

  test('a child of 29 February has a birthday on the 28th in other years', () => {
    expect(ageInYears('2020-02-29', '2025-02-27')).toBe(4);
    expect(ageInYears('2020-02-29', '2025-02-28')).toBe(5);
    expect(ageInYears('2020-02-29', '2028-02-28')).toBe(7);
    expect(ageInYears('2020-02-29', '2028-02-29')).toBe(8);
  });

  test('an unborn child has a negative age', () => {
    expect(ageInMonths('2026-12-24', '2026-11-15')).toBe(-2);
  });

  test('it equals the 365.25-day formula except within a day of the birthday', () => {
    const day = 86_400_000;
    const birthdate = '2015-06-10';
    for (let n = 0; n < 366 * 11; n++) {
      const date = new Date(Date.parse(birthdate) + n * day).toISOString().slice(0, 10);
      const byFormula = Math.floor(n / 365.25);
      const isNearBirthday = date.slice(5) >= '06-09' && date.slice(5) <= '06-11';
      if (!isNearBirthday) expect(ageInYears(birthdate, date), date).toBe(byFormula);
    }
  });
});

test('today is what the calendar shows in the given zone', () => {
  const moment = new Date('2026-11-15T10:30:00Z');
  expect(today('Pacific/Kiritimati', moment)).toBe('2026-11-16');
  expect(today('Pacific/Honolulu', moment)).toBe('2026-11-15');
  expect(today('Pacific/Honolulu', new Date('2026-11-15T09:30:00Z'))).toBe('2026-11-14');
});

test('long dates read as in the United States', () => {
  expect(longDate('2019-03-04')).toBe('March 4, 2019');
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'])(
  'no date moves by a day where the clock is that of %s',
  (TZ) => {
    const module = fileURLToPath(new URL('./dates.ts', import.meta.url));
    const script = `
    import { ageInMonths, longDate, today } from ${JSON.stringify(module)};
    console.log(longDate('2024-02-29'), longDate('2026-03-29'), longDate('2026-12-31'), ageInMonths('2024-02-29', '2025-02-28'),
      today('UTC', new Date('2026-01-01T00:00:00Z')), today(undefined, new Date(2026, 2, 29, 0, 30)), today(undefined, new Date(2026, 11, 31, 23, 30)));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
    });
    expect(String(stdout).trim()).toBe(
      'February 29, 2024 March 29, 2026 December 31, 2026 12 2026-01-01 2026-03-29 2026-12-31',
    );
  },
);
