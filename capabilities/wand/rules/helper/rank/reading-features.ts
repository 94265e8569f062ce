import { clausesOf, placesOf } from '../frames/clauses.ts';
import { type Draft, leftOver } from '../frames/draft.ts';
import type { Filled } from '../frames/frame.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import { isOpening, placesAside } from './asides.ts';
import { lostIn, lostWords } from './lost-words.ts';
import { isFiniteVerb } from './plain-names.ts';
import { featuresFrom } from './scores.ts';

export function filledFeatures(filled: Filled, draft: Draft, cues: readonly string[] = []): Map<string, number> {
  const aside = placesAside(draft);
  const left = leftOver(draft, aside);
  const talk = new Set(clausesOf(draft).flatMap((clause) => (clause.isTold ? placesOf(clause) : [])));
  const beside = leftOver(draft, talk.intersection(aside));
  const all = leftOver(draft);
  const lost = lostIn(filled, draft);
  const unseen = lostWords(filled, draft, aside);
  return new Map([
    ...featuresFrom({
      'left words': Math.min(left.words, 6),
      'some left': left.words > 0 ? 1 : 0,
      'many left': left.words > 2 ? 1 : 0,
      'left numbers': left.numbers,
      'left people': left.people,
      'left when': left.when,
      'aside words': Math.min(beside.words - left.words, 6),
      'talk words': Math.min(all.words - beside.words, 6),
      'aside people': all.people - left.people,
      'aside when': all.when + all.numbers - left.when - left.numbers,
      'left verbs': leftVerbs(draft),
      'lost people': lost.people.length,
      'lost days': lost.days.length,
      'lost times': lost.times.length,
      'lost weeks': lost.weeks.length,
      'lost things': unseen.things,
      'lost records': unseen.records,
      'unseen words': unseen.words,
      'lost numbers': lost.numbers.length,
      missing: filled.missing ? 1 : 0,
      choices: filled.choices ? 1 : 0,
      'when in text': lost.inText.length,
      'other verbs': hasOtherVerb(draft) ? 1 : 0,
      'own cue': draft.found.meanings.some(({ meaning }) => cues.includes(meaning)) ? 1 : 0,
      'verb in text': hasVerbInText(filled, draft) ? 1 : 0,
      ...textFeatures(filled, draft),
      'kept elsewhere': keptElsewhere(filled, draft),
      'names it whole': namesWhole(filled, draft) ? 1 : 0,
      'several cards': Math.min(filled.cards.length - 1, 3),
    }),
    ...[...draft.faults].map(([fault, times]): [string, number] => [`fault ${fault}`, times]),
  ]);
}

const texts = 'title name serviceName note food whatFor location partyLocation destination lines giftIdeas'.split(' ');

/** Names are short and tell nothing: 'mama wants her hair rolled' is a sentence. */
function textFeatures({ cards }: Filled, { found }: Draft) {
  const said = cards.flatMap((values) => texts.flatMap((name) => values[name] ?? []));
  const all = said.flatMap((text) => (typeof text === 'string' ? [text.toLowerCase().split(' ')] : []));
  const longest = Math.max(0, ...all.map((words) => words.length));
  const verbs = found.meanings.filter(({ meaning }) => meaning === 'being' || meaning === 'wish');
  const verbal = new Set(verbs.flatMap(({ at }) => at.map((one) => found.words[one]?.word ?? '')));
  return {
    'long text': Math.min(6, Math.max(0, longest - mostWords)),
    'tale in text': Math.min(3, all.flat().filter((word) => isFiniteVerb(word) || verbal.has(word)).length),
  };
}
const mostWords = 4;

/** The reading is about groceries, but the record is in the calendar: 'no more swim'. */
function keptElsewhere({ cards }: Filled, { found }: Draft): number {
  const lines = cards
    .flatMap(({ lines }) => lines ?? [])
    .join(' ')
    .toLowerCase();
  const isElsewhere = ({ kind }: Thing) => kind === 'appointment' || kind === 'event' || kind === 'subscription';
  return found.words.filter(
    ({ word, things }) => things.length > 0 && things.every(isElsewhere) && lines.includes(word),
  ).length;
}

const notCalled = new Set(['remove', 'callOff', 'unsubscribe', 'not']);

/** Words that ask for something, or deny it, and went into what a card is about: 'add cancel milk', 'eggs weren't'. */
function hasVerbInText({ cards }: Filled, { found: { words, meanings } }: Draft): boolean {
  const texts = cards
    .flatMap(({ lines, food, note, whatFor }) => [lines, food, note, whatFor].flat())
    .flatMap((text) => (typeof text === 'string' ? ` ${text.toLowerCase()} ` : []));
  return meanings.some(({ meaning, at: [first = 0, ...more] }) => {
    const word = words[first]?.word;
    const isIn = (text: string) => (notCalled.has(meaning) ? text.includes(` ${word} `) : text === ` ${word} `);
    return more.length === 0 && (notCalled.has(meaning) || isOpening(meaning)) && texts.some(isIn);
  });
}

/** The text has the whole title of the record. */
function namesWhole({ cards }: Filled, { found, family }: Draft): boolean {
  const stems = new Set(found.words.map(({ stem }) => stem));
  const ids = cards.flatMap(({ id, itemId, recordId }) => [id, itemId, recordId]);
  return family.things.some(({ id, title }) => ids.includes(id) && meaningOf(title).every((stem) => stems.has(stem)));
}

/** A message with a day, a number or a record is seldom small talk. */
export function toldFeatures(intent: string, draft: Draft): Map<string, number> {
  const isTold = intent === 'none' || intent.startsWith('talk ');
  if (!isTold) return featuresFrom({ 'is question': 1 });
  const { when, numbers } = leftOver(draft);
  const things = draft.found.words.filter((word) => word.things.length > 0).length;
  return featuresFrom({
    'is told': 1,
    'told when': when + numbers,
    'told things': Math.min(things, 3),
  });
}

/** Verbs that the reading has no place for ask for something else. */
const leftVerbs = ({ found, used }: Draft): number =>
  new Set(
    found.meanings.flatMap(({ meaning, first, at }) =>
      isOpening(meaning) && !at.some((one) => used.has(one)) ? [first] : [],
    ),
  ).size;

/** Another verb after a seam begins another request. */
const hasOtherVerb = ({ found: { words, meanings } }: Draft) =>
  meanings.some(
    ({ meaning, first }) =>
      first > 1 && isOpening(meaning) && /^(?:and|,|;|\.|then|also|plus|but)$/.test(words[first - 1]?.word ?? ''),
  );
