import { CookingPot, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { MealCell } from '../cell-contract.ts';
import { cellLabel, cookLabel, type MealPlace, swapLabel } from '../rules/week-words.ts';
import { CellContent } from './cell-content-card.tsx';

interface MealCellCardProps {
  place: MealPlace;
  cell: MealCell | undefined;
  /** In a row without meals. */
  isLow: boolean;
  isPast: boolean;
  /** Today's dinner; it stands out most. */
  isTonight: boolean;
  /** A dinner still to plan; it stands out. */
  isOpenDinner: boolean;
  /** Whether the grid has several rows. */
  isDense: boolean;
  /** Whether it is the grid's tab stop. */
  isActive: boolean;
  onFocus: () => void;
  onOpen: () => void;
  /** Opens the choice of another recipe. */
  onSwap: () => void;
}

export const cellHeight = (isLow: boolean, isDense: boolean) =>
  classNames('min-h-11', isLow ? '@3xl:min-h-9' : !isDense && '@3xl:min-h-24');

/** Each kind of meal has its color, so that a planned week looks full. None looks like the red of allergies. */
const tints: Partial<Record<string, string>> = {
  breakfast: 'bg-birthday-soft',
  lunch: 'bg-success-soft',
  dinner: 'bg-appointment-soft',
  snack: 'bg-planner-soft',
};

export const hasAllergy = ({ concerns }: MealCell) => concerns.some(({ kind }) => kind === 'allergy');

/** The one button of a meal, below it. */
const actionClasses =
  'absolute inset-x-2 bottom-2 flex min-h-11 items-center justify-center gap-1.5 rounded-control text-sm font-semibold @3xl:min-h-8 @3xl:text-xs';

/** A cell of the grid. A click opens the dialog; a separate link opens the recipe's web page. */
export function MealCellCard({
  place,
  cell,
  isLow,
  isPast,
  isTonight,
  isOpenDinner,
  isDense,
  isActive,
  onFocus,
  onOpen,
  onSwap,
}: MealCellCardProps) {
  const tabIndex = isActive ? 0 : -1;
  const canSwap = cell !== undefined && !isPast && hasAllergy(cell);
  const cookedId = isTonight && cell && !cell.leftover && !cell.lacksIngredients && !canSwap ? cell.recipeId : null;
  const hasAction = canSwap || cookedId !== null;
  return (
    <div className={classNames('group relative flex h-full', cellHeight(isLow, isDense))}>
      <button
        type="button"
        data-active={isActive}
        tabIndex={tabIndex}
        aria-label={cellLabel(place, cell)}
        onFocus={onFocus}
        onClick={onOpen}
        className={classNames(
          'flex w-full rounded-control border text-left transition',
          cell
            ? classNames(
                'items-center gap-3 px-2.5 py-2 @3xl:px-2 hover:border-line-strong @3xl:flex-col @3xl:items-stretch @3xl:gap-1.5',
                hasAllergy(cell) ? 'border-danger' : isTonight ? 'border-primary' : 'border-transparent',
                hasAction && 'pb-15 @3xl:pb-12',
                tints[place.mealType] ?? 'bg-surface',
              )
            : classNames(
                'items-center justify-center gap-2 p-1 hover:bg-sunken',
                isOpenDinner
                  ? classNames(
                      'min-h-14 border-dashed text-primary',
                      isTonight
                        ? 'border-2 border-primary bg-appointment-soft'
                        : 'border-line-strong bg-appointment-soft/40',
                    )
                  : 'border-line bg-sunken/50 text-ink-soft @3xl:border-transparent @3xl:bg-transparent',
              ),
        )}
      >
        {cell ? (
          <CellContent cell={cell} isDense={isDense} isLarge={place.mealType === 'dinner' && !isDense} />
        ) : (
          <Plus
            aria-hidden
            size={16}
            className={classNames(
              'transition @3xl:group-focus-within:opacity-100 group-hover:scale-150 group-hover:opacity-100',
              isPast ? 'opacity-40 @3xl:opacity-0' : !isOpenDinner && '@3xl:opacity-60',
            )}
          />
        )}
      </button>
      {canSwap && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={swapLabel(place)}
          onFocus={onFocus}
          onClick={onSwap}
          className={classNames(actionClasses, 'border border-edge bg-surface text-primary hover:bg-sunken')}
        >
          Swap
        </button>
      )}
      {cookedId && (
        <Link
          href={`/recipes/${cookedId}/cook`}
          tabIndex={tabIndex}
          aria-label={cookLabel(place)}
          onFocus={onFocus}
          className={classNames(actionClasses, 'bg-primary text-on-primary hover:bg-primary-hover')}
        >
          <CookingPot aria-hidden size={16} />
          Cook
        </Link>
      )}
      {cell?.sourceUrl && (
        <ExternalLink
          href={cell.sourceUrl}
          tabIndex={tabIndex}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-ink-soft hover:text-primary @3xl:size-8"
        >
          <span className="sr-only">Recipe page for {cell.recipeName}</span>
        </ExternalLink>
      )}
    </div>
  );
}
