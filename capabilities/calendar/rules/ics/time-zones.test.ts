import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Writes a calendar and parses it again in a child process with another TZ. */
const program = `
  import { importedItems } from '#capabilities/calendar/rules/ics/import-items.ts';
  import { writeCalendar } from '#capabilities/calendar/rules/ics/write-calendar.ts';
  const moments = { createdAt: '2026-01-01T23:30:00.000Z', updatedAt: '2026-01-02T00:30:00.000Z' };
  const event = (uid, start, time, frequency, until) =>
    ({ uid, title: uid, location: null, endDate: null, start, time, frequency, until, skipped: [], ...moments });
  const events = [
    event('birthday', '2020-02-29', null, 'annually', null),
    event('spring', '2026-03-08', '02:30', null, null),
    event('autumn', '2026-11-01', '01:30', null, null),
    event('class', '2026-10-31', '23:59', 'monthly', '2027-03-31'),
  ];
  const timeZone = 'America/New_York';
  const text = writeCalendar({ name: 'Lopez', timeZone, listedUntil: '2030-12-31' }, events);
  const read = importedItems(text, { timeZone: 'Europe/London', today: '2026-11-15' });
  console.log(JSON.stringify({ hours: new Date(2026, 0, 1).getTimezoneOffset(), text, read }));
`;

async function outputIn(TZ: string) {
  const options = { env: { ...process.env, TZ }, cwd: process.cwd() };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], options);
  return JSON.parse(stdout) as { hours: number; text: string; read: { items: { start: string }[] } };
}

test("the server's own time zone affects neither writing nor parsing", async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'];
  const outputs = await Promise.all(zones.map(outputIn));
  expect(new Set(outputs.map(({ hours }) => hours)).size).toBe(5);
  expect(new Set(outputs.map(({ text, read }) => JSON.stringify({ text, read }))).size).toBe(1);
  expect(outputs[0]?.text).toContain('DTSTART;TZID=America/New_York:20260308T033000');
  expect(outputs[0]?.read.items.map(({ start }) => start)).toContain('2020-02-29');
});
