import { useEffect } from 'react';

const minKeyboardHeight = 100;

/** While `isActive`, keeps --keyboard at the height of the on-screen keyboard, which covers the page without resizing it. */
export function useKeyboardInset(isActive = true) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isActive || !viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--keyboard', `${covered > minKeyboardHeight ? Math.round(covered) : 0}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [isActive]);
}
