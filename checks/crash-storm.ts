import { setTimeout as wait } from 'node:timers/promises';

/** A storm of writes, the writer killed in the middle of it, again and again: nothing that was acknowledged may be missing. */

/** Somebody who writes as fast as possible, until killed. */
export interface Writer {
  /** Settles when it ends, killed or not. By then everything that it acknowledged has been reported. */
  readonly ended: Promise<void>;
  kill(): void;
}

export interface Storm {
  rounds: number;
  startWriter(acknowledged: (id: string) => void): Promise<Writer>;
  /** Opens what the writer left behind, and compares. */
  inspect(acknowledged: string[]): Promise<Damage>;
}

export interface Damage {
  /** Acknowledged, and not there. */
  missing: string[];
  /** There, but not as a whole. */
  torn: string[];
}

const mostWritesBeforeTheKill = 150;
const longestDelayMs = 30;

export async function crashStorm({ rounds, startWriter, inspect }: Storm) {
  const acknowledged: string[] = [];
  const damage: Damage = { missing: [], torn: [] };
  for (let round = 1; round <= rounds; round++) {
    await killInTheMiddle(startWriter, (id) => acknowledged.push(id));
    const found = await inspect(acknowledged);
    damage.missing.push(...found.missing);
    damage.torn.push(...found.torn);
  }
  return { acknowledged: acknowledged.length, ...damage };
}

async function killInTheMiddle(startWriter: Storm['startWriter'], acknowledged: (id: string) => void) {
  const enough = Promise.withResolvers<void>();
  let left = 1 + Math.floor(Math.random() * mostWritesBeforeTheKill);
  const writer = await startWriter((id) => {
    acknowledged(id);
    left -= 1;
    if (left === 0) enough.resolve();
  });
  const endedByItself = writer.ended.then(() => {
    if (left > 0) throw new Error('The writer ended before it was killed.');
  });
  await Promise.race([enough.promise, endedByItself]);
  await wait(Math.random() * longestDelayMs);
  writer.kill();
  await writer.ended;
}
