import { shortWeekdayAndDate } from '#core/dates.ts';
import { examplesFor } from './examples.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';

/** The answer if nothing was understood: what was recognized, and what the user can say instead. */
export function lostWords(message: string, family: Family): string {
  const { mentions, when } = foundIn(message, family);
  const people = mentions.flatMap(({ who }) => who.map(({ name }) => name));
  const days = when.flatMap((one) => (one.kind === 'day' ? [shortWeekdayAndDate(one.date)] : []));
  const lower = message.toLowerCase();
  const titles = family.things.flatMap(({ title }) =>
    title.length > 3 && lower.includes(title.toLowerCase()) ? [title] : [],
  );
  const seen = [...new Set([...people, ...titles, ...days])].slice(0, 4);
  const about =
    seen.length > 0
      ? `I caught ${listed(seen)}, but I don't understand what you'd like.`
      : "I don't understand that one yet.";
  return `${about} A few short words work best, for example:\n${examplesFor(family)}`;
}

const listed = (texts: readonly string[]) =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : (texts[0] ?? '');
