import { Leaf, TriangleAlert } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import type { MealConcern } from '../cell-contract.ts';
import { badgesOf, isAllergy } from '../rules/week-words.ts';

interface ConcernBadgesProps {
  concerns: readonly MealConcern[];
  className?: string;
  iconClassName?: string;
}

/** Badges that say who can't or doesn't eat this. Only an allergy is red. */
export function ConcernBadges({ concerns, className, iconClassName }: ConcernBadgesProps) {
  return (
    <>
      {badgesOf(concerns.filter(isAllergy)).map((text) => (
        <Badge
          key={text}
          variant="danger"
          icon={<TriangleAlert aria-hidden size={12} className={iconClassName} />}
          className={className}
        >
          {text}{' '}
        </Badge>
      ))}
      {badgesOf(concerns.filter((concern) => !isAllergy(concern))).map((text) => (
        <Badge key={text} icon={<Leaf aria-hidden size={12} className={iconClassName} />} className={className}>
          {text}{' '}
        </Badge>
      ))}
    </>
  );
}
