import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { reaches, reachLabels } from '#capabilities/appointments/rules/reach.ts';
import { isRuleDay, recurs } from '#capabilities/appointments/rules/recurring.ts';
import { shortDate } from '#core/dates.ts';
import type { FieldSpec, ToolContext, Values } from './tool.ts';
import { optionsFrom } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

/** The fields that say which part of a series a change or removal covers. */
export const reachFields: FieldSpec[] = [
  {
    name: 'reach',
    label: 'Which',
    kind: 'choice',
    options: optionsFrom(reaches, (word) => reachLabels[word]),
    hint: 'of a recurring one always: ask unless she said so',
  },
  {
    name: 'day',
    label: 'Usual day',
    kind: 'date',
    hint: 'of a recurring one: which occurrence, by the day of its rhythm; date is then where that one moves',
  },
];

/** Refuses to change or remove a series unless the reach, and the occurrence it starts from, are given. */
export async function requireReach({ id, reach, day }: Values, { look }: ToolContext) {
  const appointment = (await look(appointmentsApi.list)).find((one) => one.id === id);
  if (!appointment || !recurs(appointment)) return;
  if (!reach)
    throw new ToolRefusal(`${appointment.title} repeats. Is it only this one, this and later ones, or all of them?`);
  if (typeof day === 'string' && !isRuleDay(appointment, day))
    throw new ToolRefusal(`${appointment.title} does not take place on ${shortDate(day)}`);
  if (!day && reach !== 'all') throw new ToolRefusal(`Which date of ${appointment.title} is it?`);
}
