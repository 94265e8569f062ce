import type * as z from 'zod/mini';
import { fieldsOf } from '#core/field-descriptions.ts';
import type { FieldSpec } from './tool.ts';
import { choices } from './tool-parts.ts';

/** What a tool says of a field beyond the contract, or instead of it. */
type Own = Partial<Omit<FieldSpec, 'name'>>;

/**
 * The fields of a tool, from the write shape that its endpoint takes: first those of `own`, in that order, then every other field
 * of the contract, so that a new one is on the card by itself. Only `leftOut` says what a tool does not offer.
 */
export function fieldsFrom(
  shape: z.ZodMiniType,
  own: Record<string, Own>,
  leftOut: readonly string[] = [],
): FieldSpec[] {
  const described = fieldsOf(shape);
  const others = Object.keys(described).filter((name) => !(name in own) && !leftOut.includes(name));
  return [...Object.keys(own), ...others].map((name) => {
    const { options, ...known } = described[name] ?? { label: name, kind: 'text' };
    return { name, ...known, ...(options && { options: choices(options) }), ...own[name] };
  });
}
