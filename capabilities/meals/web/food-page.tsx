import { Redirect, useSearchParams } from 'wouter';
import { useMealPreferences } from '#capabilities/meal-preferences/web/hooks.ts';
import { RecipesLink } from '#capabilities/recipes/web/recipes-link-card.tsx';
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

/** Preferences, planner and groceries in tabs. Starts on the planner if the family has saved preferences. */
export function FoodPage() {
  const [search, setSearch] = useSearchParams();
  const preferences = useMealPreferences();
  const withTab = (tab: TabName) => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    return next;
  };
  const show = (tab: TabName) => setSearch(withTab(tab), { replace: true });
  const activeTab = tabNames.find((tab) => tab === search.get('tab'));
  return (
    <>
      <PageHeading title="Meal Planning" subtitle="What's for dinner, and what to buy">
        <RecipesLink />
      </PageHeading>
      {!activeTab && preferences.isPending && <Spinner />}
      {/* Store the tab in the URL, so that it stays when another family member saves preferences. */}
      {!activeTab && !preferences.isPending && (
        <Redirect to={`/food?${withTab(preferences.data?.id ? 'planner' : 'preferences')}`} replace />
      )}
      {activeTab && (
        <Tabs
          label="Meal Planning"
          value={activeTab}
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
