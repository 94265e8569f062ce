import { Leaf, TriangleAlert } from 'lucide-react';
import type { Concern } from '#food/contract.ts';
import { concernBadges } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';

interface ConcernsProps {
  concerns: readonly Concern[];
}

/** Badges that say who can't or doesn't eat this. Only an allergy is red. */
export const ConcernBadges = ({ concerns }: ConcernsProps) =>
  concernBadges(concerns).map(({ text, isAllergy }) => {
    const Icon = isAllergy ? TriangleAlert : Leaf;
    return (
      <Badge
        key={text}
        variant={isAllergy ? 'danger' : 'neutral'}
        icon={<Icon aria-hidden size={12} className="shrink-0" />}
      >
        {text}{' '}
      </Badge>
    );
  });

/** Only the allergies, where a diet is an icon: without icons in a table too narrow for them (`@3xl`). */
export const AllergyBadges = ({ concerns }: ConcernsProps) =>
  concernBadges(concerns)
    .filter(({ isAllergy }) => isAllergy)
    .map(({ text }) => (
      <Badge
        key={text}
        variant="danger"
        icon={<TriangleAlert aria-hidden size={12} className="shrink-0 @3xl:hidden" />}
        className="max-w-full @3xl:px-1.5"
      >
        {text}{' '}
      </Badge>
    ));

/** One crossed-out leaf for everyone whose diet this doesn't fit. */
export function DietIcon({ concerns }: ConcernsProps) {
  const texts = concernBadges(concerns).flatMap(({ text, isAllergy }) => (isAllergy ? [] : [text]));
  if (texts.length === 0) return null;
  const label = texts.join(', ');
  return (
    <span role="img" aria-label={label} title={label} className="crossed-out shrink-0 text-ink-soft">
      <Leaf aria-hidden size={16} />
    </span>
  );
}
