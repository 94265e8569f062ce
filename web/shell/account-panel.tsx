import { LogOut, User as UserIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { signOut } from '#web/api/signing-out.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { type AccountProps, Names } from './account-names.tsx';

const menuItem = 'flex min-h-12 items-center gap-3 rounded-control px-3 active:bg-sunken';

const closeMenu = (event: MouseEvent) =>
  (event.currentTarget.closest('[popover]') as HTMLElement | null)?.hidePopover();

const open = (panel: HTMLElement | null) => panel?.showPopover();

/** What the initials in a phone's header open. */
export const AccountPanel = (person: AccountProps) => (
  <div id="account" popover="auto" ref={open} className="account-menu card">
    <div className="mb-1.5 flex items-center gap-3 border-b border-line px-3 pt-1.5 pb-3 leading-snug">
      <Avatar name={person.name} size="small" />
      <div className="min-w-0">
        <Names {...person} />
      </div>
    </div>
    <Link href="/profile" className={menuItem} onClick={closeMenu}>
      <UserIcon aria-hidden size={18} strokeWidth={1.9} />
      Profile
    </Link>
    <a href="/api/logout" onClick={signOut} className={menuItem}>
      <LogOut aria-hidden size={18} strokeWidth={1.9} />
      Log Out
    </a>
  </div>
);
