import { likeness } from './likeness.ts';
import { type Known, piecesOf } from './pieces.ts';

/** 'Leo and Mia see the dentist on the 8th, Leo at 9 and Mia at 9:30': the same for each of them, but for the hour. */

const group =
  /\b(?:both|all)(?: of)?(?: the| my| our)? (?:girls|boys|kids|children|babies)\b|\bthe (?:girls|boys|kids|twins)\b/i;
const seam = /, (?:and )?| and |; /;

const isShare = (text: string, known: Known) => {
  const pieces = piecesOf(text, known);
  const isOfOne = pieces.filter(({ kind }) => kind === 'person').length === 1;
  const others = pieces.filter(
    ({ kind, text: word }) => kind === 'word' && !/^(?:is|gets|at|on|for|the|in|has)$/i.test(word),
  );
  return isOfOne && others.length === 0 && pieces.length > 1;
};

const places = / (?:on|to|onto|in) (?:the|my|our) [^,.;:]{3,40}/i;
const alsoThere = /,? (?:and|as well as|plus)(?: also)? (?=(?:on|to|onto|in) (?:the|my|our) )/i;
const lists = /\b(?:list|groceries|calendar|planner|wishlist)\b/i;

/** 'add sunscreen to the packing list and to the groceries' */
function inEachPlace(message: string): string | undefined {
  const [first = '', second = '', ...more] = message.replace(/[.!]$/, '').split(alsoThere);
  const at = first.search(places);
  if (at < 0 || more.length > 0 || !lists.test(first.slice(at)) || !lists.test(second)) return undefined;
  return /[,.;:]/.test(second) ? undefined : `${first}. ${first.slice(0, at)} ${second}`;
}

/** A sentence for each of them; undefined where the message is none of that kind. */
export const distributed = (message: string, known: Known): string | undefined =>
  inEachPlace(message) ?? forEachOf(message, known);

function forEachOf(message: string, known: Known): string | undefined {
  const at = message.search(/[,:;] |\. /);
  if (at < 0) return undefined;
  const shares = message
    .slice(at + 2)
    .replace(/[.!]$/, '')
    .split(seam);
  if (shares.length < 2 || !shares.every((share) => isShare(share, known))) return undefined;
  const said = message.slice(0, at);
  const isOfAll = piecesOf(said, known).some(
    ({ kind, text }) => kind === 'person' && /,| and |&|^(?:both|all|the kids)/i.test(text),
  );
  if (!isOfAll && !group.test(said)) return undefined;
  const head = said.replace(/^both (?=\p{L}+ and )/iu, '');
  const sentences = shares.map((share) => {
    const name = piecesOf(share, known).find(({ kind }) => kind === 'person')?.text ?? '';
    return likeness(head.replace(group, name), share, known)?.replace(/\b(?:have|need|see|get)\b/i, (verb) =>
      verb.toLowerCase() === 'have' ? 'has' : `${verb}s`,
    );
  });
  return sentences.every((one) => one !== undefined) ? sentences.join('. ') : undefined;
}
