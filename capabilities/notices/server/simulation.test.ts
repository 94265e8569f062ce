import { afterAll, expect, test } from 'vitest';
import { simulateNotices } from '#testing/notices/simulation.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

// `npm run simulate` runs 400 days.
test('in five days in five zones, every due notice is sent once, and nothing else', { timeout: 120_000 }, async () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
  const counts = await simulateNotices(database, { from: '2027-10-28', days: 5, zones, seed: 1 });
  expect(counts.notices).toBeGreaterThan(20);
  expect(Math.min(counts.changes, counts.kills, counts.mails)).toBeGreaterThan(0);
});
