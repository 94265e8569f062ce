import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWebAddress } from '#core/web-address.ts';

interface ExternalLinkProps {
  href: string;
  className?: string;
  onOpen?: () => void;
  tabIndex?: number;
  children: ReactNode;
}

/** True for a path on our own server, but not for '//elsewhere' or '/\elsewhere', which lead to another host. */
const isOwnPath = (href: string) => /^\/(?![/\\])[^\s\\]{0,2000}$/.test(href);

/** Opens a web address or a path on our server in a new tab. Any other `href` is unsafe and shown as text. */
export function ExternalLink({ href, className, onOpen, tabIndex, children }: ExternalLinkProps) {
  if (!isWebAddress(href) && !isOwnPath(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      tabIndex={tabIndex}
      className={className ?? 'inline-flex min-h-6 items-center gap-1.5 font-semibold text-primary hover:underline'}
    >
      {children} <ExternalIcon aria-hidden size={14} className="shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
