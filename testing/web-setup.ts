import { configure, prettyDOM } from '@testing-library/react';

configure({
  // Lazy-loaded code can take seconds on a busy machine; tests should not fail because of that.
  asyncUtilTimeout: 60_000,
  getElementError,
});

/** Prints the document only if the message is read. Each failed attempt of a `findBy…` creates such an error. */
function getElementError(message: string | null, container: Element) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, getElementError);
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: print, configurable: true });
}

// jsdom has no pointer capture, which toasts use when pressed.
Element.prototype.hasPointerCapture ??= () => false;

// jsdom has no popovers either; a tooltip may open after a test that only hovered over its button.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
