import { Info, TriangleAlert } from 'lucide-react';
import { householdApi } from '#capabilities/household/contract.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Guest } from '../cell-contract.ts';
import { sentencesOf } from '../rules/week-words.ts';
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
  const named = guests.filter(({ name }) => name.trim() !== '');
  const canAsk = assignedTo.length > 0;
  const check = useMealCheck(canAsk ? { recipeId, assignedTo: [...assignedTo], guests: named } : undefined);
  const isWatched =
    familyDiets.length > 0 ||
    named.some(hasWishes) ||
    household.some((member) => memberIds.includes(member.id) && hasWishes(member));
  const sentences = sentencesOf(check.data?.concerns ?? []);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="flex gap-3 rounded-control border border-danger bg-danger-soft p-3.5 text-sm">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-danger" />
          <div className="min-w-0">
            <ul className="space-y-1 font-semibold text-danger">
              {sentences.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
            <p className="mt-1">Found by name. Always read the label.</p>
          </div>
        </div>
      )}
      {isWatched && check.data?.isSearched === false && (
        <Quietly>Not looked at: no ingredients, or not in English.</Quietly>
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
