import type { MouseEvent } from 'react';

const leaving = new AbortController();

/** Aborted as soon as she leaves by signing out. */
export const signingOut = leaving.signal;

/** What is still asked for would only be refused, so nothing is; unless the browser first asks her whether to leave. */
export function askNothingOnceLeft({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
  const leave = (event: BeforeUnloadEvent) => {
    if (event.defaultPrevented) return;
    leaving.abort();
    // A page that the browser kept shows what is no longer hers to see.
    window.addEventListener('pageshow', () => location.reload());
  };
  window.addEventListener('beforeunload', leave, { once: true });
}
