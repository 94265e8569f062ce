import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { Tooltip } from '#web/ui/tooltip.tsx';

const entryClass =
  'flex h-11 w-full items-center gap-3 rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:shadow-card';

interface EntryProps {
  icon: LucideIcon;
  label: string;
  /** In the icon strip the label is visible to screen readers only and appears as a tooltip without delay. */
  collapsed: boolean;
}

function IconAndLabel({ icon: Icon, label, collapsed }: EntryProps) {
  return (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.9} className="shrink-0" />
      <span className={collapsed ? 'sr-only' : undefined}>{label}</span>
    </>
  );
}

function WithTooltip({ label, collapsed, children }: Omit<EntryProps, 'icon'> & { children: ReactNode }) {
  if (!collapsed) return children;
  return (
    <Tooltip label={label} delay={0} side="right">
      {children}
    </Tooltip>
  );
}

export function SidebarLink({ icon, label, collapsed, ...props }: EntryProps & ComponentProps<'a'> & { href: string }) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <Link {...props} className={entryClass}>
        <IconAndLabel icon={icon} label={label} collapsed={collapsed} />
      </Link>
    </WithTooltip>
  );
}

/** A plain link to an address that the server handles, outside the client-side router. */
export function SidebarServerLink({ icon, label, collapsed, ...props }: EntryProps & ComponentProps<'a'>) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <a {...props} className={entryClass}>
        <IconAndLabel icon={icon} label={label} collapsed={collapsed} />
      </a>
    </WithTooltip>
  );
}

export function SidebarButton({ icon, label, collapsed, onClick }: EntryProps & { onClick: () => void }) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <button type="button" onClick={onClick} className={entryClass}>
        <IconAndLabel icon={icon} label={label} collapsed={collapsed} />
      </button>
    </WithTooltip>
  );
}
