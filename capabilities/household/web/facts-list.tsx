import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole width: notes, several badges. */
  isLong?: boolean;
}

/** Facts of a person, each below its label, in three columns. Empty ones are left out. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return null;
  return (
    <dl className="grid grid-cols-[1.25fr_1fr_1fr] gap-x-3 gap-y-3 text-[0.9375rem]">
      {given.map(({ label, value, isLong }) => (
        <div key={label} className={classNames('min-w-0', isLong && 'col-span-full')}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-medium whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
