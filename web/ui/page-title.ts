import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { productName } from '#core/product.ts';

export const documentTitle = (title: string) => `${title} · ${productName}`;

// The first page load leaves the focus alone. Later navigations move it to the heading, so that screen readers read the
// title.
let lastPath: string | undefined;

/** Sets the document title and, after a navigation, focuses the h1, which needs the ref and `tabIndex={-1}`. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (lastPath !== undefined && lastPath !== path) heading.current?.focus({ preventScroll: true });
    lastPath = path;
  }, [path]);

  return heading;
}
