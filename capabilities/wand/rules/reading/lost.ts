import { shortDay } from '#core/dates.ts';
import { tools } from '../tools/all-tools.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import type { Intents } from './read.ts';

/** Where nothing was understood: what was recognised, and two or three things that may be meant. */
export function lostWords(message: string, family: Family, intents: Intents): string {
  const { mentions, when, words } = foundIn(message, family);
  const people = mentions.flatMap(({ who }) => who.map(({ name }) => name));
  const days = when.flatMap((one) => (one.kind === 'day' ? [shortDay(one.date)] : []));
  const titles = words.flatMap(({ things }) => (things.length === 1 && things[0] ? [things[0].title] : []));
  const seen = [...new Set([...people, ...titles, ...days])].slice(0, 4);
  const wishes = [...intents(message, family)]
    .filter(([, likelihood]) => likelihood > 0.03)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([intent]) => {
      const tool = tools.find(({ name, kind }) => name === intent && kind !== 'read');
      return tool && 'heading' in tool ? [tool.heading.toLowerCase()] : [];
    })
    .slice(0, 3);
  const about = seen.length > 0 ? `I caught ${listed(seen, 'and')}, but I don't understand what you'd like.` : "I don't understand that one.";
  const guess = wishes.length > 0 ? ` Is it about ${listed(wishes.map((wish) => `‘${wish}’`), 'or')}?` : '';
  return `${about}${guess} Try it in a few short words, like ‘move the dentist to Friday at 4’ or ‘add milk and eggs’.`;
}

const listed = (texts: readonly string[], joint: string) =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${joint} ${texts.at(-1)}` : (texts[0] ?? '');
