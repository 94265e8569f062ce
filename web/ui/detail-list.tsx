import type { ReactNode } from 'react';

interface Detail {
  label: string;
  value: ReactNode;
}

/** What a card tells about somebody or something: a word and its value, line by line. Empty values are left out. */
export function DetailList({ details }: { details: Detail[] }) {
  const told = details.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (told.length === 0) return null;
  return (
    <dl className="space-y-2 text-sm">
      {told.map(({ label, value }) => (
        <div key={label} className="flex gap-3">
          <dt className="w-28 shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-1 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
