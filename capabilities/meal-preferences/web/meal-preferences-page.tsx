import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
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
      <Link
        href="/food"
        className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primary hover:underline"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Meal Planning
      </Link>
      <PageHeading title="Meal Planning Preferences" subtitle="How your family eats" />
      {preferences.isPending && <Spinner />}
      {preferences.isError && !preferences.data && (
        <ErrorState onRetry={preferences.refetch}>Failed to fetch preferences</ErrorState>
      )}
      {preferences.data && <TypedPreferencesForm preferences={preferences.data} />}
    </>
  );
}
