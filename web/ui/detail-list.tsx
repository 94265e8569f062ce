import type { ReactNode } from 'react';

interface Detail {
  label: string;
  value: ReactNode;
}

interface DetailListProps {
  details: Detail[];
}

/** Labels and values of a card, line by line. Empty values are left out. */
export function DetailList({ details }: DetailListProps) {
  const filled = details.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (filled.length === 0) return null;
  return (
    <dl className="space-y-2 text-[0.9375rem]">
      {filled.map(({ label, value }) => (
        <div key={label} className="flex gap-3">
          <dt className="w-26 shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-1 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
