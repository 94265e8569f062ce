import type { CalendarDate } from '#core/dates.ts';
import { monthDay } from './calendar.ts';
import { notBefore } from './days.ts';
import type { Finding, Kind } from './findings.ts';
import type { Token, Tokens } from './tokens.ts';

type Day = Kind<'day'>;

/** A day, possibly named twice ('Saturday the 28th') or with an end ('Friday to Sunday'). */
export type SaidDay = Day & { parts: Finding[] };

const isGap = ({ word }: Token) => /^([,.;:()-]|and|on|the|that's|that|which|is)$/.test(word);

const alone = (day: Day): SaidDay => ({ ...day, parts: [day] });

/** The last day of a period; 'Friday to Monday' ends after it began. */
export function lastDay(from: CalendarDate, to: Day): CalendarDate {
  if (to.date >= from) return to.date;
  if (to.weekday !== undefined) return notBefore(to.date, from, { days: 7 });
  if (to.exact === 2) return notBefore(to.date, from, { months: 1 });
  const [, month, day] = to.date.split('-').map(Number);
  return monthDay(from, month ?? 1, day ?? 1) ?? to.date;
}

/** 'from Jan 15 and back on Jan 18' */
const isReturn = (gap: Tokens) =>
  /^(and )?(we('re| are|'ll be| will be)? )?((comes?|coming|fly|flies|flying|drives?|driving|gets?|getting|heads?|heading|be|is|are|go|goes) )?(back|returns?|returning|home)$/.test(
    gap.map(({ word }) => word).join(' '),
  );

const isComma = ({ word }: Token) => word === ',';

const isBareEnd = ({ parts }: SaidDay) => {
  const end = parts.at(-1);
  return end?.kind === 'day' && end.isBare === true;
};

/** Joins days that belong together. */
export function saidDays(days: readonly Day[], tokens: Tokens, isMove: boolean): SaidDay[] {
  const said: SaidDay[] = [];
  for (const day of days) {
    const before = said.at(-1);
    const end = before?.parts.at(-1)?.next ?? 0;
    const gap = tokens.slice(end, day.first);
    const isBetween = before?.parts[0] && tokens[before.parts[0].first]?.word === 'between';
    if (!before || !(gap.every(isGap) || isReturn(gap))) said.push(alone(day));
    // '... to Sunday the 22nd of November', '... to Tuesday, January 5'
    else if (before.endDate && !day.isBare && (gap.length === 0 || (isBareEnd(before) && gap.every(isComma))))
      said[said.length - 1] = { ...before, endDate: lastDay(before.date, day), parts: [...before.parts, day] };
    else if (isBetween || isReturn(gap) || day.role === 'to' || (day.role === 'until' && before.role !== 'until')) {
      // 'from Thursday to Friday': the new day, if something moves.
      const isMoved = isMove && day.role === 'to';
      said[said.length - 1] = isMoved
        ? { ...alone(day), parts: [...before.parts, day] }
        : { ...before, endDate: lastDay(before.date, day), parts: [...before.parts, day] };
    } else if (before.exact !== day.exact && gap.every(({ word }) => word !== 'and')) {
      const exact = before.exact > day.exact ? before : alone(day);
      said[said.length - 1] = { ...exact, role: before.role, isBare: false, parts: [...before.parts, day] };
    } else said.push(alone(day));
  }
  return said;
}

/** The date of the entry: where it moves to, where it begins, or else the first day in the text. */
export function chosenDay(days: readonly SaidDay[], isMove: boolean, repeats: boolean): SaidDay | undefined {
  const target = isMove ? days.findLast(({ role }) => role === 'to') : undefined;
  const start = repeats ? days.find(({ role }) => role === 'start') : undefined;
  return target ?? start ?? days.find(({ role }) => role !== 'until');
}
