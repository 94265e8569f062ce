import { setTimeout as wait } from 'node:timers/promises';

/** Repeatedly kills a process during a burst of writes and checks that no acknowledged write is missing. */

/** A process that writes as fast as possible until it is killed. */
export interface Writer {
  /** Settles when the process ends, killed or not. All its acknowledged writes have been reported by then. */
  readonly ended: Promise<void>;
  kill(): void;
}

export interface Storm {
  rounds: number;
  startWriter(onAcknowledged: (id: string) => void): Promise<Writer>;
  /** Opens the database that the writer left and compares it with the acknowledged ids. */
  inspect(acknowledged: string[]): Promise<Damage>;
}

export interface Damage {
  /** Ids of acknowledged writes that are not in the database. */
  missing: string[];
  /** Ids of writes that are only partly in the database. */
  torn: string[];
}

const maxWritesBeforeKill = 150;
const maxDelayMs = 30;

export async function crashStorm({ rounds, startWriter, inspect }: Storm) {
  const acknowledged: string[] = [];
  const damage: Damage = { missing: [], torn: [] };
  for (let round = 1; round <= rounds; round++) {
    await killMidWrite(startWriter, (id) => acknowledged.push(id));
    const found = await inspect(acknowledged);
    damage.missing.push(...found.missing);
    damage.torn.push(...found.torn);
  }
  return { acknowledged: acknowledged.length, ...damage };
}

async function killMidWrite(startWriter: Storm['startWriter'], onAcknowledged: (id: string) => void) {
  const enough = Promise.withResolvers<void>();
  let left = 1 + Math.floor(Math.random() * maxWritesBeforeKill);
  const writer = await startWriter((id) => {
    onAcknowledged(id);
    left -= 1;
    if (left === 0) enough.resolve();
  });
  const endedEarly = writer.ended.then(() => {
    if (left > 0) throw new Error('The writer ended before it was killed.');
  });
  await Promise.race([enough.promise, endedEarly]);
  await wait(Math.random() * maxDelayMs);
  writer.kill();
  await writer.ended;
}
