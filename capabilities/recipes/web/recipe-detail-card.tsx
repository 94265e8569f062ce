import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { Recipe } from '../contract.ts';
import { ConcernCard } from './concern-card.tsx';
import { DeleteRecipeDialog } from './delete-recipe-dialog.tsx';
import { IngredientsCard } from './ingredients-card.tsx';
import { ReadFromPageCard } from './read-from-page-card.tsx';
import { RecipeHeadCard } from './recipe-head-card.tsx';
import { StepList } from './step-list.tsx';

const EditRecipeForm = lazyPiece(
  () => import('./edit-recipe-form.tsx').then((module) => module.EditRecipeForm),
  <FormSkeleton fields={12} />,
);

const BareMealsCard = lazyPiece(() => import('./bare-meals-card.tsx').then((module) => module.BareMealsCard));

export function RecipeDetailCard({ recipe }: { recipe: Recipe }) {
  const [chosenServings, setServings] = useState<number>();
  const servings = chosenServings ?? recipe.servings;
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [, navigate] = useLocation();
  const listAddress = useRecipeListUrl();
  useEffect(() => whenIdle(EditRecipeForm.preload), []);

  const onDeleted = () => {
    toast({ title: 'Recipe deleted' });
    navigate(listAddress);
  };
  const onSaved = () => {
    setIsEditing(false);
    toast({ title: 'Recipe updated' });
  };
  return (
    <article className="recipe-sheet">
      <Link
        href={listAddress}
        className="-mt-3 -ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold text-primary hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden size={18} />
        Recipes
      </Link>
      <div className="space-y-6 print:space-y-4">
        {recipe.concerns.length > 0 && <ConcernCard concerns={recipe.concerns} />}
        <RecipeHeadCard
          recipe={recipe}
          servings={servings}
          onEdit={() => setIsEditing(true)}
          onDelete={() => setIsDeleting(true)}
        />
        {recipe.ingredients.length === 0 && recipe.sourceUrl && (
          <ReadFromPageCard recipe={recipe} url={recipe.sourceUrl} />
        )}
        {recipe.ingredients.length === 0 && !recipe.sourceUrl && <BareMealsCard recipeIds={[recipe.id]} />}
        <div
          className={classNames(
            'recipe-columns grid items-start gap-6',
            recipe.ingredients.length > 0 && 'lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]',
          )}
        >
          {recipe.ingredients.length > 0 && (
            <IngredientsCard recipe={recipe} servings={servings} onServingsChange={setServings} />
          )}
          <div className="min-w-0 space-y-6 print:space-y-4">
            <StepList instructions={recipe.instructions} />
            {recipe.notes && (
              <Card className="bg-accent-soft print:bg-transparent">
                <h2 className="text-lg">Notes</h2>
                <p className="mt-2 whitespace-pre-line">{recipe.notes}</p>
              </Card>
            )}
          </div>
        </div>
      </div>
      <Dialog open={isEditing} onOpenChange={setIsEditing} title={`Edit ${recipe.name}`}>
        <EditRecipeForm recipe={recipe} onSaved={onSaved} onCancel={() => setIsEditing(false)} />
      </Dialog>
      <DeleteRecipeDialog recipe={recipe} open={isDeleting} onOpenChange={setIsDeleting} onDeleted={onDeleted} />
    </article>
  );
}

/** Address of the recipe list, with the filters it had before. */
function useRecipeListUrl() {
  const state = useHistoryState<{ listSearch?: string } | null>();
  return state?.listSearch ? `/recipes?${state.listSearch}` : '/recipes';
}
