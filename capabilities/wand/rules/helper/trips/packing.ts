import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import type { Clause, Reader, Reading } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { filed, withoutWhy } from '../told/filing.ts';
import { withoutBeside } from '../told/told-beside.ts';
import { tokensOf } from '../when/tokens.ts';
import { withoutEnd } from '../words/said.ts';
import { piecesOf, placesIn } from '../words/word-families.ts';
import { asTitle, listed, splitWords, withoutArticle } from '../words/words.ts';
import { unknownPlaceIn } from './elsewhere.ts';
import { type PackingFamily, packingFamilies } from './packing-families.ts';
import { noTrip, whichToPackFor } from './packing-list.ts';
import { forWhom, whoseAre } from './packing-owners.ts';
import { apart } from './packing-things.ts';
import { tripLabel, whichTrip } from './which.ts';
import { mentionedTrips, tripsToCome } from './words.ts';

const asks =
  /^(?:what|is|are|did|do(?! not)|remind|who|have (?:i|we|you)|has|where|when|how|which)\b|\bremind\b|\bremove\b|\bdelete\b|\bunpack|^(?:(?:i|we)(?:'ve| have)? )?(?:already |just )?packed\b|\b(?:is|are|already) packed\b/;
/** What goes out of the bags, or does not go into them. */
const leavesOut =
  /\b(?:take|cross|strike|get|kick|knock|check|tick|scratch|drop)\b.{1,60}\b(?:off|from|out of)\b|\b(?:don't|do not|no|never|not) (?:need to |have to |going to )?(?:need|pack|bring|take|packing|bringing|taking)\b|\b(?:no need|leave) (?:for |to )?.{1,40}\b(?:home|pack|bring|out|off)\b/;
/** What is packed on any day. */
const everyday = /\b(?:lunch(?:es)?|lunchbox|snacks?|backpacks?|school|swim bag|gym bag|tomorrow|today|tonight)\b/;

/** 'Add swimsuits to the packing list for tahoe', 'sleds need to come along to tahoe' */
export const packing: Reader = async (clause, { asked, household }) => {
  const { lower } = clause;
  const words = clause.untimed.replaceAll('’', "'");
  const plain = piecesOf(words, packingFamilies, () => undefined);
  const has = (...names: PackingFamily[]) => plain.some(({ family }) => names.some((name) => name === family));
  const isListed = /\blist\b/.test(lower);
  if (!(has('pack', 'list', 'keep') || isListed) || asks.test(lower) || leavesOut.test(lower)) return undefined;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const mentioned = mentionedTrips(trips, lower);
  const isForTheTrip =
    has('pack') &&
    !everyday.test(lower) &&
    !clause.when.date &&
    (trips.length === 1 ? isPacking(lower) : lower.startsWith('pack '));
  if (mentioned.length === 0 && !has('list') && !isForTheTrip) return undefined;
  if (mentioned.length > 0 && !has('pack', 'list') && !isListed && !isKept(lower)) return undefined;
  const elsewhere = mentioned.length === 0 ? unknownPlaceIn(words, household) : undefined;
  if (elsewhere) return [{ kind: 'answer', text: `There is no trip to ${elsewhere} yet.` }];
  const meant = mentioned.length > 0 ? mentioned : trips;
  const { said, owners } = forWhom(
    withoutBeside(withoutWhy(filed(words, namesOf(trips)).rest), (part) =>
      /\b(?:need|pack|bring|take|list)\b/i.test(part),
    ),
    clause.people,
  );
  const things = thingsIn(said, meant, clause.people, household);
  const areNamed = things.some((thing) => isSomebody(thing, clause.people));
  return things.length > 0 && !areNamed ? proposed(things, owners, clause, meant) : undefined;
};

const namesOf = (trips: readonly PlannerItem[]) =>
  new Set(trips.flatMap(({ title, destination }) => `${title} ${destination ?? ''}`.toLowerCase().split(' ')));

/** 'bring' alone may be to anywhere. */
const isPacking = (lower: string) => /\bpack(?:ed)?\b/.test(lower);
/** 'don't forget to' do something is no thing for the bags. */
const isKept = (lower: string) => /\b(?:forget|remember|without|behind) (?!to |about )/.test(lower);

const verbs =
  /\b(?:call|book|pay|buy|check|wash|clean|fix|renew|ask|tell|confirm|cancel|start|finish|leave|drive|change|move|update|by|hate|love|done|it in|up)\b/i;

function thingsIn(
  words: string,
  trips: readonly PlannerItem[],
  people: Clause['people'],
  household: Clause['people'],
): string[] {
  const names = new Set(trips.flatMap(({ title, destination }) => meaningOf(`${title} ${destination ?? ''}`)));
  const pieces = piecesOf(words, packingFamilies, (word) =>
    meaningOf(word).some((one) => names.has(one)) ? 'trip' : undefined,
  );
  // Who is to bring it: 'David should bring the roof box'.
  const places = placesIn(pieces, words).filter((place, at) => at > 0 || !isSomebody(place, people));
  const [place = '', ...others] = places;
  // 'pack snow boots for Tahoe and also sunscreen'
  const isMore = (one: string) =>
    /\b(?:and|also|plus) (?:the |an? |his |her |their |my |our )?$/i.test(words.slice(0, words.indexOf(one)));
  if (
    !others.every(isMore) ||
    (others.length > 0 && /\b(?:grocer|shopping)/i.test(words)) ||
    places.some((one) => verbs.test(one))
  )
    return [];
  return [place, ...others]
    .flatMap(splitWords)
    .flatMap((thing) => apart(thing, household))
    .map((thing) => asTitle(withoutArticle(thing)));
}

const isSomebody = (place: string, people: Clause['people']) => {
  const names = people.map(({ name }) => name.toLowerCase());
  return tokensOf(place).every(({ word }) => names.includes(word) || word === 'and' || word === ',');
};

function proposed(
  things: readonly string[],
  owners: Clause['people'],
  { text, people }: Clause,
  trips: readonly PlannerItem[],
): Reading[] {
  const [only, ...others] = trips;
  if (!only) return [noTrip];
  const nameFor = (thing: string, traveler: string | null) =>
    traveler ? withoutEnd(thing, [`for ${traveler}`, `for ${traveler.toLowerCase()}`]) : thing;
  const travelersFor = whoseAre(things, owners, { people, travelers: only.travelers });
  if (others.length === 0)
    return things.flatMap((thing) =>
      travelersFor(thing).map((traveler) => ({
        kind: 'propose' as const,
        tool: 'add_packing',
        values: { id: only.id, name: nameFor(thing, traveler), traveler },
        quote: text,
      })),
    );
  const choices = trips.map((trip) => ({
    label: tripLabel(trip),
    tool: 'add_packing',
    values: { id: trip.id, name: listed(things) },
  }));
  const asked = whichTrip(whichToPackFor, choices, text);
  if (things.length === 1) return asked;
  // Each of them is a line of its own.
  const waiting = { kind: 'gap' as const, sentence: `pack ${listed(things)} for …`, quote: text };
  return asked.map((one) => ({ ...one, waiting }));
}
