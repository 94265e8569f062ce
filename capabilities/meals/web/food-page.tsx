import { BookOpen } from 'lucide-react';
import { Redirect, useSearchParams } from 'wouter';
import { useMealPreferences } from '#capabilities/meal-preferences/web/hooks.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const MealPreferencesCard = lazyPiece(
  () =>
    import('#capabilities/meal-preferences/web/meal-preferences-card.tsx').then((module) => module.MealPreferencesCard),
  <Spinner />,
);
const MealPlannerCard = lazyPiece(
  () => import('./meal-planner-card.tsx').then((module) => module.MealPlannerCard),
  <Spinner />,
);
const WeekGroceriesCard = lazyPiece(
  () => import('#capabilities/groceries/web/week-groceries-card.tsx').then((module) => module.WeekGroceriesCard),
  <Spinner />,
);

const tabNames = ['preferences', 'planner', 'grocery'] as const;
type TabName = (typeof tabNames)[number];

/** From 'what do we eat this week?' to the list for the store. Who has said how the family eats lands on the planner. */
export function FoodPage() {
  const [search, setSearch] = useSearchParams();
  const preferences = useMealPreferences();
  const showing = (tab: TabName) => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    return next;
  };
  const show = (tab: TabName) => setSearch(showing(tab), { replace: true });
  const shown = tabNames.find((tab) => tab === search.get('tab'));
  return (
    <>
      <PageHeading title="Food" subtitle="What to eat this week, and what to buy for it">
        <ButtonLink href="/recipes" variant="outline">
          <BookOpen aria-hidden size={18} />
          Recipes
        </ButtonLink>
      </PageHeading>
      {!shown && preferences.isPending && <Spinner />}
      {/* From then on the address says it, so that a partner who saves them meanwhile does not turn the page under her hands. */}
      {!shown && !preferences.isPending && (
        <Redirect to={`/food?${showing(preferences.data?.id ? 'planner' : 'preferences')}`} replace />
      )}
      {shown && (
        <Tabs
          label="Food"
          value={shown}
          onValueChange={show}
          tabs={[
            {
              value: 'preferences',
              label: 'Preferences',
              content: <MealPreferencesCard onSaved={() => show('planner')} />,
            },
            { value: 'planner', label: 'Planner', content: <MealPlannerCard /> },
            { value: 'grocery', label: 'Grocery', content: <WeekGroceriesCard /> },
          ]}
        />
      )}
    </>
  );
}
