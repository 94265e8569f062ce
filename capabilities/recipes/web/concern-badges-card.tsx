import { Leaf, TriangleAlert } from 'lucide-react';
import type { Concern } from '#food/contract.ts';
import { concernBadges } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ConcernBadgesProps {
  concerns: readonly Concern[];
  /** The most badges to show. The last one says how many are left out. */
  limit?: number;
  className?: string;
  /** Short words, without icons in a table too narrow for more (`@3xl`). */
  isBrief?: boolean;
}

/** Badges that say who can't or doesn't eat this. Only an allergy is red. */
export function ConcernBadges({ concerns, limit = 99, className, isBrief = false }: ConcernBadgesProps) {
  const badges = concernBadges(concerns);
  const hidden = Math.max(0, badges.length - limit);
  return badges.slice(0, limit).map(({ text, brief, isAllergy }, place) => {
    const Icon = isAllergy ? TriangleAlert : Leaf;
    return (
      <Badge
        key={text}
        variant={isAllergy ? 'danger' : 'neutral'}
        icon={<Icon aria-hidden size={12} className={classNames('shrink-0', isBrief && '@3xl:hidden')} />}
        className={className}
      >
        {isBrief ? <span title={text}>{brief}</span> : text}
        {hidden > 0 && place === limit - 1 && ` +${hidden}`}{' '}
      </Badge>
    );
  });
}
