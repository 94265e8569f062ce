import { LogOut, PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#capabilities/account/contract.ts';
import { productName } from '#core/product.ts';
import { signOut } from '#web/api/signing-out.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyOptionalPiece, lazyPiece } from '#web/ui/lazy-piece.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useIsIdle } from '#web/ui/when-idle.ts';
import { type AccountProps, Names } from './account-names.tsx';
import { displayName } from './display-name.ts';

const Bell = lazyOptionalPiece(() => import('./late-frame.tsx').then((module) => module.Bell));
const AccountPanel = lazyPiece(() => import('./late-frame.tsx').then((module) => module.AccountPanel));

interface HeaderProps {
  user: User;
  isPhone: boolean;
  onToggleSidebar: () => void;
}

export function Header({ user, isPhone, onToggleSidebar }: HeaderProps) {
  const name = displayName(user);
  return (
    <header className="sticky top-0 z-30 h-14 border-b border-line bg-canvas/90 backdrop-blur md:h-16">
      <div className="mx-auto flex h-full max-w-[66rem] items-center gap-2 px-3 md:px-8">
        <IconButton
          label="Toggle Sidebar"
          icon={<PanelLeft aria-hidden size={20} strokeWidth={1.9} />}
          onClick={onToggleSidebar}
          className="md:-ml-3"
        />
        {isPhone && (
          <span className="flex items-center gap-2 font-display text-lg font-semibold">
            <LogoMark size={28} />
            {productName}
          </span>
        )}
        <BellPlace isPhone={isPhone} />
        {isPhone ? <AccountMenu name={name} email={user.email} /> : <Account name={name} email={user.email} />}
      </div>
    </header>
  );
}

/** Keeps room for the bell, which loads when the browser is idle. */
const BellPlace = ({ isPhone }: { isPhone: boolean }) => (
  <div className="ml-auto size-11 shrink-0">{useIsIdle() && <Bell isPhone={isPhone} />}</div>
);

const Account = (person: AccountProps) => (
  <>
    <Link href="/profile" className="account-link">
      <span className="min-w-0">
        <Names {...person} />
      </span>
      <Avatar name={person.name} size="small" />
    </Link>
    <Tooltip label="Log Out">
      <a href="/api/logout" onClick={signOut} aria-label="Log Out" className="icon-button -mr-3">
        <LogOut aria-hidden size={18} strokeWidth={1.9} />
      </a>
    </Tooltip>
  </>
);

/** On a phone, a tap on the initials shows the name, the email and 'Log out'. The panel exists, and opens, from the first tap. */
function AccountMenu(person: AccountProps) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget="account"
        onClick={() => setIsWanted(true)}
        className="icon-button -ml-2 rounded-full"
      >
        <Avatar name={person.name} size="small" />
        <span className="sr-only">Account of {person.name}</span>
      </button>
      {isWanted && <AccountPanel {...person} />}
    </>
  );
}
