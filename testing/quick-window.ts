import * as React from 'react';

/** Shortcuts for operations that took a third of the time of screen tests. The results are the same. */

const page = document.defaultView as Window & typeof globalThis;
export const askAll = page.getComputedStyle;

/** Elements whose display depends on more than their name, in jsdom's style sheet or in the one of `window-setup.ts`. */
const special = ['dialog', 'embed', 'input', 'noscript', 'summary'];
const isPlain = (element: Element) =>
  !special.includes(element.localName) &&
  !['hidden', 'popover', 'style'].some((name) => element.hasAttribute(name)) &&
  !element.classList.contains('more-menu');

const displayOfNames = new Map<string, string>();

function displayOf(element: Element) {
  const { namespaceURI, localName } = element;
  const name = `${namespaceURI} ${localName}`;
  const known = isPlain(element) ? displayOfNames.get(name) : askAll(element).display;
  if (known !== undefined) return known;
  const { display } = askAll(document.createElementNS(namespaceURI, localName));
  displayOfNames.set(name, display);
  return display;
}

/** Only `style` attributes set this property, and child elements inherit it. */
function inherited(property: 'visibility' | 'pointer-events', element: Element) {
  let setting: Element | null = element;
  while (setting && !setting.getAttribute('style')?.includes(property)) setting = setting.parentElement;
  return setting
    ? askAll(setting).getPropertyValue(property)
    : { visibility: 'visible', 'pointer-events': 'auto' }[property];
}

const quickly: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: (element) => inherited('visibility', element),
  pointerEvents: (element) => inherited('pointer-events', element),
};

// Queries by role check whether each element and all its ancestors are visible, for which jsdom compares each with its
// whole style sheet.
page.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return askAll(element, pseudoElement);
  const read = (name: string) => quickly[name]?.(element) ?? askAll(element).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return read;
      const quick = quickly[String(name)];
      return quick ? quick(element) : Reflect.get(askAll(element), name);
    },
  });
};

// Queries by text check this for every element.
const buttons = 'input[type=submit], input[type=button], input[type=reset]';
const { matches } = Element.prototype;
Object.defineProperty(Element.prototype, 'matches', {
  value(this: Element, selector: string) {
    return (selector !== buttons || this.localName === 'input') && matches.call(this, selector);
  },
});

// React notes where each element was created, for messages about mistakes in components: a stack trace for each. This
// tells React that there are enough already.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
