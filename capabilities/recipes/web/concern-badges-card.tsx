import { Leaf, TriangleAlert } from 'lucide-react';
import type { Concern } from '#food/contract.ts';
import { concernBadges } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';

interface ConcernBadgesProps {
  concerns: readonly Concern[];
  /** The most badges to show. The last one says how many are left out. */
  limit?: number;
  className?: string;
  iconClassName?: string;
}

/** Badges that say who can't or doesn't eat this. Only an allergy is red. */
export function ConcernBadges({ concerns, limit = 99, className, iconClassName }: ConcernBadgesProps) {
  const badges = concernBadges(concerns);
  const hidden = Math.max(0, badges.length - limit);
  return badges.slice(0, limit).map(({ text, isAllergy }, place) => {
    const Icon = isAllergy ? TriangleAlert : Leaf;
    return (
      <Badge
        key={text}
        variant={isAllergy ? 'danger' : 'neutral'}
        icon={<Icon aria-hidden size={12} className={iconClassName} />}
        className={className}
      >
        {text}
        {hidden > 0 && place === limit - 1 && ` +${hidden}`}{' '}
      </Badge>
    );
  });
}
