import { useEffect, useState } from 'react';

const cookieName = 'sidebar_state';
const sevenDaysInSeconds = 604_800;

const storedOpen = () => !document.cookie.split('; ').includes(`${cookieName}=false`);

const storeOpen = (open: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, which a home server may not have
  document.cookie = `${cookieName}=${open}; path=/; max-age=${sevenDaysInSeconds}; samesite=lax`;
};

/** A cookie stores whether the panel on wide screens is open. The state of the phone sheet is not stored. */
export function useSidebar(isPhone: boolean) {
  const [open, setOpen] = useState(storedOpen);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = () => {
    if (isPhone) setSheetOpen(!sheetOpen);
    else {
      storeOpen(!open);
      setOpen(!open);
    }
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return { open, toggle, sheetOpen: sheetOpen && isPhone, setSheetOpen };
}
