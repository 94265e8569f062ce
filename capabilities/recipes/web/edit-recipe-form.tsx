import type { Recipe } from '../contract.ts';
import { RecipeForm, useRecipeForm } from './recipe-form.tsx';

interface EditRecipeFormProps {
  recipe: Recipe;
  onSaved: () => void;
  onCancel: () => void;
}

export function EditRecipeForm({ recipe, ...props }: EditRecipeFormProps) {
  return <RecipeForm form={useRecipeForm(recipe)} recipe={recipe} {...props} />;
}
