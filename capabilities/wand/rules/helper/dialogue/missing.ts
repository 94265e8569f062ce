import type { FieldSpec, Values } from '../../tools/tool.ts';
import { birthQuestion } from '../household/birth.ts';

/** What still lacks after an answer, and how it is asked for. */

/** What is known of everybody of this kind. */
const ofKind: Record<string, string> = { child: 'birthdate', adult: 'relationship', pet: 'petType' };

export const isMissing = ({ name, isRequired, defaultValue }: FieldSpec, values: Values) =>
  ((isRequired && defaultValue === undefined) ||
    name === ofKind[String(values.memberType)] ||
    // A trip is asked for with its days.
    (name === 'startDate' && values.destination !== undefined)) &&
  (values[name] ?? null) === null;

export function questionFor({ kind, label, name }: FieldSpec, values: Values): string {
  const who = typeof values.name === 'string' ? values.name : 'that';
  if (name === 'memberType') return `Is ${who} an adult, a child or a pet?`;
  if (name === 'birthdate') return birthQuestion({ name: who }, {});
  if (name === 'relationship' && values.memberType) return `Who is ${who} to you?`;
  if (name === 'startDate') return 'From which day to which?';
  if (kind === 'date') return name === 'endDate' ? 'Until which day?' : 'Which day?';
  if (kind === 'time') return 'At what time?';
  return `What is the ${label.toLowerCase()}?`;
}
