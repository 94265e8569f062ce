import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole width: notes, several badges. */
  isLong?: boolean;
}

/** Facts of a person, each below its label, in three columns, or in two if all are long. Empty ones are left out. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return null;
  const areAllLong = given.every(({ isLong }) => isLong);
  return (
    <dl
      className={classNames(
        'grid gap-3 text-[0.9375rem]',
        areAllLong ? 'grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]' : 'grid-cols-[1.25fr_1fr_1fr]',
      )}
    >
      {given.map(({ label, value, isLong }) => (
        <div key={label} className={classNames('min-w-0', isLong && !areAllLong && 'col-span-full')}>
          <dt className="mb-0.5 text-xs text-ink-soft">{label}</dt>
          <dd className="font-medium whitespace-pre-line has-[ul]:pt-0.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
