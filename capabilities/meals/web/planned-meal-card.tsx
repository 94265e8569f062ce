import { Eraser, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast.ts';
import type { MealCell } from '../cell-contract.ts';
import { mealPlansApi } from '../contract.ts';
import type { CellPlace } from '../rules/shown-week.ts';
import { type ChangeCell, useFillAction } from './hooks.ts';
import type { Filled } from './week-actions-card.tsx';

interface PlannedMealCardProps {
  place: CellPlace;
  cell: MealCell;
  changeCell: ChangeCell;
  onFilled: (filled: Filled) => void;
  onDone: () => void;
}

/** Actions for a planned meal that take effect immediately: lock, replace and clear. */
export function PlannedMealCard({ place, cell, changeCell, onFilled, onDone }: PlannedMealCardProps) {
  const [isLocked, setIsLocked] = useState(cell.locked);
  const reroll = useFillAction(mealPlansApi.reroll, 'Failed to find another idea');
  const lock = (locked: boolean) => {
    setIsLocked(locked);
    changeCell(place, { locked }, { ...cell, locked });
  };
  const clear = () => {
    const { recipeId, note, leftover, servings, guests } = cell;
    const savedFields = { recipeId, note, leftover, locked: isLocked, servings, guests };
    const undo = () => changeCell(place, savedFields, { ...cell, ...savedFields });
    onDone();
    changeCell(place, { recipeId: null, note: null, guests: [] }, undefined);
    toast({ title: 'Meal cleared', action: { label: 'Undo', onClick: undo } });
  };
  const findAnother = () =>
    reroll.fill({ params: { ...place } }, (found) => {
      if (found.filled.length === 0) return toast({ title: "We couldn't find another idea" });
      onDone();
      onFilled(found);
    });
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2">
      {cell.reason && <p className="py-1.5 text-sm text-ink-soft">Chosen for you: {cell.reason}</p>}
      <SwitchField
        label="Keep this when I replan the week"
        checked={isLocked}
        onChange={({ target }) => lock(target.checked)}
      />
      <div className="-mx-2 flex flex-wrap gap-1">
        {cell.reason && !isLocked && (
          <Button variant="quiet" className="px-2" aria-disabled={reroll.isPending} onClick={findAnother}>
            <RefreshCw aria-hidden size={16} />
            {reroll.isPending ? 'Looking...' : 'Another idea'}
          </Button>
        )}
        <Button variant="quiet" className="px-2" onClick={clear}>
          <Eraser aria-hidden size={16} />
          Clear this meal
        </Button>
      </div>
    </div>
  );
}
