import { kinds, type Shelf, type State } from '../facts/shop-categories.ts';
import {
  type Entry,
  entryOf,
  type Match,
  matchesIn,
  stateOf,
  states,
  weights,
  withoutIdlePhrases,
} from './category-entries.ts';
import type { ShopCategory } from './category-list.ts';
import { cut } from './category-words.ts';

/** After these words the name speaks of something else: 'chicken with skin', 'butter for the tin'. */
const asides = new Set('with without in for from plus such like on not including their its'.split(' '));
const cannedIn = new Set('oil brine water juice syrup vinegar adobo puree can tin jar'.split(' '));

interface Place {
  part: number;
  choice: number;
}

/**
 * How many cuts and how many choices stand before each word. In 'corn, peanut or olive oil' the comma is a choice too; an 'or'
 * before anything is known divides nothing.
 */
function placesOf(words: readonly string[], matches: readonly Match[]): Place[] {
  let part = 0;
  let choice = 0;
  let known = false;
  const hasChoice = words.includes('or');
  return words.map((word, at) => {
    const match = matches.find(({ from, to }) => from <= at && at < to);
    if (match) known ||= match.weight > weights.vague;
    else if (word === 'or' || (word === cut && hasChoice)) choice += known ? 1 : 0;
    else if (word === cut || asides.has(word)) part++;
    return { part, choice };
  });
}

/** The last of the weightiest. */
const weightiest = (matches: readonly Match[]) =>
  matches.reduce<Match | undefined>((best, match) => (best && best.weight > match.weight ? best : match), undefined);

/** The 'chicken' of 'chicken or vegetable stock' is a stock where that is known to be a thing. */
function sharedHead(match: Match, last: Match | undefined, words: readonly string[]): Entry | undefined {
  const head = last && last !== match ? words[last.to - 1] : undefined;
  return head === undefined ? undefined : entryOf(`${words.slice(match.from, match.to).join(' ')} ${head}`);
}

/** The first part of the name that holds a food decides, and in it the first of several to choose from. */
function decisive(matches: readonly Match[], places: readonly Place[], words: readonly string[]): Match | undefined {
  const placeOf = ({ from }: Match) => places[from];
  const first = matches.find(({ weight }) => weight > weights.vague) ?? matches[0];
  if (!first) return undefined;
  const part = matches.filter((match) => placeOf(match)?.part === placeOf(first)?.part);
  const choice = weightiest(part.filter((match) => placeOf(match)?.choice === placeOf(first)?.choice));
  return choice && { ...choice, ...sharedHead(choice, part.at(-1), words) };
}

/** What the words around a match say of it: those of its own choice, and those after a comma, but not those of an aside. */
function statesAround(match: Match, words: readonly string[], places: readonly Place[]): Set<State> {
  const own = places[match.from];
  const found = new Set<State>();
  for (const [at, word] of words.entries()) {
    const place = places[at];
    const ofOtherChoice = place?.part === own?.part && place?.choice !== own?.choice;
    if (ofOtherChoice || (match.from <= at && at < match.to)) continue;
    if (word === 'in' && words.slice(at).some((it) => cannedIn.has(it))) found.add('canned');
    if (asides.has(word)) break;
    const state = stateOf(word);
    if (state) found.add(state);
  }
  return found;
}

/** The category by the table and its word rules, or undefined for a name in which nothing is known. */
export function categoryByTable(nameWords: readonly string[]): ShopCategory | undefined {
  const words = withoutIdlePhrases(nameWords);
  const matches = matchesIn(words);
  const places = placesOf(words, matches);
  const match = decisive(matches, places, words);
  if (!match) return undefined;
  const around = statesAround(match, words, places);
  const shelf: Shelf = kinds[match.kind];
  for (const state of states) {
    const category = state === 'frozen' ? 'Frozen' : shelf[state];
    if (category && around.has(state)) return category;
  }
  return shelf.plain;
}
