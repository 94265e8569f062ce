import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMealPreferences } from './hooks.ts';

const TypedPreferencesForm = lazyPiece(
  () => import('./typed-preferences-form.tsx').then((module) => module.TypedPreferencesForm),
  <Spinner />,
);
// On its way while the preferences are.
TypedPreferencesForm.preload();

/** The older page, where everything is typed. It is also where groups are made. */
export function MealPreferencesPage() {
  const preferences = useMealPreferences();
  return (
    <>
      <PageHeading title="Meal Planning Preferences" subtitle="Who eats what, in your own words">
        <ButtonLink href="/food" variant="outline">
          Food
        </ButtonLink>
      </PageHeading>
      {preferences.isPending && <Spinner />}
      {preferences.isError && !preferences.data && (
        <ErrorState onRetry={preferences.refetch}>Failed to fetch preferences</ErrorState>
      )}
      {preferences.data && <TypedPreferencesForm preferences={preferences.data} />}
    </>
  );
}
