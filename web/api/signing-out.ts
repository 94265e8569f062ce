const controller = new AbortController();

/** Aborted when the page unloads after a click on 'Log out'. */
export const signOutSignal = controller.signal;

/** Click handler of 'Log out'. Aborts open reads on unload, unless a form asks about unsaved changes. */
export function abortReadsOnSignOut() {
  const onUnload = (event: Event) => {
    if (event.defaultPrevented) return;
    controller.abort();
    // A page restored from the back/forward cache would show data of a person who is signed out.
    addEventListener('pageshow', () => location.reload());
  };
  addEventListener('beforeunload', onUnload, { once: true });
}
