/** Runs once the browser has nothing better to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const ticket = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(ticket);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
