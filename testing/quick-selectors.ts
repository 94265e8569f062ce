/**
 * Finds elements by lists of simple selectors, as queries by role or label use them: `button,input[type="button"],*[role~="button"]`.
 * jsdom's own search, which knows all of CSS, took a sixth of the time of tests of screens. The answers stay the same.
 */

type Test = (element: Element) => boolean;

const simple = /^(\*|[a-z][a-z\d-]*)?((?:\[[a-z-]+(?:[~$]?="?[\w-]+"?)?\])*)$/;
const attribute = /\[([a-z-]+)(?:([~$]?)="?([\w-]+)"?)?\]/g;

function testOfAttribute([, name = '', operator, value]: RegExpExecArray): Test {
  if (value === undefined) return (element) => element.hasAttribute(name);
  if (operator === '~') return (element) => element.getAttribute(name)?.split(/\s+/).includes(value) ?? false;
  if (operator === '$') return (element) => element.getAttribute(name)?.endsWith(value) ?? false;
  // HTML compares the values of this attribute in lower case.
  if (name === 'type') return (element) => element.getAttribute(name)?.toLowerCase() === value.toLowerCase();
  return (element) => element.getAttribute(name) === value;
}

function testOf(selector: string): Test | undefined {
  const [isSimple, name = '*', attributes = ''] = simple.exec(selector.trim()) ?? [];
  if (!isSimple) return undefined;
  const tests = [...attributes.matchAll(attribute)].map(testOfAttribute);
  return (element) => (name === '*' || element.localName === name) && tests.every((test) => test(element));
}

function testOfList(selectors: string): Test | undefined {
  const tests = selectors.split(',').map(testOf);
  if (!tests.every((test) => test !== undefined)) return undefined;
  return (element) => tests.some((test) => test(element));
}

const known = new Map<string, Test | undefined>();

function collect(parent: ParentNode, test: Test, found: Element[]) {
  for (let element = parent.firstElementChild; element; element = element.nextElementSibling) {
    if (test(element)) found.push(element);
    collect(element, test, found);
  }
  return found;
}

/** jsdom's own search. */
export const askJsdom = Element.prototype.querySelectorAll;

for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
  const { querySelectorAll } = prototype;
  Object.defineProperty(prototype, 'querySelectorAll', {
    value(this: ParentNode, selectors: string) {
      if (!known.has(selectors)) known.set(selectors, testOfList(selectors));
      const test = known.get(selectors);
      return test ? collect(this, test, []) : querySelectorAll.call(this, selectors);
    },
  });
}
