import { type RefObject, useEffect } from 'react';

/** The app's shortcuts on a home screen end with '?write': she wants to type at once, so the page's field gets the focus. */
export function useWriteShortcut(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('write')) field.current?.focus();
  }, [field]);
}
