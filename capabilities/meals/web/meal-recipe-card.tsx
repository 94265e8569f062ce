import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { durationText, minutesOf } from '#capabilities/recipes/rules/times.ts';
import { useExtract, useRecipes } from '#capabilities/recipes/web/hooks.ts';
import { RecipePictureCard } from '#capabilities/recipes/web/recipe-picture-card.tsx';
import type { MealType } from '#food/meals.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { MealCell } from '../cell-contract.ts';
import { RecipeChoiceList } from './recipe-choice-list.tsx';

interface MealRecipeCardProps {
  recipeId: string | null;
  /** The cell when the dialog was opened: its recipe name is shown while the recipes load. */
  cell: MealCell | undefined;
  mealType: MealType;
  memberIds: readonly string[];
  onChange: (recipeId: string | null) => void;
  isTypedIn: boolean;
  /** Undefined if typing in recipes is disabled in the preferences. */
  onTypeIn?: () => void;
  error: string | undefined;
  /** The fields of a recipe that is typed in. */
  children: ReactNode;
}

/** The chosen recipe, or the ways to choose one: from the list, from a link, or typed in. */
export function MealRecipeCard(props: MealRecipeCardProps) {
  const { recipeId, isTypedIn, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const mode = isTypedIn ? 'by hand' : recipeId;
  const previousMode = useRef(mode);
  useEffect(() => {
    if (previousMode.current === mode) return;
    previousMode.current = mode;
    // The pressed button is gone; move the focus to its replacement.
    const next = container.current?.querySelector('input') ?? container.current?.querySelector('button');
    next?.focus();
  }, [mode]);
  return (
    <div ref={container} className="space-y-4">
      {isTypedIn ? children : recipeId ? <ChosenRecipe {...props} recipeId={recipeId} /> : <RecipeChooser {...props} />}
    </div>
  );
}

interface ChosenRecipeProps extends Pick<MealRecipeCardProps, 'cell' | 'onChange'> {
  recipeId: string;
}

function ChosenRecipe({ recipeId, cell, onChange }: ChosenRecipeProps) {
  const { data: recipes } = useRecipes();
  const recipe = recipes?.find(({ id }) => id === recipeId);
  const known = recipe ?? (cell?.recipeId === recipeId ? { name: cell.recipeName, sourceUrl: cell.sourceUrl } : null);
  const minutes = recipe && minutesOf(recipe);
  return (
    <div>
      <p className="field-label mb-1.5">Recipe</p>
      <div className="flex items-center gap-3 rounded-control border border-primary bg-primary-soft p-1.5">
        <div className="size-11 shrink-0 overflow-hidden rounded-control">
          {recipe && <RecipePictureCard recipe={recipe} size="small" />}
        </div>
        <div className="min-w-0 flex-1">
          {known && (
            <Link href={`/recipes/${recipeId}`} className="font-semibold hover:underline">
              {known.name}
            </Link>
          )}
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft empty:hidden">
            {typeof minutes === 'number' && <span className="tabular">{durationText(minutes)}</span>}
            {known?.sourceUrl && <ExternalLink href={known.sourceUrl}>Recipe page</ExternalLink>}
          </p>
        </div>
        <Button variant="quiet" className="px-3" onClick={() => onChange(null)}>
          Change
        </Button>
      </div>
    </div>
  );
}

function RecipeChooser({ mealType, memberIds, onChange, onTypeIn, error }: MealRecipeCardProps) {
  const recipes = useRecipes();
  return (
    <>
      {recipes.isPending && <Skeleton className="h-74" />}
      {recipes.isError && !recipes.data && <ErrorState onRetry={recipes.refetch}>Failed to fetch recipes</ErrorState>}
      {recipes.data && (
        <RecipeChoiceList
          recipes={recipes.data}
          mealType={mealType}
          memberIds={memberIds}
          onChoose={onChange}
          error={error}
        />
      )}
      <ExtractField mealType={mealType} onExtracted={onChange} />
      {onTypeIn && (
        <Button variant="quiet" className="-my-2 -ml-3 px-3" onClick={onTypeIn}>
          Type in a new recipe
        </Button>
      )}
    </>
  );
}

function ExtractField({ mealType, onExtracted }: { mealType: MealType; onExtracted: (id: string) => void }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useExtract();
  const extract = () => {
    if (isPending) return;
    if (url.trim() === '') return setError('Please paste a link');
    setError(undefined);
    mutate(
      { body: { url: url.trim(), mealType } },
      {
        onSuccess: ({ id }) => {
          toast({ title: 'Recipe extracted successfully' });
          onExtracted(id);
        },
        onError: failed('Failed to extract recipe'),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    extract();
  };
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Recipe URL"
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onKeyDown={onKeyDown}
          error={error}
        />
      </div>
      <Button variant="outline" aria-disabled={isPending} onClick={extract} className="mt-[1.7rem]">
        {isPending ? 'Extracting...' : 'Extract'}
      </Button>
    </div>
  );
}
