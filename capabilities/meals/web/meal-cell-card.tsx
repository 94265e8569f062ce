import { CookingPot, Lock, NotebookPen, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { ConcernBadges } from '#capabilities/recipes/web/concern-badges-card.tsx';
import { LateDrawing } from '#capabilities/recipes/web/late-drawing-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { MealCell } from '../cell-contract.ts';
import {
  cellLabel,
  cookLabel,
  type MealPlace,
  noIngredientsYet,
  swapLabel,
  withGuests,
  withNameAsId,
} from '../rules/week-words.ts';

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

/** The dialog shows the others, too. */
const firstSentence = (text: string) => text.split('. ', 1)[0];

interface CellContentProps {
  cell: MealCell;
  isDense: boolean;
  /** Seen before the other meals of the day. */
  isLarge: boolean;
}

/** The spaces between the parts make the visible text match the accessible name, as accessibility checkers require. */
function CellContent({ cell, isDense, isLarge }: CellContentProps) {
  const { recipeName, sourceUrl, drawing, note, guests, leftover, lacksIngredients, locked, concerns, reason } = cell;
  const isReasonShown = reason !== null && !isDense;
  // For leftovers that the planner chose, the reason says where they are from.
  const saysLeftovers = leftover && !isReasonShown;
  const hasPicture = drawing !== null || !recipeName;
  return (
    <>
      {hasPicture && (
        <span
          className={classNames(
            'grid w-14 shrink-0 place-items-center *:[svg]:h-full',
            isLarge ? 'h-14 @3xl:size-11' : 'h-11 @3xl:size-9',
            isDense && '@3xl:hidden',
          )}
        >
          {drawing ? (
            <LateDrawing drawing={drawing} />
          ) : (
            <NotebookPen aria-hidden size={22} className="text-ink-soft" />
          )}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        {recipeName && (
          <span
            className={classNames(
              'line-clamp-3 font-semibold hyphens-auto @3xl:text-sm @3xl:leading-snug',
              isLarge && 'text-lg leading-snug',
              sourceUrl !== null && (isDense ? 'pr-6 @3xl:pr-4' : 'pr-6 @3xl:pr-0'),
            )}
          >
            {recipeName}
          </span>
        )}{' '}
        {note && (
          <span
            className={classNames(
              'line-clamp-3',
              recipeName ? 'text-sm text-ink-soft italic @3xl:text-xs' : 'font-semibold @3xl:text-sm @3xl:leading-snug',
            )}
          >
            {note}
          </span>
        )}{' '}
        <span className="flex items-center gap-1.5 text-ink-soft empty:hidden">
          {guests.length > 0 && <span className="line-clamp-2 min-w-0 text-xs">{withGuests(guests)}</span>}
          {locked && <Lock aria-hidden size={14} className="shrink-0" />}
        </span>{' '}
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-ink-soft empty:hidden">
          <ConcernBadges concerns={concerns.map(withNameAsId)} isInTable />
          {saysLeftovers && <Badge>Leftovers</Badge>}
          {lacksIngredients && <Badge className="@3xl:px-1.5">{noIngredientsYet}</Badge>}
        </span>{' '}
        {isReasonShown && <span className="line-clamp-3 text-xs text-ink-soft">{firstSentence(reason)}</span>}
      </span>
    </>
  );
}
