import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { productName } from '#core/product.ts';

export const documentTitle = (title: string) => `${title} · ${productName}`;

// The first page of a visit leaves the focus where the browser put it; a later one takes it, so that its title is read out.
let shownPath: string | undefined;

/** Names the document after the page and moves the focus to the page's h1, which must carry `ref` and `tabIndex={-1}`. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (shownPath !== undefined && shownPath !== path) heading.current?.focus({ preventScroll: true });
    shownPath = path;
  }, [path]);

  return heading;
}
