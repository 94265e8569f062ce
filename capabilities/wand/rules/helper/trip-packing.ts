import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { shortDay } from '#core/dates.ts';
import { filed, withoutWhy } from './filing.ts';
import { meaningOf } from './find-record.ts';
import type { Clause, Reader, Reading } from './reader.ts';
import { withoutEnd } from './said.ts';
import { mentionedTrips, tripsToCome } from './trip-words.ts';
import { familiesOf, phrases, piecesOf, placesIn } from './word-families.ts';
import { asTitle, listed, splitWords, withoutArticle } from './words.ts';

type PackingFamily = 'pack' | 'list' | 'keep' | 'trip' | 'idle';

/** What the words of a sentence about bags tell. What belongs to none of these goes into them. */
const families = familiesOf<PackingFamily>([
  [
    'pack',
    phrases(
      'pack|packs|packed|packing|bring|brings|bringing|take along|come along|comes along|come with us|come along to|to pack',
    ),
  ],
  ['pack', phrases('in|into|to', 'the|our|my|a', 'suitcase|suitcases|bags|luggage|car|trunk|boot')],
  ['list', phrases('|the|our|my', 'packing list|packing lists|pack list|packing :')],
  ['list', phrases('to|under|in|onto|on', '|the|our', 'packing')],
  [
    'list',
    phrases(
      'what|things|the things|stuff|the stuff|everything',
      '|that',
      "we're|we are|i'm|we",
      'taking|bringing|packing|take|bring|pack|need to bring|need to take',
    ),
  ],
  ['list', phrases('|the', 'list of|bag of', '|the', 'stuff|things|what', 'to pack|to bring|to take|we need')],
  [
    'keep',
    phrases(
      "don't|dont|do not|can't|cant|cannot|mustn't|must not|never",
      '|let us|let me',
      'forget|leave behind|leave without',
    ),
  ],
  ['keep', phrases("don't|do not|can't|cannot", '|let us|let me', 'leave|go')],
  ['keep', phrases('remember|without|need|needs|still need|have to have|must have')],
  ['trip', phrases('trip|vacation|holiday|getaway|weekend away')],
  [
    'idle',
    phrases(
      "i|we|us|you|they|everyone|everybody|it|that|this|them|those|both|please|thanks|so|oh|also|too|as well|is|are|be|has|have|has to|have to|need to|needs to|got to|gotta|should|must|can|could|would|will|let's|want|wants|want to|add|put|stick|pop|throw|chuck|write|note|get|gets|go|goes|going|take|takes|include|make sure|make sure that|sure|our|my|down|list|item|one more thing|another thing|thing|things|when|then|there|up|out|forgot|to say|heads up|not|do|don't|of course|definitely|going to|on it|more|extra bits|all|onto|along|coming|coming along|coming with us|want you to|tell|his|her|their|i'd|we'd|we'll|i'll|he'll|she'll|they'll|better|ought to|says|say|said|mentioned|reckons|thinks|off|important|essential|stuff|bits|pieces|we're|i'm|nearly forgot|almost forgot|forgetting|with us|with me|for the kids to have|while",
    ),
  ],
]);

const asks =
  /^(?:what|is|are|did|do(?! not)|remind|who|have (?:i|we|you)|has|where|when|how|which)\b|\bremind\b|\bremove\b|\bdelete\b|\bunpack/;
/** What is packed on any day. */
const everyday = /\b(?:lunch(?:es)?|lunchbox|snacks?|backpacks?|school|swim bag|gym bag|tomorrow|today|tonight)\b/;

/** 'Add swimsuits to the packing list for tahoe', 'sleds need to come along to tahoe' */
export const packing: Reader = async (clause, { asked }) => {
  const { lower } = clause;
  const words = clause.untimed.replaceAll('’', "'");
  const plain = piecesOf(words, families, () => undefined);
  const has = (...names: PackingFamily[]) => plain.some(({ family }) => names.some((name) => name === family));
  const isListed = /\blist\b/.test(lower);
  if (!(has('pack', 'list', 'keep') || isListed) || asks.test(lower)) return undefined;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const mentioned = mentionedTrips(trips, lower);
  const isForTheTrip =
    trips.length === 1 && has('pack') && !everyday.test(lower) && !clause.when.date && isPacking(lower);
  if (mentioned.length === 0 && !has('list') && !isForTheTrip) return undefined;
  if (mentioned.length > 0 && !has('pack', 'list') && !isListed && !isKept(lower)) return undefined;
  const said = withoutWhy(filed(words, namesOf(trips)).rest);
  const things = thingsIn(said, mentioned.length > 0 ? mentioned : trips, clause.people);
  return things.length > 0 ? proposed(things, clause, mentioned.length > 0 ? mentioned : trips) : undefined;
};

const namesOf = (trips: readonly PlannerItem[]) =>
  new Set(trips.flatMap(({ title, destination }) => `${title} ${destination ?? ''}`.toLowerCase().split(' ')));

/** 'bring' alone may be to anywhere. */
const isPacking = (lower: string) => /\bpack(?:ed)?\b/.test(lower);
/** 'don't forget to' do something is no thing for the bags. */
const isKept = (lower: string) => /\b(?:forget|remember|without|behind) (?!to |about )/.test(lower);

const verbs =
  /\b(?:call|book|pay|buy|check|wash|clean|fix|renew|ask|tell|confirm|cancel|start|finish|leave|drive|by|hate|love|done|it in|up)\b/i;

function thingsIn(words: string, trips: readonly PlannerItem[], people: Clause['people']): string[] {
  const names = new Set(trips.flatMap(({ title, destination }) => meaningOf(`${title} ${destination ?? ''}`)));
  const pieces = piecesOf(words, families, (word) =>
    meaningOf(word).some((one) => names.has(one)) ? 'trip' : undefined,
  );
  // Who is to bring it: 'David should bring the roof box'.
  const places = placesIn(pieces, words).filter((place, at) => at > 0 || !isSomebody(place, people));
  const [place = '', ...others] = places;
  if (others.length > 0 || verbs.test(place)) return [];
  return splitWords(place).map((thing) => asTitle(withoutArticle(thing)));
}

const isSomebody = (place: string, people: Clause['people']) =>
  people.some(({ name }) => name.toLowerCase() === place.toLowerCase());

function proposed(things: readonly string[], { text, people }: Clause, trips: readonly PlannerItem[]): Reading[] {
  const [only, ...others] = trips;
  if (!only) return [{ kind: 'answer', text: 'There is no trip to pack for yet.' }];
  const [owner] = people.length === 1 ? people : [];
  const traveler = owner && only.travelers.includes(owner.name) ? owner.name : null;
  if (others.length === 0)
    return things.map((thing) => ({
      kind: 'propose',
      tool: 'add_packing',
      values: {
        id: only.id,
        name: traveler ? withoutEnd(thing, [`for ${traveler}`, `for ${traveler.toLowerCase()}`]) : thing,
        traveler,
      },
      quote: text,
    }));
  const choices = trips.map(({ id, title, startDate }) => ({
    label: startDate ? `${title} on ${shortDay(startDate)}` : title,
    tool: 'add_packing',
    values: { id, name: listed(things) },
  }));
  const labels = listed(
    choices.map(({ label }) => label),
    'or',
  );
  return [{ kind: 'ask', question: `For which trip: ${labels}?`, waiting: { kind: 'choice', choices, quote: text } }];
}
