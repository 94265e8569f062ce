import type { CalendarDate } from '#core/dates.ts';
import type { DayMention } from './days.ts';

export const movePattern =
  /\b(?:moved?|rescheduled?|postponed|changed|shifted|switched|pushed|brought forward|new date|now on)\b/i;
const deniedPattern =
  /\b(?:not|instead of|rather than|was|originally|previously|rain date:?)\s(?:on\s|for\s)?(?:the\s)?$/i;
const ruledOutPattern = /^\s(?:doesn['’]t|does not|won['’]t|will not|no longer|didn['’]t)\s(?:really\s)?(?:work|suit)/i;

/** Leaves out days that no longer apply: 'moved from Nov 19 to Nov 24', 'not November 25'. */
export function validDays(text: string, all: readonly DayMention[]): { days: DayMention[]; movedFrom?: CalendarDate } {
  const before = ({ start }: DayMention) => text.slice(Math.max(0, start - 40), start);
  const after = ({ end }: DayMention) => text.slice(end, end + 40);
  const old = all.filter((day) => deniedPattern.test(before(day)) || ruledOutPattern.test(after(day)));
  const isEnd = (day: DayMention) =>
    (/(?<!\bor )after\s$/i.test(before(day)) && !/['’]s$/.test(text.slice(0, day.end))) ||
    (/\b(?:through|thru|until|till)\s$/i.test(before(day)) &&
      (/\b(?:every|each|closed)\b/i.test(before(day)) || all.some(({ start }) => start < day.start)));
  const rest = all.filter((day) => !old.includes(day) && !isEnd(day));
  if (!movePattern.test(text)) return { days: rest };
  const [only] = rest;
  if (rest.length === 1 && only?.endDate && /\bfrom\s$/i.test(before(only))) {
    const { endDate, ...day } = only;
    return { days: [{ ...day, date: endDate }], movedFrom: only.date };
  }
  const news = rest.find((day) => /\b(?:to|now|until)\s(?:on\s)?(?:the\s)?$/i.test(before(day))) ?? rest.at(-1);
  const isOld = (day: DayMention) =>
    day !== news && (/\bfrom\s$/i.test(before(day)) || (news && day.start < news.start));
  const movedFrom = (rest.find(isOld) ?? old[0])?.date;
  return { days: rest.filter((day) => !isOld(day)), ...(movedFrom && { movedFrom }) };
}

/** Replaces the words that no longer apply, and the 'not' before them, by spaces. */
export function withoutMentions(text: string, mentions: readonly DayMention[]): string {
  let rest = text;
  for (const { start, end } of mentions) {
    const head = rest.slice(0, start).replace(deniedPattern, (word) => ' '.repeat(word.length));
    rest = head + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
}
