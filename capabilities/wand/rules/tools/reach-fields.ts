import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { reaches, reachLabels } from '#capabilities/appointments/rules/reach.ts';
import { isRuleDay, recurs } from '#capabilities/appointments/rules/recurring.ts';
import { shortDate } from '#core/dates.ts';
import { Refused } from './refused.ts';
import type { FieldSpec, Ground, Values } from './tool.ts';
import { choices } from './tool-parts.ts';

/** Which part of a series is meant. */
export const reachFields: FieldSpec[] = [
  {
    name: 'reach',
    label: 'Which',
    kind: 'choice',
    options: choices(reaches, (word) => reachLabels[word]),
    hint: 'of a recurring one always: ask unless she said so',
  },
  {
    name: 'day',
    label: 'Usual day',
    kind: 'date',
    hint: 'of a recurring one: which occurrence, by the day of its rhythm; date is then where that one moves',
  },
];

/** A series is never changed or removed without it being said how much of it. */
export async function refuseUnclear({ id, reach, day }: Values, { look }: Ground) {
  const appointment = (await look(appointmentsApi.list)).find((one) => one.id === id);
  if (!appointment || !recurs(appointment)) return;
  if (!reach)
    throw new Refused(`${appointment.title} repeats. Is it only this one, this and later ones, or all of them?`);
  if (typeof day === 'string' && !isRuleDay(appointment, day))
    throw new Refused(`${appointment.title} does not take place on ${shortDate(day)}`);
  if (!day && reach !== 'all') throw new Refused(`Which date of ${appointment.title} is it?`);
}
