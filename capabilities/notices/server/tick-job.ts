import type { Services } from '#server/http/services.ts';
import { checkFamily, databaseTime, familiesToCheck, tidyLedger } from './check-store.ts';
import { sendWaiting } from './send-store.ts';

const tickEveryMs = 15_000;
const ticksPerTidying = 240;

/** The number of families to check before messages are sent. At 7:00 AM thousands of checks may be due. */
const familiesPerSending = 200;

/**
 * Looks for what is due and sends what waits. Every process does it; locks in the database keep them apart. A family
 * whose check fails is checked again at the next tick; its row still says that a check is due, so nothing is lost.
 */
export async function tick(services: Services, onFailure: (error: unknown) => void, at?: number) {
  const now = async () => at ?? (await databaseTime(services.database));
  const moment = await now();
  for (const [index, familyId] of (await familiesToCheck(services.database, moment)).entries()) {
    if (services.closing.aborted) return;
    await checkFamily(services, familyId, moment).catch(onFailure);
    if ((index + 1) % familiesPerSending === 0) await sendWaiting(services, await now());
  }
  await sendWaiting(services, await now());
}

/** Ticks until the server closes. A tick that takes longer delays the next one. */
export function tickUntilClosed(services: Services, isReady: () => boolean, onFailure: (error: unknown) => void) {
  let ticks = 0;
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(run, tickEveryMs);
    timer.unref();
  };
  async function run() {
    try {
      if (isReady()) await tick(services, onFailure);
      if (isReady() && ticks++ % ticksPerTidying === 0)
        await tidyLedger(services.database, await databaseTime(services.database));
    } catch (error) {
      onFailure(error);
    }
    if (!services.closing.aborted) next();
  }
  next();
  services.closing.addEventListener('abort', () => clearTimeout(timer));
}
