import { useRead } from '#web/api/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { wandApi } from '../contract.ts';
import { whatGoes } from '../rules/screen/what-goes.ts';

/** Where a language model is set up: what leaves the family's server for it. */
export function WhatGoesCard() {
  const { data } = useRead(wandApi.provider, {});
  const goes = data && whatGoes(data.provider);
  if (!goes) return null;
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">What leaves your server</h2>
      <p className="text-ink-soft">
        Some things are done with the help of {goes.name}. It gets only what each of them needs:
      </p>
      <dl className="space-y-2 text-sm">
        {goes.lines.map(({ use, what }) => (
          <div key={use}>
            <dt className="font-semibold">{use}</dt>
            <dd className="text-ink-soft first-letter:uppercase">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">Everything else stays with your family.</p>
    </Card>
  );
}
