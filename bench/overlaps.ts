import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { calendarBetween } from '#capabilities/calendar/server/store.ts';
import { overlapsOf } from '#capabilities/dashboard/rules/overlaps.ts';
import { addDays, firstOfMonth, lastOfMonth } from '#core/dates.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { acrossFamilies, scopeFor } from '#server/database/scope.ts';
import { type DatabaseLocation, onBothDatabases } from './both-databases.ts';
import { addFamily, now, type Size } from './calendar-families.ts';
import { median } from './processes.ts';

/**
 * What may overlap in a month. First the time per appointment if all are in that month, then the whole time, including
 * reading the month, for a family with ten years of appointments.
 */
const rounds = 31;
const [few, many] = [50, 5_000];
const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];

const adults = ['Ana', 'David'].map((name) => ({ id: name, name }));
const children = ['Mia', 'Leo', 'Noa', 'Mia, Leo'];
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Spread over the days and hours of one month; two in three have an assignee. */
const entriesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      ({
        id: String(n),
        type: 'appointment',
        title: `Appointment ${n}`,
        date: addDays('2026-11-01', (n * 7) % 30),
        time: `${twoDigits(7 + ((n * 11) % 13))}:${twoDigits((n * 5) % 60)}`,
        childName: children[n % children.length],
        assigneeId: [null, 'Ana', 'David'][n % 3],
      }) as CalendarEntry,
  );

const months = { few: entriesOf(few), many: entriesOf(many) };

/** As many appointments for both sizes, so that both are measured for as long. */
function microsecondsPerAppointment(entries: CalendarEntry[], zone: string) {
  const times = (many / entries.length) * 2;
  const { user } = process.cpuUsage();
  for (let n = 0; n < times; n++) overlapsOf(entries, zone, adults);
  return (process.cpuUsage().user - user) / (times * entries.length);
}

for (const zone of zones) {
  // The first round only warms up.
  const measures = Array.from({ length: rounds + 1 }, () => ({
    few: microsecondsPerAppointment(months.few, zone),
    many: microsecondsPerAppointment(months.many, zone),
  })).slice(1);
  const medianOf = (size: keyof typeof months) => median(measures.map((it) => it[size])).toFixed(2);
  const ratio = median(measures.map((it) => it.many / it.few)).toFixed(2);
  console.log(
    `overlaps in a month, ${zone.padEnd(19)}  ${few}: ${medianOf('few')} µs each   ${many}: ${medianOf('many')} µs each   ratio ${ratio} (at most 2.5)`,
  );
}

async function measureFamilies(title: string, location: DatabaseLocation) {
  const database = await openDatabase(location);
  await migrate(database);
  const people = { small: await addFamily(database, 'small'), big: await addFamily(database, 'big') };
  await database.pool.query('analyze');
  const millisecondsFor = async (size: Size) => {
    const scope = scopeFor(acrossFamilies(database), { ...people[size], role: 'owner' });
    const times = 20;
    let [reading, comparing] = [0, 0];
    for (let n = 0; n < times; n++) {
      const start = performance.now();
      const { entries } = await calendarBetween(scope, firstOfMonth(now), lastOfMonth(now));
      const read = performance.now();
      overlapsOf(entries, 'America/New_York', adults);
      reading += read - start;
      comparing += performance.now() - read;
    }
    return { whole: (reading + comparing) / times, comparing: comparing / times };
  };
  const measures: Record<Size, Awaited<ReturnType<typeof millisecondsFor>>>[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    measures.push({ small: await millisecondsFor('small'), big: await millisecondsFor('big') });
  await database.close();
  const counted = measures.slice(1);
  const wordsOf = (size: Size) => {
    const [whole, comparing] = (['whole', 'comparing'] as const).map((part) =>
      median(counted.map((it) => it[size][part])),
    );
    return `${whole?.toFixed(1)} ms (comparing ${comparing?.toFixed(2)})`;
  };
  const ratio = median(counted.map(({ small, big }) => big.whole / small.whole)).toFixed(2);
  console.log(
    `${title}: a month read and compared, family with 50: ${wordsOf('small')}   with 5,000: ${wordsOf('big')}   ratio ${ratio} (at most 2.5)`,
  );
}

await onBothDatabases(measureFamilies);
