import type { Values } from '../../tools/tool.ts';
import type { Context } from '../reader.ts';
import { shiftedDate, shiftIn } from '../records/shift.ts';
import { whenIn } from '../when/when.ts';
import { denialIn } from './denied.ts';
import type { Facing } from './evidence.ts';
import { nearTo } from './near.ts';
import type { Led } from './words.ts';

/** Which of its two days a trip has instead, where only one is said: 'we leave on the 19th', 'the 25th, not the 24th'. */

const beginning =
  /\b(?:from|start|starts|starting|leave|leaves|leaving|go|going|depart|begin|begins|head|fly|drive|first)\b/i;

/** Undefined where it could be either. */
export function dayOfSpan({ fields }: Facing, values: Values, { text }: Led, { asked }: Context): Values | undefined {
  const { startDate, endDate } = Object.fromEntries(fields.map(({ name, value = null }) => [name, value]));
  const said = values.startDate;
  const isOne = typeof said === 'string' && !values.endDate && startDate && endDate && startDate !== endDate;
  if (!isOne || beginning.test(text)) return values;
  const { startDate: _, ...others } = values;
  if (/^to /i.test(text)) return { ...others, endDate: said };
  const shift = shiftIn(text.toLowerCase());
  if (shift) return { ...values, endDate: shiftedDate(String(endDate), shift.days) };
  const denied = denialIn(text)?.denied ?? '';
  const day = whenIn(denied, asked).when.date;
  const isDenied = (now: Values[string]) => day !== undefined && nearTo(now, day, denied) === now;
  if (isDenied(startDate) === isDenied(endDate)) return undefined;
  return isDenied(startDate) ? values : { ...others, endDate: said };
}
