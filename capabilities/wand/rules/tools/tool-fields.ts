import type * as z from 'zod/mini';
import { fieldsOf } from '#core/field-descriptions.ts';
import type { FieldSpec } from './tool.ts';
import { optionsFrom } from './tool-parts.ts';

/** Additions to the contract's description of a field, or replacements for it. */
type FieldOverride = Partial<Omit<FieldSpec, 'name'>>;

/**
 * Builds a tool's fields from the write shape of its endpoint: first those in `overrides`, in that order, then all
 * other fields of the contract, so that a new field is on the card automatically. Fields in `omitted` are left out.
 */
export function fieldsFrom(
  shape: z.ZodMiniType,
  overrides: Record<string, FieldOverride>,
  omitted: readonly string[] = [],
): FieldSpec[] {
  const described = fieldsOf(shape);
  const others = Object.keys(described).filter((name) => !(name in overrides) && !omitted.includes(name));
  return [...Object.keys(overrides), ...others].map((name) => {
    const { options, ...description } = described[name] ?? { label: name, kind: 'text' };
    return { name, ...description, ...(options && { options: optionsFrom(options) }), ...overrides[name] };
  });
}
