import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageInMonths,
  ageInYears,
  birthdayIn,
  clockTime,
  dateOf,
  dateParts,
  daysBetween,
  daysInMonth,
  distanceInWords,
  firstOfMonth,
  fullDate,
  lastOfMonth,
  longDate,
  monthAndYear,
  monthOf,
  nextBirthday,
  shortDate,
  shortWeekdayAndDate,
  today,
  weekday,
  weekdayAndDate,
} from './dates.ts';
import { setHabitsSource } from './habits.ts';

describe('age by the calendar', () => {
  test('a month is complete on the same day of the next month, not before', () => {
    expect(ageInMonths('2026-01-15', '2026-02-14')).toBe(0);
    expect(ageInMonths('2026-01-15', '2026-02-15')).toBe(1);
  });

  test('someone born on the 31st completes a shorter month on its last day', () => {
    expect(ageInMonths('2026-01-31', '2026-02-27')).toBe(0);
    expect(ageInMonths('2026-01-31', '2026-02-28')).toBe(1);
  });

  test('someone born on February 29 has a birthday on the 28th in non-leap years', () => {
    expect(ageInYears('2020-02-29', '2025-02-27')).toBe(4);
    expect(ageInYears('2020-02-29', '2025-02-28')).toBe(5);
    expect(ageInYears('2020-02-29', '2028-02-28')).toBe(7);
    expect(ageInYears('2020-02-29', '2028-02-29')).toBe(8);
  });

  test('an unborn child has a negative age', () => {
    expect(ageInMonths('2026-12-24', '2026-11-15')).toBe(-2);
  });

  test('age matches the 365.25-day formula except within a day of the birthday', () => {
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

test('today is the current date in the given zone', () => {
  const moment = new Date('2026-11-15T10:30:00Z');
  expect(today('Pacific/Kiritimati', moment)).toBe('2026-11-16');
  expect(today('Pacific/Honolulu', moment)).toBe('2026-11-15');
  expect(today('Pacific/Honolulu', new Date('2026-11-15T09:30:00Z'))).toBe('2026-11-14');
});

describe('date arithmetic', () => {
  test('days can be added across months, years and leap days, and daysBetween is the inverse', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-15', '2026-11-15')).toBe(0);
    expect(daysBetween('2026-11-15', '2027-11-15')).toBe(365);
    expect(daysBetween('2026-11-15', '2026-11-01')).toBe(-14);
    for (const days of [-40_000, -366, -1, 0, 1, 29, 365, 40_000])
      expect(daysBetween('2026-11-15', addDays('2026-11-15', days))).toBe(days);
  });

  test.each([
    ['2026-11-15', 'today'],
    ['2026-11-16', 'tomorrow'],
    ['2026-11-27', 'in 12 days'],
    ['2026-11-14', 'yesterday'],
    ['2026-11-01', '14 days ago'],
  ])('on 2026-11-15, the distance to %s is "%s"', (date, words) => {
    expect(distanceInWords(date, '2026-11-15')).toBe(words);
  });

  test('adding months keeps the day, or uses the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  test('firstOfMonth, lastOfMonth and daysInMonth handle leap years', () => {
    expect(monthOf('2026-11-15')).toBe('2026-11');
    expect(firstOfMonth('2026-11-15')).toBe('2026-11-01');
    expect(lastOfMonth('2026-11-15')).toBe('2026-11-30');
    expect(lastOfMonth('2024-02-01')).toBe('2024-02-29');
    expect(lastOfMonth('2026-12-31')).toBe('2026-12-31');
    expect([daysInMonth(2023, 2), daysInMonth(2024, 2), daysInMonth(1900, 2), daysInMonth(2000, 2)]).toEqual([
      28, 29, 28, 29,
    ]);
  });

  test('weekdays are numbered from Sunday', () => {
    expect(weekday('2026-11-15')).toBe(0);
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('1969-12-31')).toBe(3);
  });

  test('dateOf reverses dateParts and accepts a month outside the year', () => {
    expect(dateParts('2026-11-05')).toEqual({ year: 2026, month: 11, day: 5 });
    expect(dateOf(2026, 11, 5)).toBe('2026-11-05');
    expect(dateOf(2026, 14, 1)).toBe('2027-02-01');
    expect(dateOf(2026, 0, 1)).toBe('2025-12-01');
  });
});

describe('the next birthday', () => {
  test.each([
    ['2019-03-04', '2026-11-15', '2027-03-04'],
    ['2019-12-24', '2026-11-15', '2026-12-24'],
    ['2019-11-15', '2026-11-15', '2026-11-15'],
    ['2019-11-14', '2026-11-15', '2027-11-14'],
    ['2020-02-29', '2026-02-28', '2026-02-28'],
    ['2020-02-29', '2026-03-01', '2027-02-28'],
    ['2020-02-29', '2028-02-28', '2028-02-29'],
    ['2026-11-15', '2026-11-15', '2026-11-15'],
    ['2027-01-02', '2026-11-15', '2027-01-02'],
    ['2019-01-01', '2026-12-31', '2027-01-01'],
  ])('of someone born on %s, as of %s, is %s', (born, day, next) => expect(nextBirthday(born, day)).toBe(next));

  test('of someone born on February 29 is February 28 in non-leap years', () => {
    expect(birthdayIn(2027, '2019-03-04')).toBe('2027-03-04');
    expect([2020, 2025, 2028, 2100].map((year) => birthdayIn(year, '2020-02-29'))).toEqual([
      '2020-02-29',
      '2025-02-28',
      '2028-02-29',
      '2100-02-28',
    ]);
  });
});

test('dates and times are formatted for the United States', () => {
  expect(longDate('2019-03-04')).toBe('March 4, 2019');
  expect(fullDate('2026-11-15')).toBe('Sunday, November 15, 2026');
  expect(weekdayAndDate('2026-11-15')).toBe('Sunday, November 15');
  expect(shortWeekdayAndDate('2026-11-15')).toBe('Sun, Nov 15');
  expect(shortDate('2026-11-15')).toBe('Nov 15, 2026');
  expect(monthAndYear('2026-11-15')).toBe('November 2026');
  expect(['00:00', '00:05', '09:30', '12:00', '12:45', '16:05', '23:59'].map(clockTime)).toEqual([
    '12:00 AM',
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '12:45 PM',
    '4:05 PM',
    '11:59 PM',
  ]);
});

test('times are formatted for a 24-hour clock', () => {
  onTestFinished(setHabitsSource(() => ({ clock: '24', units: 'us' })));
  expect(['00:00', '09:30', '9:30', '12:45', '23:59'].map(clockTime)).toEqual([
    '00:00',
    '09:30',
    '09:30',
    '12:45',
    '23:59',
  ]);
});

/** Script that calls every function, for each hour of the days when one of the five zones changes its clocks. */
const scriptBody = `
  const nights = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'];
  const days = [...nights, '2024-02-29', '2026-01-01', '2026-12-31'];
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const each = days.map((day) => {
    const { year, month, day: number } = dates.dateParts(day);
    const localDates = hours.map((hour) => dates.today(undefined, new Date(year, month - 1, number, hour, 30)));
    if (localDates.some((date) => date !== day)) throw new Error(day + ' became ' + localDates);
    const rules = recurrence.frequencies.map((frequency) => ({ start: day, frequency, skipped: [dates.addDays(day, 14)] }));
    return [
      dates.dateOf(year, month, number), dates.addDays(day, 1), dates.addDays(day, -1), dates.addMonths(day, 1),
      dates.daysBetween('2025-11-15', day), dates.weekday(day), dates.firstOfMonth(day), dates.lastOfMonth(day),
      dates.longDate(day), dates.fullDate(day), dates.weekdayAndDate(day), dates.shortWeekdayAndDate(day), dates.shortDate(day),
      dates.monthAndYear(day), dates.ageInMonths('2024-02-29', day), dates.birthdayIn(2027, day),
      dates.nextBirthday('2020-02-29', day), dates.nextBirthday(day, '2027-03-29'),
      rules.map((rule) => recurrence.occurrencesBetween(rule, day, dates.addDays(day, 400))),
      rules.map((rule) => recurrence.nextOccurrence(rule, dates.addDays(day, 1))),
    ];
  });
  console.log(JSON.stringify([each, dates.today('UTC', new Date('2026-01-01T00:00:00Z'))]));`;

function runInTimeZone(TZ: string): string {
  const imports = ['dates', 'recurrence'].map(
    (name) => `import * as ${name} from ${JSON.stringify(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)))};`,
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', [...imports, scriptBody].join('\n')],
    { env: { ...process.env, TZ }, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return stdout;
}
const outputInUtc = runInTimeZone('UTC');

test('in UTC the dates are correct', () => {
  expect(outputInUtc).toContain('Sunday, March 8, 2026');
  expect(outputInUtc).toContain('"2026-03-08","2026-03-09","2026-03-07","2026-04-08"');
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'])(
  'in %s no date shifts by a day, not even when clocks change',
  (TZ) => expect(runInTimeZone(TZ)).toBe(outputInUtc),
);
