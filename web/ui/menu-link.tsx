import type { ReactNode } from 'react';
import { Link } from 'wouter';

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="flex min-h-11 items-center rounded-control px-4 text-sm font-medium hover:bg-sunken">
      {children}
    </Link>
  );
}
