import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { duration, minutesOf } from '#capabilities/recipes/rules/times.ts';
import { useExtract, useRecipes } from '#capabilities/recipes/web/hooks.ts';
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
  /** What stood there when the dialog opened: its name is known before the recipes are. */
  cell: MealCell | undefined;
  mealType: MealType;
  memberIds: readonly string[];
  onChange: (recipeId: string | null) => void;
  isByHand: boolean;
  /** Where recipes may be typed in. */
  onTypeIn?: () => void;
  error: string | undefined;
  /** The fields of a recipe by hand. */
  children: ReactNode;
}

/** The chosen recipe, or the ways to one: from the list, from a link, by hand. */
export function MealRecipeCard(props: MealRecipeCardProps) {
  const { recipeId, isByHand, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const way = isByHand ? 'by hand' : recipeId;
  const shown = useRef(way);
  useEffect(() => {
    if (shown.current === way) return;
    shown.current = way;
    // What was pressed is gone, and the focus goes to what took its place.
    const next = box.current?.querySelector('input') ?? box.current?.querySelector('button');
    next?.focus();
  }, [way]);
  return (
    <div ref={box} className="space-y-4">
      {isByHand ? children : recipeId ? <Chosen {...props} recipeId={recipeId} /> : <Choosing {...props} />}
    </div>
  );
}

interface ChosenProps extends Pick<MealRecipeCardProps, 'cell' | 'onChange'> {
  recipeId: string;
}

function Chosen({ recipeId, cell, onChange }: ChosenProps) {
  const { data: recipes } = useRecipes();
  const recipe = recipes?.find(({ id }) => id === recipeId);
  const known = recipe ?? (cell?.recipeId === recipeId ? { name: cell.recipeName, sourceUrl: cell.sourceUrl } : null);
  const minutes = recipe && minutesOf(recipe);
  return (
    <div>
      <p className="field-label mb-1.5">Recipe</p>
      <div className="flex items-center gap-3 rounded-control border border-primary bg-primary-soft py-1.5 pr-1.5 pl-3.5">
        <div className="min-w-0 flex-1">
          {known && (
            <Link href={`/recipes/${recipeId}`} className="font-semibold hover:underline">
              {known.name}
            </Link>
          )}
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft empty:hidden">
            {typeof minutes === 'number' && <span className="tabular">{duration(minutes)}</span>}
            {known?.sourceUrl && <ExternalLink href={known.sourceUrl}>Its page</ExternalLink>}
          </p>
        </div>
        <Button variant="quiet" className="px-3" onClick={() => onChange(null)}>
          Change
        </Button>
      </div>
    </div>
  );
}

function Choosing({ mealType, memberIds, onChange, onTypeIn, error }: MealRecipeCardProps) {
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
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useExtract();
  const extract = () => {
    if (isPending) return;
    if (url.trim() === '') return setFault('Please paste a link');
    setFault(undefined);
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
          error={fault}
        />
      </div>
      <Button variant="outline" aria-disabled={isPending} onClick={extract} className="mt-[1.7rem]">
        {isPending ? 'Extracting...' : 'Extract'}
      </Button>
    </div>
  );
}
