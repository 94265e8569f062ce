import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * The browser's Back closes the topmost overlay and stays on the page. For that, each open overlay has a history entry
 * with the address of its page, which goes when the overlay closes by other means.
 */

interface Overlay {
  close: () => void;
}

const overlays: Overlay[] = [];
/** True while we wait for the browser to drop entries of closed overlays. */
let isDropping = false;
let heldNavigation: (() => void) | undefined;

/** How many overlays the current history entry stands for. */
const entryDepth = (): number => history.state?.overlays ?? 0;

/** Adds or drops history entries until there is one per open overlay. */
function alignEntries() {
  if (isDropping) return;
  const surplus = entryDepth() - overlays.length;
  if (surplus > 0) {
    isDropping = true;
    history.go(-surplus);
  }
  // The router patches `history.pushState`, and an overlay must not count as a navigation.
  for (let depth = entryDepth() + 1; depth <= overlays.length; depth++)
    History.prototype.pushState.call(history, { ...history.state, overlays: depth }, '');
}

/** One overlay often closes in the same moment in which the next one opens, and they can share an entry. */
const alignSoon = () => queueMicrotask(alignEntries);

function onPopState() {
  if (isDropping) {
    isDropping = false;
    heldNavigation?.();
    heldNavigation = undefined;
  } else if (entryDepth() < overlays.length) overlays.at(-1)?.close();
  // A form with unsaved changes stays open and asks, so it needs an entry again.
  alignSoon();
}

/** A link in an overlay replaces the overlay's entry: Back from the new page then leads to the page below the overlay. */
function replaceOverlayEntries() {
  const push = history.pushState;
  history.pushState = (...args) => {
    if (isDropping) heldNavigation = () => history.pushState(...args);
    else if (entryDepth() === 0) push.apply(history, args);
    else {
      History.prototype.replaceState.apply(history, args);
      dispatchEvent(new Event('pushState'));
    }
  };
}

replaceOverlayEntries();
addEventListener('popstate', onPopState);
// After a reload the entries are still there, but the overlays are not.
if (entryDepth() > 0) history.go(-entryDepth());

export function useBackCloses(open: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return;
    const overlay = { close: () => onBack() };
    overlays.push(overlay);
    alignSoon();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      alignSoon();
    };
  }, [open]);
}
