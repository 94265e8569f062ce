const leaving = new AbortController();

/** Aborted as soon as she leaves by signing out. */
export const signingOut = leaving.signal;

/** What is still asked for would only be refused, so nothing is; unless the browser first asks her whether to leave. */
export function askNothingOnceLeft() {
  const leave = (event: Event) => {
    if (event.defaultPrevented) return;
    leaving.abort();
    // A page that the browser kept shows what is no longer hers to see.
    addEventListener('pageshow', () => location.reload());
  };
  addEventListener('beforeunload', leave, { once: true });
}
