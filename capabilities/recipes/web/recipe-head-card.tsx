import { CookingPot, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FavoriteButton } from '#web/ui/favorite-button.tsx';
import { CardMenu } from '#web/ui/overlays/card-menu.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { RecipeActions, RecipeTaste } from '#web/ui/record/record-extra.tsx';
import type { Recipe } from '../contract.ts';
import { allSteps } from '../rules/steps.ts';
import { useToggleFavorite } from './hooks.ts';
import { RecipeFactsCard } from './recipe-facts-card.tsx';
import { RecipePictureCard } from './recipe-picture-card.tsx';

/** Longer names get a smaller font, so that they don't fill the screen. */
const longName = 50;

interface RecipeHeadCardProps {
  recipe: Recipe;
  /** The chosen number of servings. */
  servings: number;
  onEdit: () => void;
  onDelete: () => void;
}

const longDescription = 300;

/** A long description is collapsed to its first lines. */
function Description({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(text.length <= longDescription);
  return (
    <div>
      <p
        className={classNames(
          'whitespace-pre-line text-ink-soft print:line-clamp-none',
          isExpanded ? '' : 'line-clamp-4',
        )}
      >
        {text}
      </p>
      {text.length > longDescription && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="mt-1 min-h-11 font-semibold text-primary hover:underline print:hidden"
        >
          {isExpanded ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}

/** Picture, name, facts and actions of a recipe. */
export function RecipeHeadCard({ recipe, servings, onEdit, onDelete }: RecipeHeadCardProps) {
  const heading = usePageTitle(recipe.name);
  const toggleFavorite = useToggleFavorite();
  return (
    // A photo gets half of the width; a drawing says as much in a third.
    <header
      className={classNames(
        'card overflow-hidden p-0 md:grid',
        recipe.pictureVersion
          ? 'md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]'
          : 'md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      <div
        className={classNames(
          'relative md:aspect-auto recipe-photo',
          recipe.pictureVersion ? 'aspect-4/3 md:min-h-80' : 'aspect-2/1 print:hidden',
        )}
      >
        <div className="absolute inset-0">
          <RecipePictureCard recipe={recipe} size="large" />
        </div>
        <div className="absolute top-3 right-3 flex gap-2">
          <FavoriteButton
            name={recipe.name}
            pressed={recipe.isFavorite}
            onToggle={() => toggleFavorite(recipe)}
            className="rounded-full bg-surface/90 shadow-card"
          />
          <CardMenu label={`More for ${recipe.name}`} className="rounded-full bg-surface/90 shadow-card">
            <Button variant="outline" onClick={onEdit}>
              <Pencil aria-hidden size={18} />
              Edit
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden size={18} />
              Print
            </Button>
            <Button variant="outline" className="button-delete" onClick={onDelete}>
              <Trash2 aria-hidden size={18} />
              Delete
            </Button>
          </CardMenu>
        </div>
      </div>
      <div className="flex flex-col justify-center gap-4 p-5 md:p-8">
        <Source recipe={recipe} />
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'leading-tight outline-none',
            recipe.name.length > longName ? 'text-2xl md:text-3xl' : 'text-[2rem] md:text-4xl',
          )}
        >
          {recipe.name}
        </h1>
        {recipe.description && <Description text={recipe.description} />}
        <RecipeFactsCard recipe={recipe} />
        <RecipeTaste recipeId={recipe.id} />
        <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3 print:hidden">
          {allSteps(recipe.instructions).length > 0 && (
            <Link
              href={`/recipes/${recipe.id}/cook?servings=${servings}`}
              state={{ isFromRecipe: true }}
              className="button button-primary max-sm:basis-full"
            >
              <CookingPot aria-hidden size={18} />
              Cook
            </Link>
          )}
          <RecipeActions recipeId={recipe.id} servings={servings} />
        </div>
      </div>
    </header>
  );
}

/** 'https://www.example.com/soup' -> 'example.com' */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);

function Source({ recipe: { sourceUrl, sourceName } }: { recipe: Recipe }) {
  if (!sourceUrl) return sourceName && <p className="text-sm font-semibold text-ink-soft">{sourceName}</p>;
  return (
    <p className="text-sm">
      <ExternalLink href={sourceUrl}>{sourceName ?? hostOf(sourceUrl)}</ExternalLink>
      {/* Printed pages show the full address, because links can't be followed. */}
      <span className="hidden print:block">{sourceUrl}</span>
    </p>
  );
}
