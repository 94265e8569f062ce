import { weekdayNamed, weekdaysNamed } from './calendar.ts';

/** Days that are said together are of one week, also where that is said of one of them only. */

/** 'Thursday and Friday next week', 'Mia Monday and Leo Tuesday next week' */
const weekLast =
  /\b(\p{L}{3,10})((?:, and |, | and | ?& ?)((?:\p{L}{2,20} )?)(\p{L}{3,10})) (next|this) week\b(?! after)( at \d[\d:]{0,4}(?: ?[ap]m)?)?/giu;
/** 'next Tuesday and Wednesday' */
const nextFirst = /\b(next (\p{L}{3,10}))(, and |, | and | ?& ?)(?=(\p{L}{3,10})\b)/giu;
const isDay = (word: string) =>
  weekdayNamed(word.toLowerCase()) !== undefined || weekdaysNamed(word.toLowerCase()) !== undefined;

/** 'mondays at 4 and for Leo wednesdays at 3, starting next week': both do. */
const startingLast =
  /^(.{3,80}?days at \d[\d:]{0,4}(?: ?[ap]m)?)( and .{3,60}days at \d[\d:]{0,4}(?: ?[ap]m)?),? (starting next week)$/i;

/** With the week of each. The hour behind is that of both where only somebody else is named. */
export function inSameWeek(text: string, names: ReadonlySet<string>): string {
  const said = text
    .replace(startingLast, '$1 $3$2 $3')
    .replaceAll(nextFirst, (all, first: string, day: string, join: string, other: string) =>
      isDay(day) && isDay(other) ? `${first}${join}next ` : all,
    )
    .replaceAll(
      weekLast,
      (all, first: string, second: string, between: string, last: string, week: string, hour = '') => {
        const isOther = between !== '' && !names.has(between.trim().toLowerCase());
        return isOther || !isDay(first) || !isDay(last)
          ? all
          : `${first} ${week} week${between && hour}${second} ${week} week${hour}`;
      },
    );
  return said === text ? said : inSameWeek(said, names);
}
