import { LogOut, PanelLeft } from 'lucide-react';
import type { User } from '#capabilities/account/contract.ts';
import { abortReadsOnSignOut } from '#web/api/signing-out.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { displayName } from './display-name.ts';

interface HeaderProps {
  user: User;
  isPhone: boolean;
  onToggleSidebar: () => void;
}

export function Header({ user, isPhone, onToggleSidebar }: HeaderProps) {
  const name = displayName(user);
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-line bg-canvas/90 px-3 backdrop-blur md:px-6">
      <IconButton
        label="Toggle Sidebar"
        icon={<PanelLeft aria-hidden size={20} strokeWidth={1.9} />}
        onClick={onToggleSidebar}
        className="md:-ml-2"
      />
      {isPhone && <LogoMark size={28} />}
      <div className="ml-auto min-w-0 text-right leading-tight">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-xs text-ink-soft">{user.email}</p>
      </div>
      <Avatar name={name} size="small" />
      <Tooltip label="Log out">
        <a href="/api/logout" onClick={abortReadsOnSignOut} aria-label="Log out" className="icon-button md:-mr-2">
          <LogOut aria-hidden size={18} strokeWidth={1.9} />
        </a>
      </Tooltip>
    </header>
  );
}
