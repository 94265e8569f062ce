import type { Proposal } from '../../../contract.ts';
import type { Value, Values } from '../../tools/tool.ts';
import type { Clause, Reading } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { given } from '../words/field-values.ts';
import { valuesOf } from './target.ts';

/** What a request comes to that was said again of something else, beside what the first one came to and what stands on its card now. */

export type Made = Extract<Reading, { kind: 'propose' }>;

/** What was corrected since the first words were said, and is not said anew, is as it stands on the card. */
export function asItStands(card: Proposal, base: Made | undefined, { values }: Made): Values {
  const now = given(valuesOf(card));
  const isKept = ([name, value]: [string, Value]) =>
    now[name] !== undefined && JSON.stringify(base?.values[name]) === JSON.stringify(value);
  const kept = Object.entries(values).filter(isKept);
  return { ...values, ...Object.fromEntries(kept.map(([name]) => [name, now[name] ?? null])) };
}

/** Only what the new words change: what was corrected since the first ones were said stays as it is, and so does what they do not say. */
export function changedSince(base: Made | undefined, { tool, values }: Made, said: Clause): Values | undefined {
  const gone = Object.keys(base?.values ?? {}).filter((name) => !(name in values) && !/date$/i.test(name));
  // Another size is not that one instead: what a change leaves empty would be taken away.
  if (gone.length > 0 && tool.startsWith('change_')) return undefined;
  const changed = Object.entries(values).filter(([name, value]) =>
    base
      ? JSON.stringify(base.values[name]) !== JSON.stringify(value) && !(value === null && /date$/i.test(name))
      : isSaid(name, value, said),
  );
  const isAny = gone.length > 0 || changed.some(([name]) => name !== 'id' || base);
  return isAny ? Object.fromEntries([...gone.map((name): [string, Value] => [name, null]), ...changed]) : undefined;
}

/** Of what is there already it is not known what the first words came to. */
function isSaid(name: string, value: Value, { when, people, lower }: Clause): boolean {
  if (/date$/i.test(name)) return when.date !== undefined;
  if (/time$/i.test(name)) return when.time !== undefined;
  const isPerson = people.some((one) => value === one.name || value === one.id);
  return isPerson || (typeof value === 'string' && meaningOf(value).some((word) => meaningOf(lower).includes(word)));
}
