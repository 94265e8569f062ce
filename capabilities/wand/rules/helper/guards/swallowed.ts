import { intentsOf } from '../likeness/likely.ts';
import type { Clause, Context, Reading } from '../reader.ts';

/** Another request within the words of one: 'find gift ideas for Mia, plus napkins on the list' is no list of two things. */

/** From here on a piece surely asks for something. */
const surely = 0.97;
/** Fewer words are part of something else: 'and eggs'. */
const fewestWords = 4;
const seam = /[,;.!?](?= |$)|\n| (?:and|plus|also|then|but|so) /i;

const ontoList = /\b(?:on|onto|to|for|off|from) (?:the|my|our) (?:grocery|shopping) list[.!]?$/i;

/** A card of this kind holds words of any kind: its title, its steps. */
const ofAnyWords = /^add_(?:recipe|task)$/;

/** Whether a piece of a request surely asks for something that none of its readings does. */
export async function swallows({ text }: Clause, readings: readonly Reading[], { likely }: Context): Promise<boolean> {
  const cards = readings.flatMap((one) => (one.kind === 'propose' ? [one.tool] : []));
  if (!likely || cards.length === 0 || cards.some((tool) => ofAnyWords.test(tool))) return false;
  const served = new Set([
    'none',
    ...cards.flatMap(intentsOf),
    ...(cards.length < readings.length ? ['question'] : []),
  ]);
  const pieces = text.split(seam).filter((piece) => piece.trim().split(' ').length >= fewestWords);
  if (pieces.length === 0 || pieces[0] === text) return false;
  if (!cards.some((tool) => tool.endsWith('_groceries')) && pieces.slice(1).some((piece) => ontoList.test(piece)))
    return true;
  const each = await Promise.all(pieces.map((piece) => likely(piece.trim())));
  return each.some((given) => [...given].some(([intent, share]) => share > surely && !served.has(intent)));
}
