import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { withoutBeside } from '../told/told-beside.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle, withoutArticle } from '../words/words.ts';
import { keptIn } from './kept.ts';

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
  const found = ideasCalled(thing, giftIdeas);
  if (found.length !== 1)
    return {
      kind: 'answer',
      text: `${asTitle(thing)} is not among the gift ideas for ${name}. ${kept(giftIdeas)}`.trim(),
    };
  return without(found, { id, giftIdeas }, text);
}

const ideasCalled = (thing: string, ideas: readonly string[]): string[] =>
  findRecords(
    ideas.map((title) => ({ title })),
    thing,
  ).map(({ title }) => title);

const without = (
  gone: readonly string[],
  { id, giftIdeas }: Pick<Birthday, 'id' | 'giftIdeas'>,
  quote: string,
): Reading => ({
  kind: 'propose',
  tool: 'change_birthday',
  values: { id, giftIdeas: giftIdeas.filter((idea) => !gone.includes(idea)) },
  quote,
  isSaidOutright: true,
});

const dropping =
  /^(?:nix|scratch|remove|delete|drop|scrap|strike|ditch|skip|cancel|cross off|cross out|take off|forget(?: about)?) (?:the |that |my |our )?(.{2,50}?)(?: (?:gift |present )?idea\b(?: for .{2,40})?| for .{2,40})?$/i;

/** 'nix the teapot for Camille, she bought herself one', 'scratch the teapot idea': only what is an idea for one of them. */
export async function withoutNamedIdea({ text, people }: Clause, { asked }: Context): Promise<Reading | undefined> {
  const said = withoutBeside(withoutPoliteness(text), () => false).replace(/[.!]$/, '');
  const [, thing] = dropping.exec(said) ?? [];
  // 'cross off the teapot, Camille got one already'
  const isOfThem = / (?:idea\b|for )/i.test(said) || (said !== text && /\b(?:got|bought|has)\b/i.test(text));
  if (!thing || !isOfThem || people.some(({ relationship }) => relationship !== 'self')) return undefined;
  const birthdays = await asked.look(birthdaysApi.list);
  const named = keptIn(text, birthdays)?.record;
  if (!named && !/ idea$/i.test(said)) return undefined;
  const having = (named ? [named] : birthdays).flatMap((one) => {
    const found = ideasCalled(thing, one.giftIdeas);
    return found.length === 1 ? [without(found, one, text)] : [];
  });
  return having.length === 1 ? having[0] : undefined;
}

const kept = (ideas: readonly string[]) => (ideas.length > 0 ? `There are: ${ideas.join(', ')}.` : '');
