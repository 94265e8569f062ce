import { Leaf, TriangleAlert } from 'lucide-react';
import type { Concern } from '#food/contract.ts';
import { concernBadges } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ConcernBadgesProps {
  concerns: readonly Concern[];
  /** In a table too narrow for badges (`@3xl`) they are bare text, and an allergy is enough, so that the row stays low. */
  isInTable?: boolean;
}

/** Badges that say who can't or doesn't eat this. Only an allergy is red. */
export function ConcernBadges({ concerns, isInTable = false }: ConcernBadgesProps) {
  const badges = concernBadges(concerns);
  const hasAllergy = badges.some(({ isAllergy }) => isAllergy);
  return badges.map(({ text, isAllergy }) => (
    <Badge
      key={text}
      variant={isAllergy ? 'danger' : 'neutral'}
      icon={isAllergy ? <TriangleAlert aria-hidden size={12} /> : <LeafCrossedOut />}
      className={classNames(
        isInTable &&
          'max-w-full @3xl:block @3xl:bg-transparent @3xl:p-0 @3xl:*:[svg]:mr-1 @3xl:*:[svg]:inline @3xl:*:[svg]:align-[-1px]',
        isInTable && hasAllergy && !isAllergy && '@max-3xl:inline-flex @3xl:hidden',
      )}
    >
      {text}{' '}
    </Badge>
  ));
}

const LeafCrossedOut = () => (
  <Leaf aria-hidden size={12}>
    <path d="m3 3 18 18" />
  </Leaf>
);
