import { Link } from 'wouter';
import { Confirm } from '#web/ui/confirm.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Recipe } from '../contract.ts';
import { useRecipeUses, useRemoveRecipe } from './hooks.ts';

interface DeleteRecipeDialogProps {
  recipe: Recipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a recipe and lists where it is used. */
export function DeleteRecipeDialog({ recipe, open, onOpenChange, onDeleted }: DeleteRecipeDialogProps) {
  const remove = useRemoveRecipe(onDeleted);
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${recipe.name}?`}
      description="The recipe, its picture and its notes will be removed for the whole family. This can't be undone."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(recipe.id, {
          onError: failed('Failed to delete recipe'),
          onSettled: () => onOpenChange(false),
        })
      }
    >
      <RecipeUses id={recipe.id} />
    </Confirm>
  );
}

function RecipeUses({ id }: { id: string }) {
  const { data: uses = [] } = useRecipeUses(id);
  if (uses.length === 0) return null;
  return (
    <div className="mt-4 rounded-control bg-sunken p-4 text-sm">
      <p className="font-semibold">It's used here:</p>
      <ul className="mt-1">
        {uses.map(({ place, path }) => (
          <li key={place + path}>
            <Link href={path} className="inline-flex min-h-9 items-center font-semibold text-primary hover:underline">
              {place}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
