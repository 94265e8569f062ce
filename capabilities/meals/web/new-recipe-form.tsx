import type { ComponentProps } from 'react';
import { textForUnits } from '#core/habits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

type Bound<Field extends (props: never) => unknown> = Omit<Parameters<Field>[0], 'label'>;

interface NewRecipeFormProps {
  name: Bound<typeof TextField>;
  ingredients: Bound<typeof TextareaField>;
  instructions: Bound<typeof TextareaField>;
  onChooseInstead: ComponentProps<'button'>['onClick'];
}

/** A recipe typed in while planning; it is saved with the family's recipes. */
export function NewRecipeForm({ name, ingredients, instructions, onChooseInstead }: NewRecipeFormProps) {
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">New recipe</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="field-label">
          New recipe
        </p>
        <Button variant="quiet" className="-my-2 px-3" onClick={onChooseInstead}>
          Choose a recipe instead
        </Button>
      </div>
      <TextField autoComplete="off" {...name} label="Recipe name" />
      <TextareaField
        rows={4}
        hint="One per line"
        placeholder={`${textForUnits('2 cups', '250 g')} flour\n1 egg`}
        {...ingredients}
        label="Ingredients"
      />
      <TextareaField rows={2} {...instructions} label="Instructions (optional)" />
    </fieldset>
  );
}
