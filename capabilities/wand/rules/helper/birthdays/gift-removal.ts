import type { Birthday } from '#capabilities/birthdays/contract.ts';
import type { Reading } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle, withoutArticle } from '../words/words.ts';

const taking =
  /^(?:remove|delete|take|cross|scratch|drop|strike|scrap) (.{2,80}?) (?:from|off|off of|out of) .{2,60}\b(?:gifts?|presents?|ideas?|wish ?list|(?:gift|present) list)(?: for .{2,40})?$/i;

/** What is to go from a list of gifts. */
const takenOff = (text: string) => taking.exec(withoutPoliteness(text).replace(/[.!]$/, ''))?.[1];

/** What is on a child's list goes on its own page. */
export const goesByHand = (text: string, child: string): Reading | undefined =>
  takenOff(text) === undefined
    ? undefined
    : {
        kind: 'answer',
        text: `I cannot take gift ideas away from ${child}'s list; you can do that on the Birthday Wishlists page.`,
      };

/** 'take the scarf off Fiona's gift ideas': the list without it, or that it is not there. */
export function withoutIdea(text: string, { id, name, giftIdeas }: Birthday): Reading | undefined {
  const said = takenOff(text);
  if (!said) return undefined;
  const thing = withoutArticle(said);
  const found = findRecords(
    giftIdeas.map((title) => ({ title })),
    thing,
  ).map(({ title }) => title);
  if (found.length !== 1)
    return {
      kind: 'answer',
      text: `${asTitle(thing)} is not among the gift ideas for ${name}. ${kept(giftIdeas)}`.trim(),
    };
  const values = { id, giftIdeas: giftIdeas.filter((idea) => !found.includes(idea)) };
  return { kind: 'propose', tool: 'change_birthday', values, quote: text, isSaidOutright: true };
}

const kept = (ideas: readonly string[]) => (ideas.length > 0 ? `There are: ${ideas.join(', ')}.` : '');
