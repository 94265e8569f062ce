import { TriangleAlert } from 'lucide-react';
import { Badge } from './badge.tsx';

interface BadgeListProps {
  items: readonly string[];
  danger?: boolean;
  /** What the badges are, for screen readers, if no heading says it. */
  label?: string;
}

/** Short texts as badges. With `danger` each has a warning icon, so that color is not the only cue. */
export function BadgeList({ items, danger = false, label }: BadgeListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex max-w-full">
          <Badge
            variant={danger ? 'danger' : 'neutral'}
            icon={danger && <TriangleAlert aria-hidden size={14} />}
            className={danger ? 'px-2.5 py-1 text-sm' : undefined}
          >
            {item}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
