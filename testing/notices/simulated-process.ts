import { tick } from '#capabilities/notices/server/tick-job.ts';
import { createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Services } from '#server/http/services.ts';
import { MailFailure, type MailMessage } from '#server/mail/mail.ts';
import { isTrueNow } from './comparison.ts';
import { problem, type World } from './world.ts';

/** Processes that check and send notices and get killed in between, with mail that sometimes fails. */

export const killings = ['check', 'before mail', 'after mail'] as const;
type Killing = (typeof killings)[number];

class Killed extends Error {}

interface SimulatedProcess {
  killing: Killing | undefined;
  isDead: boolean;
  die: () => void;
}

const forever = new Promise<never>(() => {});

export function newProcesses(world: World) {
  const { random, counts } = world;
  /** Keys of mails that may arrive twice: their process was killed before it could record that they were sent. */
  const repeatable = new Set<string>();

  /** A process that is killed while it sends: nothing after the kill happens. */
  function hang(process: SimulatedProcess): Promise<never> {
    counts.kills++;
    process.killing = undefined;
    process.isDead = true;
    process.die();
    return forever;
  }

  async function receive({ messageId = '' }: MailMessage, process: SimulatedProcess) {
    const key = world.keysByMessage.get(messageId.slice(1, 33));
    if (process.isDead) await forever;
    if (process.killing === 'before mail') await hang(process);
    if (random.chance(0.03)) throw new MailFailure('ESOCKET');
    // A catch-up notice has its own key, which the calculation doesn't expect.
    if (key) noteMail(key);
    if (process.killing === 'after mail') {
      if (key) repeatable.add(key);
      await hang(process);
    }
  }

  function noteMail(key: string) {
    const times = (world.mailed.get(key) ?? 0) + 1;
    if (times > 1 && !repeatable.has(key)) throw problem(world, `mailed twice: ${key}`);
    if (!isTrueNow(world, key)) throw problem(world, `mailed although it was no longer true: ${key}`);
    world.mailed.set(key, times);
    counts.mails++;
  }

  const servicesFor = (process: SimulatedProcess): Services => ({
    ...createServices(readConfig({}), world.database),
    mail: { isConfigured: true, send: (message) => receive(message, process) },
    webhook: {
      isAllowed() {
        if (process.killing !== 'check') return false;
        process.killing = undefined;
        counts.kills++;
        throw new Killed();
      },
      send: async () => ({ state: 'failed', reason: 'None' }),
    },
  });

  return {
    /** A process for changes, which is never killed. */
    services: servicesFor({ killing: undefined, isDead: false, die: () => {} }),
    async tickOnce(killing?: Killing) {
      const { promise: isKilled, resolve: die } = Promise.withResolvers<void>();
      const ticked = tick(servicesFor({ killing, isDead: false, die }), fail, world.now);
      await Promise.race([isKilled, ticked.catch(unlessKilled)]);
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

function unlessKilled(error: unknown) {
  if (!(error instanceof Killed)) throw error;
}
