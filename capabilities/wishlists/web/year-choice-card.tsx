import type { Child } from '#capabilities/household/contract.ts';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { birthdayOf } from '../rules/birthday-countdown.ts';

interface YearChoiceProps {
  child: Child;
  /** Years with a wishlist, and the one of the next birthday. */
  years: readonly number[];
  year: number;
  nextYear: number;
  onChoose: (year: number) => void;
}

/** Which birthday's wishlist is shown, if there is more than one. */
export function YearChoice({ child, years, year, nextYear, onChoose }: YearChoiceProps) {
  if (years.length < 2) return null;
  return (
    <fieldset className="mt-1 mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">Birthday</legend>
      {years.map((each) => (
        <FilterChip key={each} pressed={each === year} onToggle={() => onChoose(each)}>
          {each}{' '}
          <span className="font-normal">
            age {birthdayOf(child.birthdate, each).turns}
            {each === nextYear && ' (up next)'}
          </span>
        </FilterChip>
      ))}
    </fieldset>
  );
}
