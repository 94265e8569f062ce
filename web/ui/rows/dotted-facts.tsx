import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface DottedFactsProps {
  /** Empty ones are left out. */
  facts: readonly (ReactNode | false)[];
  className?: string;
}

/** Short facts with a dot between them. Where they wrap, no line starts or ends with a dot. */
export function DottedFacts({ facts, className }: DottedFactsProps) {
  const filled = [...new Set(facts)].filter(Boolean);
  if (filled.length === 0) return null;
  return (
    <span className={classNames('dotted-facts', className)}>
      <span>
        {filled.map((fact, index) => [
          index > 0 && ' ',
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id and keep their order
          <span key={index}>{fact}</span>,
        ])}
      </span>
    </span>
  );
}
