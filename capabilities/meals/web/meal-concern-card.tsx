import { skipToken, useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { ConcernCard } from '#capabilities/recipes/web/concern-card.tsx';
import type { BodyOf } from '#core/endpoint.ts';
import { call } from '#web/api/call.ts';
import type { Guest } from '../cell-contract.ts';
import { mealPlanResources, mealPlansApi } from '../contract.ts';
import { withNameAsId } from '../rules/week-words.ts';

interface MealConcernCardProps {
  recipeId: string;
  assignedTo: readonly string[];
  /** The people in the `assignedTo` rows. */
  memberIds: readonly string[];
  guests: readonly Guest[];
  familyDiets: readonly string[];
}

const hasRestrictions = ({ allergies, dietaryRestrictions }: Omit<Guest, 'name'>) =>
  (allergies ?? []).length > 0 || (dietaryRestrictions ?? []).length > 0;

/** Checks a recipe for concerns; idle while `body` is undefined. */
const useMealCheck = (body: BodyOf<typeof mealPlansApi.check> | undefined) =>
  useQuery({
    queryKey: [mealPlansApi.check.path, body],
    queryFn: body ? () => call(mealPlansApi.check, { body }) : skipToken,
    meta: { resources: mealPlanResources },
  });

/** The concerns of the eaters about a recipe. */
export function MealConcernCard({ recipeId, assignedTo, memberIds, guests, familyDiets }: MealConcernCardProps) {
  const { data: household = [] } = useHousehold();
  const namedGuests = guests.filter(({ name }) => name.trim() !== '');
  const canCheck = assignedTo.length > 0;
  const check = useMealCheck(canCheck ? { recipeId, assignedTo: [...assignedTo], guests: namedGuests } : undefined);
  const hasRestrictedEater =
    familyDiets.length > 0 ||
    namedGuests.some(hasRestrictions) ||
    household.some((member) => memberIds.includes(member.id) && hasRestrictions(member));
  const concerns = check.data?.concerns ?? [];
  return (
    <div role="status">
      {concerns.length > 0 && <ConcernCard concerns={concerns.map(withNameAsId)} />}
      {hasRestrictedEater && check.data?.isSearched === false && (
        <Hint>We couldn't check this one: it has no ingredients yet, or isn't in English.</Hint>
      )}
      {hasRestrictedEater && check.isError && <Hint>We couldn't check the ingredients just now.</Hint>}
    </div>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Info aria-hidden size={16} className="shrink-0" />
      {children}
    </p>
  );
}
