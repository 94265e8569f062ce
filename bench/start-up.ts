import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.mjs';
import { median, startProcess, stopProcess } from './processes.ts';

/** Start-up time and settled memory, compared with the bare server. */
const rounds = 5;
const settlingMilliseconds = 2000;

/** Resident memory in MB; NaN where /proc is not available. */
function memoryOf(pid: number | undefined) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function measure(file: string, dataDir: string) {
  const from = performance.now();
  const child = await startProcess(file, { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '' });
  const seconds = (performance.now() - from) / 1000;
  await wait(settlingMilliseconds);
  const megabytes = memoryOf(child.pid);
  await stopProcess(child);
  return { seconds, megabytes };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const first = await measure('server/main.ts', join(folder, 'data'));
  const measures: { product: typeof first; bare: typeof first }[] = [];
  for (let round = 0; round < rounds; round++)
    measures.push({
      product: await measure('server/main.ts', join(folder, 'data')),
      bare: await measure('bench/bare-server.ts', join(folder, 'data')),
    });
  const medianOf = (name: 'product' | 'bare', figure: 'seconds' | 'megabytes') =>
    median(measures.map((it) => it[name][figure]));
  console.log(`\nStart-up on the embedded database, median of ${rounds}`);
  console.log(`  first start ever: ${first.seconds.toFixed(1)} s`);
  for (const figure of ['seconds', 'megabytes'] as const)
    console.log(
      `  ${figure}: product ${medianOf('product', figure).toFixed(1)}, bare ${medianOf('bare', figure).toFixed(1)}, ratio ${(medianOf('product', figure) / medianOf('bare', figure)).toFixed(2)}`,
    );
} finally {
  rmSync(folder, { recursive: true });
}
