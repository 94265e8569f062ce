import type { ReactNode } from 'react';

interface Detail {
  label: string;
  value: ReactNode;
}

interface DetailListProps {
  details: Detail[];
  /** Values stand side by side, each below its label, in an article's two or three columns. */
  inColumns?: boolean;
}

/** Labels and values of a card, line by line. Empty values are left out. */
export function DetailList({ details, inColumns }: DetailListProps) {
  const filled = details.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (filled.length === 0) return null;
  return (
    <dl className={inColumns ? 'detail-columns' : 'space-y-2 text-[0.9375rem]'}>
      {filled.map(({ label, value }) => (
        <div key={label} className={inColumns ? undefined : 'flex gap-3'}>
          <dt className={inColumns ? 'text-sm text-ink-soft' : 'w-26 shrink-0 text-ink-soft'}>{label}</dt>
          <dd className="min-w-0 flex-1 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
