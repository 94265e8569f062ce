import { configure, getConfig, prettyDOM } from '@testing-library/react';
import './quick-selectors.ts';
import './quick-window.ts';

configure({
  // Lazy-loaded code can take seconds on a busy machine; tests should not fail because of that.
  asyncUtilTimeout: 60_000,
  getElementError,
  defaultIgnore: '',
  asyncWrapper: waitingForDialogs(getConfig().asyncWrapper),
});

/**
 * Radix makes a dialog clickable only some time after it has appeared, and the page only some time after the dialog has
 * closed; on a busy machine this takes longer. Every action of a simulated user waits for that, as a real user does.
 */
function waitingForDialogs(wrap: ReturnType<typeof getConfig>['asyncWrapper']): typeof wrap {
  // Tests may replace the timers.
  const { setTimeout } = globalThis;
  return async (act) => {
    for (let attempt = 0; attempt < 1_000 && isBlocked(); attempt++)
      await new Promise((resolve) => setTimeout(resolve));
    return wrap(act);
  };
}

/** Whether an open dialog does not take clicks yet, or without one a toast or the page does not, because a dialog still closes. */
function isBlocked() {
  // Called before and after every action, so it looks for elements only in likely places.
  const isModal = document.body.style.pointerEvents === 'none';
  const openDialogs = isModal ? document.querySelectorAll<HTMLElement>('[role$=dialog][data-state=open]') : [];
  const clicked = [...openDialogs].at(-1);
  // A toast from before a dialog takes no clicks until it closes, so there is nothing to wait for.
  if (clicked) return clicked.style.pointerEvents === 'none';
  for (const toast of document.getElementsByClassName('toast'))
    if (toast.closest('body [style*="pointer-events: none"]')) return true;
  return isModal;
}

/** Prints the document only if the message is read. Each failed attempt of a `findBy…` creates such an error. */
function getElementError(message: string | null, container: Element) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, getElementError);
  // Everything is printed, because there is no selector of what to leave out.
  const printed = () => prettyDOM(container, undefined, { filterNode: () => true });
  const print = () => [message, printed()].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: print, configurable: true });
}

// jsdom has no pointer capture, which toasts use when pressed.
Element.prototype.hasPointerCapture ??= () => false;

// jsdom has no layout either, so nothing ever intersects.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// jsdom has no popovers. Menus open by their button; tooltips, which a test may open by hovering, don't open.
function togglePopover(element: HTMLElement, newState: 'open' | 'closed') {
  if (element.getAttribute('popover') !== 'auto') return;
  element.style.display = newState === 'open' ? 'block' : '';
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
HTMLElement.prototype.showPopover ??= function () {
  togglePopover(this, 'open');
};
HTMLElement.prototype.hidePopover ??= function () {
  togglePopover(this, 'closed');
};
document.addEventListener('click', ({ target }) => {
  const button = (target as Element | null)?.closest('[popovertarget]');
  if (button) document.getElementById(button.getAttribute('popovertarget') ?? '')?.showPopover();
});
// Our style sheet isn't loaded either. It shows the buttons of a `MoreMenu` on wide screens.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.more-menu { display: contents !important; }' }),
);
