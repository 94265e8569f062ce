import { describe, expect, onTestFinished, test } from 'vitest';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)('listening on Postgres', () => {
  test('a lost connection is restored, reported as a gap, and delivers later messages', async () => {
    const { url, drop } = await createScratchDatabase(server ?? '');
    const database = openPostgres(url);
    onTestFinished(async () => {
      await database.close();
      await drop();
    });
    const received: string[] = [];
    let gaps = 0;
    await database.listen(
      'news',
      (payload) => received.push(payload),
      () => gaps++,
    );
    expect(gaps).toBe(0);
    const cut = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "news"' and datname = current_database()`,
    );
    expect(cut.rowCount).toBe(1);
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
    await database.pool.query(`select pg_notify('news', 'after the gap')`);
    await expect.poll(() => received, { timeout: 10_000 }).toEqual(['after the gap']);
  });
});

test('closing ends the attempts to listen to an unreachable Postgres', async () => {
  const database = openPostgres('postgres://somebody@127.0.0.1:1/mothership');
  const listening = database.listen(
    'news',
    () => {},
    () => {},
  );
  const refused = expect(listening).rejects.toThrow('The database was closed.');
  await database.close();
  await refused;
});
