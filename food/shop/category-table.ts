import { kinds, type Shelf, type State } from '../facts/shop-categories.ts';
import {
  type Entry,
  entryOf,
  type Match,
  matchesIn,
  stateOf,
  states,
  weights,
  withoutIgnoredPhrases,
} from './category-entries.ts';
import type { ShopCategory } from './category-list.ts';
import { divider } from './category-words.ts';

/** Words that start an aside: 'chicken with skin', 'butter for the tin'. */
const asideWords = new Set('with without in for from plus such like on not including their its'.split(' '));
const canningLiquids = new Set('oil brine water juice syrup vinegar adobo puree can tin jar'.split(' '));

interface Place {
  part: number;
  choice: number;
}

/**
 * Which part and which alternative of the name each word belongs to. In 'corn, peanut or olive oil' the comma separates
 * alternatives too; an 'or' before the first known food is ignored.
 */
function placesOf(words: readonly string[], matches: readonly Match[]): Place[] {
  let part = 0;
  let choice = 0;
  let hasFood = false;
  const hasChoice = words.includes('or');
  return words.map((word, at) => {
    const match = matches.find(({ from, to }) => from <= at && at < to);
    if (match) hasFood ||= match.weight > weights.vague;
    else if (word === 'or' || (word === divider && hasChoice)) choice += hasFood ? 1 : 0;
    else if (word === divider || asideWords.has(word)) part++;
    return { part, choice };
  });
}

/** The match with the highest weight; the last one wins a tie. */
const heaviest = (matches: readonly Match[]) =>
  matches.reduce<Match | undefined>((best, match) => (best && best.weight > match.weight ? best : match), undefined);

/** The entry for a match plus the last word of the alternatives: 'chicken stock' in 'chicken or vegetable stock'. */
function sharedHead(match: Match, last: Match | undefined, words: readonly string[]): Entry | undefined {
  const head = last && last !== match ? words[last.to - 1] : undefined;
  return head === undefined ? undefined : entryOf(`${words.slice(match.from, match.to).join(' ')} ${head}`);
}

/** The match that decides the category: from the first part of the name with a food, and its first alternative. */
function decisiveMatch(
  matches: readonly Match[],
  places: readonly Place[],
  words: readonly string[],
): Match | undefined {
  const placeOf = ({ from }: Match) => places[from];
  const first = matches.find(({ weight }) => weight > weights.vague) ?? matches[0];
  if (!first) return undefined;
  const part = matches.filter((match) => placeOf(match)?.part === placeOf(first)?.part);
  const choice = heaviest(part.filter((match) => placeOf(match)?.choice === placeOf(first)?.choice));
  return choice && { ...choice, ...sharedHead(choice, part.at(-1), words) };
}

/** States named around a match: in its own alternative and after commas, but not in other alternatives or asides. */
function statesAround(match: Match, words: readonly string[], places: readonly Place[]): Set<State> {
  const matchPlace = places[match.from];
  const found = new Set<State>();
  for (const [at, word] of words.entries()) {
    const place = places[at];
    const isOtherChoice = place?.part === matchPlace?.part && place?.choice !== matchPlace?.choice;
    if (isOtherChoice || (match.from <= at && at < match.to)) continue;
    if (word === 'in' && words.slice(at).some((it) => canningLiquids.has(it))) found.add('canned');
    if (asideWords.has(word)) break;
    const state = stateOf(word);
    if (state) found.add(state);
  }
  return found;
}

/** The category according to the table, or undefined if no word of the name is known. */
export function categoryByTable(nameWords: readonly string[]): ShopCategory | undefined {
  const words = withoutIgnoredPhrases(nameWords);
  const matches = matchesIn(words);
  const places = placesOf(words, matches);
  const match = decisiveMatch(matches, places, words);
  if (!match) return undefined;
  const foundStates = statesAround(match, words, places);
  const shelf: Shelf = kinds[match.kind];
  for (const state of states) {
    const category = state === 'frozen' ? 'Frozen' : shelf[state];
    if (category && foundStates.has(state)) return category;
  }
  return shelf.plain;
}
