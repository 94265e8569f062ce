import { Link, useLocation } from 'wouter';
import { ariaCurrentOf, bottomBarEntries } from './nav.ts';

const raisedPath = '/wand';

export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav aria-label="Quick" className="bottom-bar">
      {bottomBarEntries.map((entry) => (
        <Link key={entry.path} href={entry.path} aria-current={ariaCurrentOf(entry, path)}>
          <span className={entry.path === raisedPath ? 'raised' : undefined}>
            <entry.icon aria-hidden size={22} strokeWidth={1.9} />
          </span>
          {entry.title}
        </Link>
      ))}
    </nav>
  );
}
