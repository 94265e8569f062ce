const minuteMs = 60_000;
const quietHour = 3;

/** The embedded engine has no background processes: without this its log and its dead rows would grow for ever. */
export function startUpkeep(pool: { query(statement: string): Promise<unknown> }): { stop(): void } {
  async function run(...statements: string[]) {
    try {
      for (const statement of statements) await pool.query(statement);
    } catch {
      // What stands in the way, a full disk for example, also fails the queries of somebody who can be told.
    }
  }
  const vacuum = () => run('vacuum (analyze)', 'checkpoint');

  const checkpoints = setInterval(() => run('checkpoint'), 5 * minuteMs).unref();
  // A computer that is switched off at night is tidied soon after its start.
  const afterStart = setTimeout(vacuum, 10 * minuteMs).unref();
  let atNight: NodeJS.Timeout;
  const planNight = () => {
    atNight = setTimeout(() => {
      void vacuum();
      planNight();
    }, untilQuietHour(new Date())).unref();
  };
  planNight();

  return {
    stop() {
      clearInterval(checkpoints);
      clearTimeout(afterStart);
      clearTimeout(atNight);
    },
  };
}

function untilQuietHour(now: Date): number {
  const next = new Date(now);
  next.setHours(quietHour, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}
