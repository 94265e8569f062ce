import type { PageElement } from './page-tree.ts';

/** The relevant elements of a page, collected in one traversal. */
export interface PageOutline {
  scripts: PageElement[];
  /** Content of the first meta element of each name. */
  meta: ReadonlyMap<string, string>;
  title: PageElement | undefined;
  topHeadings: PageElement[];
  language: string | null;
  base: string | null;
  /** Elements that start a microdata or RDFa item. */
  scopes: PageElement[];
}

const maxTopHeadings = 8;

export function outlineOf(root: PageElement): PageOutline {
  const meta = new Map<string, string>();
  const outline: PageOutline = {
    scripts: [],
    meta,
    title: undefined,
    topHeadings: [],
    language: null,
    base: null,
    scopes: [],
  };
  const visit = (element: PageElement) => {
    const { tag, attributes } = element;
    if (attributes.itemtype !== undefined || attributes.typeof !== undefined) outline.scopes.push(element);
    if (tag === 'script') outline.scripts.push(element);
    else if (tag === 'meta') {
      const name = (attributes.property ?? attributes.name ?? '').toLowerCase();
      if (attributes.content && !meta.has(name)) meta.set(name, attributes.content);
    } else if (tag === 'html') outline.language ??= attributes.lang ?? null;
    else if (tag === 'base') outline.base ??= attributes.href ?? null;
    else if (tag === 'title') outline.title ??= element;
    else if (tag === 'h1' && outline.topHeadings.length < maxTopHeadings) outline.topHeadings.push(element);
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  visit(root);
  return outline;
}
