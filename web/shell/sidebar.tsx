import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { productName } from '#core/product.ts';
import { signOut } from '#web/api/signing-out.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { ariaCurrentOf, sidebarEntries, testIdOf } from './nav.ts';
import { SidebarButton, SidebarLink, SidebarServerLink } from './sidebar-entry.tsx';
import { useTheme } from './theme.ts';

const themeButtons = {
  system: { icon: Monitor, label: 'Theme: System' },
  light: { icon: Sun, label: 'Theme: Light' },
  dark: { icon: Moon, label: 'Theme: Dark' },
};

/** Entries that begin a group. The groups are: everyday things, the family, and the rest. */
const groupFirstPaths = ['/household', '/profile'];

interface SidebarProps {
  collapsed?: boolean;
  /** Called on a click on a link, so that the sheet can close. */
  onChoose?: () => void;
}

/** The content of the side panel on wide screens and of the sheet on phones. */
export function Sidebar({ collapsed = false, onChoose }: SidebarProps) {
  const [path] = useLocation();
  const [theme, nextTheme] = useTheme();
  return (
    <div
      className={classNames('flex min-h-full flex-col py-4', collapsed ? 'px-1 [&_:is(a,button)]:px-[11px]' : 'px-3')}
    >
      <Link
        href="/dashboard"
        onClick={onChoose}
        className={classNames(
          'mb-4 flex h-11 items-center gap-2.5 rounded-control font-display text-lg font-semibold whitespace-nowrap',
          collapsed ? 'justify-center' : 'px-2',
        )}
      >
        <LogoMark />
        <span className={collapsed ? 'sr-only' : undefined}>{productName}</span>
      </Link>
      <nav aria-label="Main" className="flex-1">
        <ul className="space-y-0.5">
          {sidebarEntries.map((entry) => (
            <li key={entry.path} className={groupFirstPaths.includes(entry.path) ? 'mt-5' : undefined}>
              <SidebarLink
                href={entry.path}
                icon={entry.icon}
                label={entry.title}
                collapsed={collapsed}
                onClick={onChoose}
                aria-current={ariaCurrentOf(entry, path)}
                data-testid={testIdOf(entry)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 space-y-0.5">
        <SidebarButton {...themeButtons[theme]} collapsed={collapsed} onClick={nextTheme} />
        <SidebarServerLink icon={LogOut} label="Log Out" collapsed={collapsed} href="/api/logout" onClick={signOut} />
      </div>
    </div>
  );
}
