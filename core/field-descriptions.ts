import * as z from 'zod/mini';

/** Input types of fields. 'choice' picks one of the options, 'many' several; 'list' is free text. */
export const fieldKinds = ['text', 'long', 'date', 'time', 'choice', 'many', 'list', 'count', 'money', 'flag'] as const;

export interface FieldDescription {
  label: string;
  kind: (typeof fieldKinds)[number];
  /** Allowed values of a 'choice' or 'many', or suggestions for a 'list'. */
  options?: readonly string[];
  isRequired?: true;
}

const descriptions = z.registry<FieldDescription>();

/** Attaches a description to a schema, for forms, assistant tools and test samples. Those in `fields.ts` have one, except ids. */
export function withDescription<Schema extends z.ZodMiniType>(schema: Schema, description: FieldDescription): Schema {
  descriptions.add(schema, description);
  return schema;
}

/** Descriptions of a write shape's fields, by name and in declaration order. Fields without one are left out. */
export function fieldsOf(shape: z.ZodMiniType): Record<string, FieldDescription> {
  const fields = (shape._zod.def as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const description = descriptions.get(field);
      return description ? [[name, description]] : [];
    }),
  );
}
