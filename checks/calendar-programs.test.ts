import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { addDays, today } from '#core/dates.ts';
import { frequencies } from '#core/recurrence.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { testApp } from '#testing/test-app.ts';

/** Compares our calendar with how two real programs read our feed. Prints a warning if they are not installed. */

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
// System packages are installed for the system's Python, which may not be the first one in PATH.
const python = '/usr/bin/python3';
const hasKhal = runs('khal', '--version');
const hasPython = runs(python, '-c', 'import icalendar, recurring_ical_events');

const { signUp, visitor } = await testApp();
const timeZone = 'America/New_York';
const days = 450;
const [from, to] = [today(timeZone), addDays(today(timeZone), days)];

let ourDays: string[] = [];
let feed = '';

async function addEntries(user: Awaited<ReturnType<typeof signUp>>) {
  await user.post('/api/preferences', { timeZone, onboardingCompleted: true });
  const add = async (path: string, body: object) => expect((await user.post(path, body)).status).toBe(201);
  const starts = ['2026-01-28', '2026-01-29', '2026-01-30', '2026-01-31', '2025-11-30', '2024-02-29', '2026-03-08'];
  for (const [n, date] of starts.entries())
    for (const recurringFrequency of frequencies)
      await add('/api/appointments', {
        title: `Class ${n} ${recurringFrequency}; a, b\\c 👩‍👧 ${'long '.repeat(n * 3)}end`,
        type: 'Other',
        date,
        time: n % 2 === 0 ? ['09:00', '23:59', '01:30', '00:00'][n / 2] : null,
        location: 'Hall 2\nfirst door',
        isRecurring: true,
        recurringFrequency,
        recurringUntil: n === 4 ? addDays(from, 400) : null,
        skippedDates: recurringFrequency === 'weekly' ? [addDays(date, 7 * 110), addDays(date, 7 * 60)] : [],
      });
  await changeSeries(user);
  await add('/api/appointments', { title: 'Dentist', type: 'Dental', date: addDays(from, 3), time: '09:00' });
  await add('/api/children', { name: 'Noa', birthdate: '2024-02-29' });
  const party = { partyDate: addDays(from, 20), partyTime: '15:00', partyLocation: 'Oak Street' };
  await add('/api/birthdays', { name: 'Rosa', date: '1956-12-31', relationship: 'family', ...party });
  await add('/api/events', { title: 'Concert', date: addDays(from, 5), time: '18:00' });
  const trip = { title: 'The lake', category: 'trip', description: 'Cabin' };
  await add('/api/reminders', { ...trip, startDate: addDays(from, 30), endDate: addDays(from, 37) });
}

/** Changes one occurrence in each series, the later part of one, and removes an occurrence or the later part of two. */
async function changeSeries(user: Awaited<ReturnType<typeof signUp>>) {
  const { entries } = (await user.get(`/api/calendar?from=${addDays(from, 20)}&to=${addDays(from, 390)}`)).json;
  const firstEntries = new Map<string, CalendarEntry>();
  for (const entry of entries as CalendarEntry[]) if (!firstEntries.has(entry.id)) firstEntries.set(entry.id, entry);
  for (const [n, { id, occurrence, date }] of [...firstEntries.values()].entries()) {
    const path = `/api/appointments/${id}`;
    const changes = [
      { date: addDays(date ?? '', (n % 5) - 2) },
      { time: '18:45', location: 'Lake' },
      { title: `Gala ${n}` },
    ];
    expect((await user.patch(path, { reach: 'this', day: occurrence, ...changes[n % 3] })).status).toBe(200);
    const later = { reach: 'later', day: occurrence, date: addDays(date ?? '', 3), time: '08:15' };
    if (n === 6) expect((await user.patch(path, later)).status).toBe(200);
    if (n === 7) expect((await user.remove(`${path}?reach=later&day=${occurrence}`)).status).toBe(204);
    if (n === 8) expect((await user.remove(`${path}?reach=this&day=${occurrence}`)).status).toBe(204);
  }
}

const line = (date: string, time: string, title: string) => `${date} ${time} ${title.trim()}`;

beforeAll(async () => {
  const missing = [hasKhal ? '' : 'khal', hasPython ? '' : 'python3-recurring-ical-events'].filter(Boolean);
  // biome-ignore lint/suspicious/noConsole: a skipped check must be visible.
  if (missing.length > 0) console.warn(`SKIPPED: feed not checked with ${missing.join(' and ')} (not installed)`);
  if (!hasKhal && !hasPython) return;
  const user = await signUp();
  await addEntries(user);
  for (let start = from; start <= to; start = addDays(start, 400)) {
    const end = addDays(start, 399) < to ? addDays(start, 399) : to;
    const { entries } = (await user.get(`/api/calendar?from=${start}&to=${end}`)).json as {
      entries: CalendarEntry[];
    };
    ourDays.push(...entries.map(({ date, time, title }) => line(date ?? '', time ?? '', title)));
  }
  ourDays = [...new Set(ourDays)].toSorted();
  const { address } = (await user.post('/api/calendar/feed')).json;
  feed = (await visitor.get(new URL(address).pathname)).text;
});

function feedFile() {
  const folder = temporaryFolder();
  const file = join(folder, 'feed.ics');
  writeFileSync(file, feed);
  return { folder, file };
}

/** Parses the programs' output, lines of 'date|time|title'. */
const parseDays = (printed: string) => {
  const rows = printed.split('\n').filter(Boolean);
  const days = rows.map((row) => {
    const [date = '', time = '', ...title] = row.split('|');
    return line(date, time, title.join('|'));
  });
  return [...new Set(days)].toSorted();
};

describe('the feed has the same days as our calendar when read by', () => {
  test.skipIf(!hasKhal)('khal', () => {
    const { folder, file } = feedFile();
    const config = join(folder, 'khal.conf');
    mkdirSync(join(folder, 'family'));
    writeFileSync(
      config,
      `[calendars]
[[family]]
path = ${join(folder, 'family')}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = ${timeZone}
default_timezone = ${timeZone}
[default]
default_calendar = family
[sqlite]
path = ${join(folder, 'khal.db')}
`,
    );
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, LC_ALL: 'C.UTF-8' };
    const khal = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('khal', ['-c', config, ...args], {
        env,
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return stdout;
    };
    khal('import', '--batch', '-a', 'family', file);
    const format = '{start-date-long}|{start-time}|{title}';
    const printed = khal('list', '--day-format', '', '--format', format, from, to);
    expect(parseDays(printed)).toEqual(ourDays);
  });

  test.skipIf(!hasPython)('icalendar with recurring-ical-events', () => {
    const program = `
import sys, datetime, icalendar, recurring_ical_events
calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
assert all(not event.errors for event in calendar.walk()), 'something could not be read'
end = datetime.date.fromisoformat(sys.argv[3]) + datetime.timedelta(days=1)
for event in recurring_ical_events.of(calendar).between(datetime.date.fromisoformat(sys.argv[2]), end):
    start = event['DTSTART'].dt
    print(start.strftime('%Y-%m-%d|%H:%M' if isinstance(start, datetime.datetime) else '%Y-%m-%d|'), event['SUMMARY'], sep='|')
`;
    const args = ['-c', program, feedFile().file, from, to];
    expect(parseDays(execFileSync(python, args, { encoding: 'utf8', maxBuffer: 1e8 }))).toEqual(ourDays);
  });
});
