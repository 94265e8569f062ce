import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { Tooltip } from '#web/ui/tooltip.tsx';

const look =
  'flex h-11 w-full items-center gap-3 rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:shadow-card';

interface EntryLook {
  icon: LucideIcon;
  label: string;
  /** In the icon strip the label is only heard, and shown as a tooltip at once. */
  collapsed: boolean;
}

function Labelled({ icon: Icon, label, collapsed }: EntryLook) {
  return (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.9} className="shrink-0" />
      <span className={collapsed ? 'sr-only' : undefined}>{label}</span>
    </>
  );
}

function WithTooltip({ label, collapsed, children }: Omit<EntryLook, 'icon'> & { children: ReactNode }) {
  if (!collapsed) return children;
  return (
    <Tooltip label={label} delay={0} side="right">
      {children}
    </Tooltip>
  );
}

export function SidebarLink({ icon, label, collapsed, ...props }: EntryLook & ComponentProps<'a'> & { href: string }) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <Link {...props} className={look}>
        <Labelled icon={icon} label={label} collapsed={collapsed} />
      </Link>
    </WithTooltip>
  );
}

/** Served by the server, not by a page of ours. */
export function SidebarLeavingLink({ icon, label, collapsed, ...props }: EntryLook & ComponentProps<'a'>) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <a {...props} className={look}>
        <Labelled icon={icon} label={label} collapsed={collapsed} />
      </a>
    </WithTooltip>
  );
}

export function SidebarButton({ icon, label, collapsed, onClick }: EntryLook & { onClick: () => void }) {
  return (
    <WithTooltip label={label} collapsed={collapsed}>
      <button type="button" onClick={onClick} className={look}>
        <Labelled icon={icon} label={label} collapsed={collapsed} />
      </button>
    </WithTooltip>
  );
}
