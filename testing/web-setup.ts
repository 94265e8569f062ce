import { configure } from '@testing-library/react';

// Lazy-loaded code can take seconds on a busy machine; tests should not fail because of that.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no pointer capture, which toasts use when pressed.
Element.prototype.hasPointerCapture ??= () => false;

// jsdom has no popovers either; a tooltip may open after a test that only hovered over its button.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
