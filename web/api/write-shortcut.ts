import { type RefObject, useEffect } from 'react';

/**
 * The app's shortcuts on a home screen open addresses with '?write'. They are for typing at once, so the page's field
 * gets the focus.
 */
export function useWriteShortcut(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('write')) field.current?.focus();
  }, [field]);
}
