import { configure } from '@testing-library/react';

// Code that is loaded when first shown may take seconds on a busy machine; a test that fails shall fail for another reason.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no pointers that can be held; toasts ask for one when they are pressed.
Element.prototype.hasPointerCapture ??= () => false;

// Nor popovers: a tooltip may come up after a test that only passed over its button.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
