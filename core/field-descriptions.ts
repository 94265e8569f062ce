import * as z from 'zod/mini';

/** What a field is, for forms and for the assistant. */
export const fieldKinds = ['text', 'long', 'date', 'time', 'choice', 'many', 'list', 'count', 'money', 'flag'] as const;

export interface FieldDescription {
  label: string;
  kind: (typeof fieldKinds)[number];
  /** What may be chosen. */
  options?: readonly string[];
  isRequired?: true;
}

const descriptions = z.registry<FieldDescription>();

/** A schema with what forms, tools and samples need to know of it. `fields.ts` does so for all of its own. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: FieldDescription): Schema {
  descriptions.add(schema, description);
  return schema;
}

/** The described fields of a write shape, by name and in order. */
export function fieldsOf(shape: z.ZodMiniType): Record<string, FieldDescription> {
  const fields = (shape._zod.def as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const description = descriptions.get(field);
      return description ? [[name, description]] : [];
    }),
  );
}
