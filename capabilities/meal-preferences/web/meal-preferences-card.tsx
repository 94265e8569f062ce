import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMealPreferences } from './hooks.ts';

const MealPreferencesForm = lazyPiece(
  () => import('./meal-preferences-form.tsx').then((module) => module.MealPreferencesForm),
  <Spinner />,
);

/** The newer preferences form, with checkboxes; a tab of the food page. */
export function MealPreferencesCard({ onSaved }: { onSaved: () => void }) {
  const preferences = useMealPreferences();
  if (preferences.data) return <MealPreferencesForm preferences={preferences.data} onSaved={onSaved} />;
  if (preferences.isError) return <ErrorState onRetry={preferences.refetch}>Failed to fetch preferences</ErrorState>;
  return <Spinner />;
}
