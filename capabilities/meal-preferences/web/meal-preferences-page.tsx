import { Utensils } from 'lucide-react';
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
// Load this chunk in parallel with the preferences.
TypedPreferencesForm.preload();

/** The older page, with text fields. The only place to edit groups. */
export function MealPreferencesPage() {
  const preferences = useMealPreferences();
  return (
    <>
      <PageHeading title="Meal Planning Preferences" subtitle="How your family eats">
        <ButtonLink href="/food" variant="outline">
          <Utensils aria-hidden size={18} />
          <span>Meal Planning</span>
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
