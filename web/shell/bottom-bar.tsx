import { Link, useLocation } from 'wouter';
import { ariaCurrentOf, bottomBarEntries } from './nav.ts';

const raisedPath = '/wand';

export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface/95 px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur"
    >
      {bottomBarEntries.map((entry) => (
        <Link
          key={entry.path}
          href={entry.path}
          aria-current={ariaCurrentOf(entry, path)}
          className="relative flex h-16 flex-col items-center justify-end gap-1 rounded-control pb-1.5 text-[11px] font-semibold text-ink-soft transition aria-[current]:text-primary"
        >
          {entry.path === raisedPath ? (
            <span className="absolute -top-2.5 grid size-12 place-items-center rounded-full bg-primary text-on-primary shadow-card ring-4 ring-surface">
              <entry.icon aria-hidden size={22} strokeWidth={1.9} />
            </span>
          ) : (
            <entry.icon aria-hidden size={21} strokeWidth={1.9} />
          )}
          {entry.title}
        </Link>
      ))}
    </nav>
  );
}
