import { Lock, NotebookPen } from 'lucide-react';
import { ConcernBadges } from '#capabilities/recipes/web/concern-badges-card.tsx';
import { LateDrawing } from '#capabilities/recipes/web/late-drawing-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { MealCell } from '../cell-contract.ts';
import { noIngredientsYet, withGuests, withNameAsId } from '../rules/week-words.ts';

/** The dialog shows the others, too. */
const firstSentence = (text: string) => text.split('. ', 1)[0];

interface CellContentProps {
  cell: MealCell;
  isDense: boolean;
  /** Seen before the other meals of the day. */
  isLarge: boolean;
}

/** The spaces between the parts make the visible text match the accessible name, as accessibility checkers require. */
export function CellContent({ cell, isDense, isLarge }: CellContentProps) {
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
