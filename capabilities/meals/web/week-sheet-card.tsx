import { capitalize } from '#core/capitalize.ts';
import { shortDate } from '#core/dates.ts';
import { type MealType, mealTypes } from '#food/meals.ts';
import { type Day, days, type MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { isAt } from '../rules/cells.ts';
import { dateOfDay } from '../rules/week.ts';
import { badgesOf, weekRange, withGuests } from '../rules/week-words.ts';

/** The week on paper: one page for the refrigerator door, with a column for each kind of meal that is planned. */
export function WeekSheetCard({ week }: { week: MealWeek }) {
  const { rows, weekStartDate } = week;
  const columns = mealTypes.filter((mealType) =>
    rows.some(({ cells }) => cells.some((cell) => cell.mealType === mealType)),
  );
  const shown: readonly MealType[] = columns.length > 0 ? columns : ['dinner'];
  return (
    <div aria-hidden className="week-sheet" data-columns={shown.length}>
      <div className="sheet-head">
        <p className="sheet-title">This week's meals</p>
        <p>{weekRange(weekStartDate)}</p>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {shown.map((mealType) => (
              <th key={mealType}>{capitalize(mealType)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th>
                {capitalize(day)}
                <span>{shortDate(dateOfDay(weekStartDate, day)).split(',')[0]}</span>
              </th>
              {shown.map((mealType) => (
                <td key={mealType} data-main={mealType === 'dinner' || undefined}>
                  <SheetMeals week={week} day={day} mealType={mealType} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const notesOf = ({ note, guests, leftover, reason, concerns }: MealCell, hasTitle: boolean) =>
  [hasTitle && note, withGuests(guests), leftover && (reason ?? 'Leftovers'), ...badgesOf(concerns)]
    .filter(Boolean)
    .join(' · ');

interface SheetMealsProps {
  week: MealWeek;
  day: Day;
  mealType: MealType;
}

/**
 * What is eaten at one meal, with the names of those who eat it. Rows with the same dish share a line; a single row has
 * no name.
 */
function SheetMeals({ week: { rows }, day, mealType }: SheetMealsProps) {
  const eaten = rows.flatMap(({ name, cells }) => {
    const cell = cells.find(isAt({ day, mealType }));
    const title = cell?.recipeName ?? cell?.note;
    return cell && title ? [{ name, title, notes: notesOf(cell, cell.recipeName !== null) }] : [];
  });
  return [...Map.groupBy(eaten, ({ title, notes }) => `${title}\n${notes}`).values()].map((same) => {
    const [{ title, notes } = { title: '', notes: '' }] = same;
    const names = same.map(({ name }) => name).join(', ');
    return (
      <p key={`${title} ${notes}`}>
        {title}
        {same.length < rows.length && <span>for {names}</span>}
        {notes && <span>{notes}</span>}
      </p>
    );
  });
}
