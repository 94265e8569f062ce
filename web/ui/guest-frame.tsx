import type { ReactNode } from 'react';
import { productName } from '#core/product.ts';
import { LogoMark } from './logo-mark.tsx';

/** The frame around a page that a guest opens by a link: no menu, and no way into the app. */
export const GuestFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col px-4 py-6 md:px-8">
    <main className="grow content-center">{children}</main>
    <footer className="mt-8 flex items-center justify-center gap-2 text-sm text-ink-soft">
      <LogoMark size={20} />
      Made with {productName}
    </footer>
  </div>
);
