import { Info } from 'lucide-react';
import { householdApi } from '#capabilities/household/contract.ts';
import { ConcernCard } from '#capabilities/recipes/web/concern-card.tsx';
import { useRead } from '#web/api/hooks.ts';
import type { Guest } from '../cell-contract.ts';
import { named } from '../rules/week-words.ts';
import { useMealCheck } from './hooks.ts';

interface MealConcernCardProps {
  recipeId: string;
  assignedTo: readonly string[];
  /** The people behind them. */
  memberIds: readonly string[];
  guests: readonly Guest[];
  familyDiets: readonly string[];
}

const hasWishes = ({ allergies, dietaryRestrictions }: Omit<Guest, 'name'>) =>
  (allergies ?? []).length > 0 || (dietaryRestrictions ?? []).length > 0;

/** What was found for those who would eat this. */
export function MealConcernCard({ recipeId, assignedTo, memberIds, guests, familyDiets }: MealConcernCardProps) {
  const { data: household = [] } = useRead(householdApi.list, { query: {} });
  const namedGuests = guests.filter(({ name }) => name.trim() !== '');
  const canAsk = assignedTo.length > 0;
  const check = useMealCheck(canAsk ? { recipeId, assignedTo: [...assignedTo], guests: namedGuests } : undefined);
  const isWatched =
    familyDiets.length > 0 ||
    namedGuests.some(hasWishes) ||
    household.some((member) => memberIds.includes(member.id) && hasWishes(member));
  const concerns = check.data?.concerns ?? [];
  return (
    <div role="status">
      {concerns.length > 0 && <ConcernCard concerns={concerns.map(named)} />}
      {isWatched && check.data?.isSearched === false && (
        <Quietly>We couldn't check this one: it has no ingredients yet, or isn't in English.</Quietly>
      )}
      {isWatched && check.isError && <Quietly>The ingredients could not be looked at just now.</Quietly>}
    </div>
  );
}

function Quietly({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Info aria-hidden size={16} className="shrink-0" />
      {children}
    </p>
  );
}
