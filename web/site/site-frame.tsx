import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { productName } from '#core/product.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MenuLink } from '#web/ui/menu-link.tsx';

interface SiteFrameProps {
  /** The page has its own full-width sections. */
  wide?: boolean;
  /** Shown in the corner instead of the menu. */
  corner?: ReactNode;
  children: ReactNode;
}

/** Header and footer around a page for visitors. Works without JavaScript. */
export function SiteFrame({ wide, corner = <SiteMenu />, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={wide ? 'bg-accent-soft' : 'print:hidden'}>
        <div className="mx-auto flex max-w-[72rem] items-center justify-between px-4 py-3 md:px-8">
          <Link href="/" className="flex min-h-11 items-center gap-2.5 font-display text-lg font-semibold">
            <LogoMark size={36} />
            {productName}
          </Link>
          {corner}
        </div>
      </header>
      <main
        className={
          wide
            ? 'flex-1'
            : 'mx-auto w-full max-w-[72rem] flex-1 px-4 pt-4 pb-8 has-[>.morning-card]:content-center md:px-8'
        }
      >
        {children}
      </main>
      <footer className="mt-8 border-t border-line print:hidden">
        <div className="mx-auto flex max-w-[72rem] flex-col items-center justify-between gap-2 px-4 py-8 text-sm text-ink-soft sm:flex-row md:px-8">
          <p className="flex items-center gap-2.5">
            <LogoMark size={24} />
            Your mental load, made manageable.
          </p>
          <nav aria-label="Footer" className="flex gap-2 sm:-mr-3">
            <FooterLink href="/about">About</FooterLink>
            <FooterLink href="/contact">Contact</FooterLink>
          </nav>
        </div>
      </footer>
    </div>
  );
}

const SiteMenu = () => (
  <Menu label="Menu">
    <MenuLink href="/about">About</MenuLink>
    <MenuLink href="/contact">Contact</MenuLink>
  </Menu>
);

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center px-3 font-medium hover:text-ink hover:underline">
      {children}
    </Link>
  );
}
