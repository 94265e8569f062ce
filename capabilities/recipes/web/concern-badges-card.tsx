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

/** Only the allergies, where a diet is a note: as bare text in a table too narrow for badges (`@3xl`). */
export const AllergyBadges = ({ concerns }: ConcernsProps) =>
  concernBadges(concerns)
    .filter(({ isAllergy }) => isAllergy)
    .map(({ text }) => (
      <Badge
        key={text}
        variant="danger"
        icon={<TriangleAlert aria-hidden size={12} className="shrink-0" />}
        className="max-w-full @3xl:bg-transparent @3xl:p-0"
      >
        {text}{' '}
      </Badge>
    ));

/** What a dish isn't, in plain words: 'Not vegetarian: Leo'. */
export const DietNotes = ({ concerns }: ConcernsProps) =>
  concernBadges(concerns)
    .filter(({ isAllergy }) => !isAllergy)
    .map(({ text }) => <span key={text}>{text} </span>);
