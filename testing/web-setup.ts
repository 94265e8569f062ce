import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { setOffline } from '#web/api/offline.ts';

setOffline(() => import('#web/offline/offline.ts'));

configure({
  // Lazy-loaded code can take seconds on a busy machine; tests should not fail because of that.
  asyncUtilTimeout: 60_000,
  getElementError,
  defaultIgnore: '',
  asyncWrapper: waitingForDialogs(getConfig().asyncWrapper),
});

/**
 * Radix lets a dialog take clicks only some time after it has appeared, and the page some time after it has closed, which a busy
 * machine makes longer. Every action of a
 * simulated user waits for that, as a real one does.
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

/** Whether a dialog or a toast does not take clicks yet, or a dialog that closes still keeps them from the page. */
function isBlocked() {
  // Asked before and after every action, so it looks for elements only where there may be some.
  for (const toast of document.getElementsByClassName('toast'))
    if (toast.closest('body [style*="pointer-events: none"]')) return true;
  // An open dialog blocks the whole body, but not the toasts.
  if (document.body.style.pointerEvents !== 'none') return false;
  const dialogs = document.querySelectorAll<HTMLElement>('[role$=dialog][data-state=open]');
  const clicked = [...dialogs].at(-1) ?? document.body;
  return clicked.style.pointerEvents === 'none';
}

/** Prints the document only if the message is read. Each failed attempt of a `findBy…` creates such an error. */
function getElementError(message: string | null, container: Element) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, getElementError);
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: print, configurable: true });
}

// jsdom has no pointer capture, which toasts use when pressed.
Element.prototype.hasPointerCapture ??= () => false;

// jsdom has no popovers either: menus open by their button; tooltips, which some test may open by hovering, don't open.
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
