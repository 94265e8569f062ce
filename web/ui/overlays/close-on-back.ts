import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * The browser's Back closes the topmost overlay and stays on the page. For that, each open overlay has a history entry
 * with the address of its page, which is removed when the overlay is closed in another way.
 */

interface Overlay {
  close: () => void;
}

const overlays: Overlay[] = [];
/** True while we wait for the browser to drop entries of overlays. */
let isDroppingEntries = false;
let pendingNavigation: (() => void) | undefined;
/** What replaced the page's address while an overlay was open, such as another tab. */
let pendingReplacement: [state: unknown, url: string] | undefined;

/** How many overlays the current history entry stands for. */
const overlaysOfEntry = (): number => history.state?.overlays ?? 0;

function dropEntries(count: number) {
  isDroppingEntries = true;
  history.go(-count);
}

/** Adds or drops history entries until there is one per open overlay. */
function alignEntries() {
  if (isDroppingEntries) return;
  const surplus = overlaysOfEntry() - overlays.length;
  if (surplus > 0) dropEntries(surplus);
  // The router patches `history.pushState`, and an overlay must not count as a navigation.
  for (let depth = overlaysOfEntry() + 1; depth <= overlays.length; depth++)
    History.prototype.pushState.call(history, { ...history.state, overlays: depth }, '');
}

/** One overlay often closes in the same moment in which the next one opens, and they can share an entry. */
const alignEntriesSoon = () => queueMicrotask(alignEntries);

function onPopState() {
  if (isDroppingEntries) {
    isDroppingEntries = false;
    pendingNavigation?.();
    pendingNavigation = undefined;
  } else if (overlaysOfEntry() < overlays.length) overlays.at(-1)?.close();
  applyReplacement();
  // A form with unsaved changes stays open and asks, so it needs an entry again.
  alignEntriesSoon();
}

/** The replacement went into the overlay's entry. Apply it to the page's own entry below, too. */
function applyReplacement() {
  if (!pendingReplacement || overlaysOfEntry() > 0) return;
  const [state, url] = pendingReplacement;
  pendingReplacement = undefined;
  if (pathOf(url) === location.pathname) history.replaceState(state, '', url);
}

const pathOf = (url: string) => new URL(url, location.href).pathname;

function keepReplacements() {
  const replace = history.replaceState;
  history.replaceState = (state, unused, url) => {
    const depth = overlaysOfEntry();
    const isSamePage = pathOf(String(url ?? '')) === location.pathname;
    if (depth > 0 && isSamePage) pendingReplacement = [state, String(url ?? '')];
    replace.call(history, depth > 0 && isSamePage ? { ...state, overlays: depth } : state, unused, url);
  };
}

/** A link in an overlay replaces the overlay's entry: Back from the new page then leads to the page below the overlay. */
function replaceOverlayEntries() {
  const push = history.pushState;
  history.pushState = (...args) => {
    if (isDroppingEntries) pendingNavigation = () => history.pushState(...args);
    else if (overlaysOfEntry() === 0) push.apply(history, args);
    else {
      pendingReplacement = undefined;
      History.prototype.replaceState.apply(history, args);
      dispatchEvent(new Event('pushState'));
    }
  };
}

keepReplacements();
replaceOverlayEntries();
// Code that calls `history.back()`, such as after a question whether to leave, wants the previous page.
history.back = () => dropEntries(1 + overlaysOfEntry());
addEventListener('popstate', onPopState);
// After a reload the entries are still there, but the overlays are not.
if (overlaysOfEntry() > 0) history.go(-overlaysOfEntry());

export function useCloseOnBack(open: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return;
    const overlay = { close: () => onBack() };
    overlays.push(overlay);
    alignEntriesSoon();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      alignEntriesSoon();
    };
  }, [open]);
}
