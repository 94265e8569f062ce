import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { emptyDump } from '#testing/cached-dump.ts';

let flushesForTenWrites: number;
let refusalWithDefaults: string;

/** Runs the engine in a separate process, because it changes the exit code of its process. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mothership-test-'));
  const script = `
    const { buffer } = await import('node:stream/consumers');
    const { PGlite } = await import('@electric-sql/pglite');
    const { assertWritesAreFlushed, DurableFiles, durableStartParams } = await import('./durable-files.ts');
    const files = new DurableFiles(${JSON.stringify(folder)});

    const loadDataDir = new Blob([await buffer(process.stdin)]);
    const durable = await PGlite.create({ fs: files, startParams: durableStartParams, loadDataDir });
    await durable.exec('create table notes (text text)');
    const before = files.flushes;
    for (let i = 0; i < 10; i++) await durable.query('insert into notes values ($1)', ['hello']);
    console.log(files.flushes - before);
    await durable.close();

    const careless = await PGlite.create({ fs: files });
    console.log(await assertWritesAreFlushed(careless, files).then(() => 'accepted', (error) => error.message));
    await careless.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(await emptyDump());
  const [flushes, refusal = ''] = (await text(child.stdout)).split('\n');
  rmSync(folder, { recursive: true });
  flushesForTenWrites = Number(flushes);
  refusalWithDefaults = refusal;
});

test('every commit is flushed to disk before it is acknowledged', () => {
  expect(flushesForTenWrites).toBe(10);
});

test('an engine that does not flush is refused', () => {
  expect(refusalWithDefaults).toContain('does not flush');
});
