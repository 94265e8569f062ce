const minuteMs = 60_000;
const quietHour = 3;

/** Runs checkpoints and vacuums, because the embedded engine has no background processes that would do it. */
export function startMaintenance(pool: { query(statement: string): Promise<unknown> }): { stop(): void } {
  async function run(...statements: string[]) {
    try {
      for (const statement of statements) await pool.query(statement);
    } catch {
      // Ignored: the cause, such as a full disk, also fails ordinary queries, which report it.
    }
  }
  const vacuum = () => run('vacuum (analyze)', 'checkpoint');

  const checkpoints = setInterval(() => run('checkpoint'), 5 * minuteMs).unref();
  // For computers that are off at night.
  const afterStart = setTimeout(vacuum, 10 * minuteMs).unref();
  let nightTimer: NodeJS.Timeout;
  const scheduleNight = () => {
    nightTimer = setTimeout(() => {
      void vacuum();
      scheduleNight();
    }, msUntilQuietHour(new Date())).unref();
  };
  scheduleNight();

  return {
    stop() {
      clearInterval(checkpoints);
      clearTimeout(afterStart);
      clearTimeout(nightTimer);
    },
  };
}

function msUntilQuietHour(now: Date): number {
  const next = new Date(now);
  next.setHours(quietHour, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}
