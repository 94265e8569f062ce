import { type CalendarDate, daysBetween } from '#core/dates.ts';
import { clausesOf } from './clauses.ts';
import type { Line } from './lines.ts';
import { sentencesOf } from './lines.ts';
import { trimEdges } from './title-leads.ts';
import { partsBetween } from './words-between.ts';

const maxTopLines = 6;
const maxDaysOld = 90;

/** The date at the top of a note, and its line. A future day is not the day of writing. */
export function writtenOn(lines: readonly Line[], today: CalendarDate) {
  for (const line of lines.slice(0, maxTopLines)) {
    const [clause, ...others] = clausesOf(line, today);
    const [day] = clause?.days ?? [];
    if (!clause || others.length > 0 || !day || day.isLoose || day.endDate || clause.times.length > 0) continue;
    const words = trimEdges(
      partsBetween(clause)
        .join(' ')
        .replace(/\bdate:?/i, ''),
    );
    const isHeader = words.split(/\s/).length <= 5 && !/\b(?:on|by|due|no|is|of|until|since)\b/i.test(words);
    const age = daysBetween(day.date, today);
    if (isHeader && age >= 0 && age <= maxDaysOld) return { date: day.date, line };
  }
  return undefined;
}

const farewellPattern =
  /^(?:xx?o?|thanks|thank you|thx|love|best|warmly|cheers|yours|sincerely|regards|kind regards|see you there|coach)\b[\s,!]{0,9}/i;

/** The name under a note. */
export function signatureOf(lines: readonly Line[]): string | undefined {
  const last = lines.at(-1);
  const sentence = last && sentencesOf(last).at(-1)?.text;
  const name =
    sentence
      ?.replace(/^[\s–—-]+/, '')
      .replace(farewellPattern, '')
      .split(/[,|(]/)[0]
      ?.trim() ?? '';
  return /^\p{Lu}\p{L}{1,40}\.?(?:\s\p{Lu}\p{L}{1,40}){0,2}$/u.test(name) ? name : undefined;
}
