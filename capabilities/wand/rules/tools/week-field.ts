import { mondayOf } from '#capabilities/meals/rules/week.ts';
import type { FieldSpec } from './tool.ts';

/** A meal week by its Monday; where none was said, this one. */
export const mondayField: FieldSpec = {
  name: 'weekStartDate',
  label: 'Week of',
  kind: 'date',
  isRequired: true,
  hint: 'its Monday',
  usually: ({ today }) => mondayOf(today),
};
