import { useRead, useWrite } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { type MealPreferences, type MealPreferencesChange, mealPreferencesApi } from '../contract.ts';

export const useMealPreferences = () => useRead(mealPreferencesApi.read, {});

export function useSaveMealPreferences(onSaved: (saved: MealPreferences) => void) {
  const { mutate, isPending } = useWrite(mealPreferencesApi.save);
  const handleSaved = (saved: MealPreferences) => {
    toast({ title: 'Preferences saved', description: 'Your meal planning preferences have been updated.' });
    onSaved(saved);
  };
  const showError = () => toast({ title: 'Error', description: 'Failed to save preferences', variant: 'destructive' });
  return {
    isSaving: isPending,
    save: (change: MealPreferencesChange) => mutate({ body: change }, { onSuccess: handleSaved, onError: showError }),
  };
}
