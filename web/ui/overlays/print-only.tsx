import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** While mounted, printing the page prints this instead of what is on the screen. */
export const PrintOnly = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div aria-hidden className="paper">
      {children}
    </div>,
    document.body,
  );
