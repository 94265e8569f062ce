interface Fact {
  label: string;
  value: string | null | undefined;
}

/** Short facts side by side, such as sizes. Empty ones are left out. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-2 text-[0.9375rem]">
      {given.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
