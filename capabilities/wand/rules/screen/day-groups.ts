import type { DayLine } from '../../contract.ts';

/** How the lines of one day are shown: nothing is said twice. */

export interface ShownLine extends Pick<DayLine, 'line' | 'type' | 'when' | 'path'> {
  title: string;
  /** What stood in brackets at the end: who it is for, or the plan that a step belongs to. */
  about: string;
}

export interface DayGroup {
  /** The plan that all of these are steps of. */
  plan: string | undefined;
  lines: ShownLine[];
}

/** "Order the cake (Rosa's party)" -> 'Order the cake', "Rosa's party" */
function withoutAbout({ title, ...line }: DayLine): ShownLine {
  const at = title.endsWith(')') ? title.lastIndexOf(' (') : -1;
  return at < 0
    ? { ...line, title, about: '' }
    : { ...line, title: title.slice(0, at), about: title.slice(at + 2, -1) };
}

/** Steps of one plan are together, where the first of them was. */
export function dayGroups(lines: readonly DayLine[]): DayGroup[] {
  const planOf = ({ type, about }: ShownLine) => (type === 'step' && about !== '' ? about : undefined);
  const groups = Map.groupBy(lines.map(withoutAbout), (line) => planOf(line) ?? line);
  return [...groups.values()].map((ofGroup) => ({
    plan: ofGroup[0] && planOf(ofGroup[0]),
    lines: ofGroup,
  }));
}
