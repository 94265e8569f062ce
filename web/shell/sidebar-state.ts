import { useEffect, useState } from 'react';

const cookieName = 'sidebar_state';
const sevenDaysInSeconds = 604_800;

const rememberedOpen = () => !document.cookie.split('; ').includes(`${cookieName}=false`);

const remember = (open: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, and at home there is none
  document.cookie = `${cookieName}=${open}; path=/; max-age=${sevenDaysInSeconds}; samesite=lax`;
};

/** Wide screens keep the panel open or collapsed in a cookie; a phone's sheet is a state of its own. */
export function useSidebar(isPhone: boolean) {
  const [open, setOpen] = useState(rememberedOpen);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = () => {
    if (isPhone) setSheetOpen(!sheetOpen);
    else {
      remember(!open);
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
