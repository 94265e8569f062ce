import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { capitalize } from '#core/capitalize.ts';
import { changedFields } from '#core/changed-fields.ts';
import { optionalDollars } from '#core/fields.ts';
import { dollarsOf } from '#core/money.ts';
import { formatIngredientText, parseIngredientText } from '#food/lines.ts';
import { mealTypes } from '#food/meals.ts';
import { call } from '#web/api/call.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed } from '#web/ui/toast.ts';
import { defaultServings, maxCostPerServing, NewRecipe, type Recipe, recipesApi } from '../contract.ts';
import { RecipePictureForm } from './recipe-picture-form.tsx';

/** Form values of a recipe: ingredients as one text, cost in dollars, and a picture, which is saved separately. */
const Draft = z.extend(z.omit(NewRecipe, { ingredients: true, costPerServing: true }), {
  costPerServing: optionalDollars('Cost per serving', maxCostPerServing),
  ingredientText: z.string(),
  /** A data: URL, null to remove the picture, undefined to keep it. */
  picture: z.optional(z.nullable(z.string())),
});
type Draft = z.input<typeof Draft>;

const draftOf = (recipe: Recipe): Draft => ({
  name: recipe.name,
  mealType: recipe.mealType,
  description: recipe.description ?? '',
  servings: recipe.servings,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  totalTime: recipe.totalTime,
  costPerServing: recipe.costPerServing === null ? '' : dollarsOf(recipe.costPerServing),
  ingredientText: formatIngredientText(recipe.ingredients),
  instructions: recipe.instructions ?? '',
  notes: recipe.notes ?? '',
  dietaryTags: recipe.dietaryTags,
  sourceUrl: recipe.sourceUrl ?? '',
});

const emptyDraft = { mealType: 'dinner', servings: defaultServings, ingredientText: '' } as const;

export const useRecipeForm = (recipe?: Recipe) => useContractForm(Draft, recipe ? draftOf(recipe) : emptyDraft);

async function saveFields(
  stored: Recipe | undefined,
  { ingredientText, picture: _, ...values }: z.output<typeof Draft>,
) {
  const ingredients = parseIngredientText(ingredientText, stored?.ingredients);
  if (!stored) return call(recipesApi.add, { body: { ...values, ingredients } });
  const hasChangedIngredients = ingredientText !== formatIngredientText(stored.ingredients);
  const body = { ...changedFields(stored, values), ...(hasChangedIngredients && { ingredients }) };
  return Object.keys(body).length > 0 ? call(recipesApi.change, { params: { id: stored.id }, body }) : stored;
}

async function savePicture(id: string, picture: string | null | undefined) {
  if (picture === null) await call(recipesApi.removePicture, { params: { id } });
  if (picture)
    await call(recipesApi.setPicture, {
      params: { id },
      body: { picture: picture.slice(picture.indexOf(',') + 1) },
    });
}

/** Saves a recipe and its picture. If the picture fails, the recipe counts as saved, so it isn't saved twice. */
function useSaveRecipe(stored: Recipe | undefined) {
  const client = useQueryClient();
  return useMutation<Recipe, Error, z.output<typeof Draft>>({
    mutationFn: async (draft) => {
      const saved = await saveFields(stored, draft);
      await savePicture(saved.id, draft.picture).catch(failed('Failed to save the picture'));
      return saved;
    },
    onSuccess: () => refetchResources(client, recipesApi.change.resources),
    onError: failed(stored ? 'Failed to update recipe' : 'Failed to create recipe'),
  });
}

const mealChoices = mealTypes.map((type) => ({ value: type, label: capitalize(type) }));
const numberOrNull = (text: unknown) => (text === '' || text === null ? null : Number(text));

interface RecipeFormProps {
  form: ReturnType<typeof useRecipeForm>;
  /** The recipe to edit; undefined for a new one. */
  recipe?: Recipe;
  onSaved: (recipe: Recipe) => void;
  onCancel: () => void;
}

export function RecipeForm({ form, recipe, onSaved, onCancel }: RecipeFormProps) {
  const save = useSaveRecipe(recipe);
  const [isScaling, setIsScaling] = useState(false);
  const { field: picture } = useController({ control: form.control, name: 'picture' });
  const minutes = { setValueAs: numberOrNull };
  return (
    <ContractForm
      form={form}
      saveLabel="Save"
      saving={save.isPending || isScaling}
      onSave={(draft) => save.mutate(draft, { onSuccess: onSaved })}
      onCancel={onCancel}
    >
      <TextField autoComplete="off" {...form.bind('name')} />
      <RecipePictureForm recipe={recipe} value={picture.value} onChange={picture.onChange} onScaling={setIsScaling} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField choices={mealChoices} {...form.bind('mealType')} />
        <NumberField {...form.bind('servings', { setValueAs: Number })} label="Servings" />
      </div>
      <fieldset>
        <legend className="sr-only">Times in minutes</legend>
        <div className="grid grid-cols-3 gap-4">
          <NumberField {...form.bind('prepTime', minutes)} label="Prep (min)" />
          <NumberField {...form.bind('cookTime', minutes)} label="Cook (min)" />
          <NumberField {...form.bind('totalTime', minutes)} label="Total (min)" />
        </div>
      </fieldset>
      <TextareaField
        rows={6}
        hint="One per line. A line that ends with a colon is a heading."
        placeholder={'2 cups flour\n1 egg\nFor the sauce:\n1 can tomatoes'}
        {...form.bind('ingredientText')}
        label="Ingredients"
      />
      <TextareaField
        rows={6}
        hint="One step per line. A line that ends with a colon is a heading."
        {...form.bind('instructions')}
      />
      <MoreFields about="Description, notes, tags, cost">
        <TextareaField {...form.bind('description')} />
        <TextareaField {...form.bind('notes')} />
        <ListFormField label="Tags" placeholder="e.g. Freezer, birthday" control={form.control} name="dietaryTags" />
        <MoneyField
          hint="Optional. Helps us plan a week within your budget."
          {...form.bind('costPerServing')}
          label="Cost per serving ($)"
        />
        <TextField inputMode="url" autoComplete="off" {...form.bind('sourceUrl')} />
      </MoreFields>
    </ContractForm>
  );
}
