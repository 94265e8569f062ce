import { parseArgs } from 'node:util';
import { simulateNotices } from '#testing/notices/simulation.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/**
 * `npm run simulate` runs families in five zones through 400 days of random changes and compares their notices with a
 * second, simple calculation. On the embedded database, or on the Postgres server at TEST_DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '400' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '2027-01-04' },
  },
});
const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
const database = await openTestDatabase();
const { from, days, seed } = values;
console.log(`${days} days from ${from}, seed ${seed}`);
const onMonth = (moment: string, counts: object) => console.log(moment, JSON.stringify(counts));
console.log(await simulateNotices(database, { from, days: Number(days), zones, seed: Number(seed), onMonth }));
await database.close();
