import { useState } from 'react';
import { textForUnits } from '#core/habits.ts';
import { parseIngredientText } from '#food/lines.ts';
import { useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { recipesApi } from '../contract.ts';
import type { BareMeal } from '../starter-contract.ts';

interface TypedIngredientsFormProps {
  meal: BareMeal;
  onAdded: (() => void) | undefined;
  onCancel: () => void;
}

/** Not a form element, because it is also used inside the meal form. */
export function TypedIngredientsForm({ meal, onAdded, onCancel }: TypedIngredientsFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const change = useWrite(recipesApi.change);
  const add = () => {
    const ingredients = parseIngredientText(text);
    if (ingredients.length === 0) return setError('Ingredients are required');
    setError(undefined);
    change.mutate(
      { params: { id: meal.recipeId }, body: { ingredients } },
      {
        onSuccess: () => {
          toast({ title: `Ingredients added to ${meal.name}` });
          onAdded?.();
        },
        onError: failed('Failed to add the ingredients'),
      },
    );
  };
  return (
    <div className="space-y-3 py-2 print:hidden">
      <TextareaField
        label={`Ingredients of ${meal.name}`}
        rows={4}
        hint="One per line"
        placeholder={`8 tortillas\n${textForUnits('1 lb', '450 g')} ground beef`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
        <Button aria-disabled={change.isPending} onClick={() => !change.isPending && add()}>
          Add ingredients
        </Button>
      </div>
    </div>
  );
}
