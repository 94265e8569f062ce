import type { CalendarDate } from '#core/dates.ts';
import { clausesOf } from './clauses.ts';
import { eventNamesIn } from './happening.ts';
import type { Line } from './lines.ts';
import { cleanTitle } from './title.ts';
import { isDistinctive } from './topic.ts';

/** Posters and forms: several short lines, one of which has the date. */

const maxLines = 8;
const maxNameLength = 60;
/** Labels for the name of the event in a form. */
const nameLabelPattern =
  /^(?:what|event|activity|class|course|program|service|reason|(?:appointment |visit )?type|shift|re)\s?:\s?(?=\S)/i;
const formFieldPattern = /^\p{L}[\p{L}\s/&]{1,20}:/u;
/** Lines that only continue the one above. */
const continuationPattern =
  /^(?:at|in|with|for|and|by|from|to|of|or|hosted|sponsored|presented|performed|featuring|presents|please|join|you|thank|congrat|who|order|kindly)\b/i;

/** The name of the event in the lines around a day, in the same paragraph; '' if there are no such lines. */
export function posterName(lines: readonly Line[], line: Line, written: CalendarDate): string {
  const isShort = (one: Line) => one.text.length <= maxNameLength && !/[a-z][.,;]$/.test(one.text);
  const around = (step: 1 | -1) => {
    const found: Line[] = [];
    for (let at = line.index; found.length < maxLines; at += step) {
      const [here, next] = [lines[at], lines[at + step]];
      if (!here || !next || (step < 0 ? here : next).beginsBlock || next.isBullet || !isShort(next)) break;
      found.push(next);
    }
    return found;
  };
  const above = around(-1).toReversed();
  const form = [...above, ...around(1)].find(({ text }) => nameLabelPattern.test(text));
  if (form && formFieldPattern.test(line.text)) return cleanTitle(form.text.replace(nameLabelPattern, ''));
  const isDated = (one: Line) => clausesOf(one, written).some(({ days }) => days.length > 0);
  if (above.length < 2 || above.some(isDated)) return '';
  const titles = above
    .filter(
      ({ text }) => !continuationPattern.test(text) && (nameLabelPattern.test(text) || !formFieldPattern.test(text)),
    )
    .map(({ text }) => cleanTitle(text))
    .filter(isDistinctive);
  return titles.find((title) => eventNamesIn(title).length > 0) ?? titles[0] ?? '';
}
