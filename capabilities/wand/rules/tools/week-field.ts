import { mondayOf } from '#capabilities/meals/rules/week.ts';
import type { FieldSpec } from './tool.ts';

/** A meal week, given by its Monday; default: the current week. */
export const mondayField: FieldSpec = {
  name: 'weekStartDate',
  label: 'Week of',
  kind: 'date',
  isRequired: true,
  hint: 'its Monday',
  defaultValue: ({ today }) => mondayOf(today),
};
