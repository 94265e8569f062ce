import { type Draft, leftOver } from '../frames/draft.ts';
import type { Filled } from '../frames/frame.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import { lostIn } from './lost-spans.ts';
import { lostWords } from './lost-things.ts';
import { featuresFrom } from './scores.ts';

/** Features for and against a reading of a stretch, for any tool. */

export function filledFeatures(filled: Filled, draft: Draft, cues: readonly string[] = []): Map<string, number> {
  const left = leftOver(draft);
  const lost = lostIn(filled, draft);
  const unseen = lostWords(filled, draft);
  return new Map([
    ...featuresFrom({
      'left words': Math.min(left.words, 6),
      'some left': left.words > 0 ? 1 : 0,
      'many left': left.words > 2 ? 1 : 0,
      'left numbers': left.numbers,
      'left people': left.people,
      'left when': left.when,
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
      'kept elsewhere': keptElsewhere(filled, draft),
      'names it whole': namesWhole(filled, draft) ? 1 : 0,
      'several cards': Math.min(filled.cards.length - 1, 3),
    }),
    ...[...draft.faults].map(([fault, times]): [string, number] => [`fault ${fault}`, times]),
  ]);
}

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
  const { when, people, numbers } = leftOver(draft);
  const beside = draft.found.words.length < 4 ? ', short' : '';
  const things = draft.found.words.filter((word) => word.things.length > 0).length;
  return featuresFrom({
    'is told': 1,
    [`told when${beside}`]: when + numbers,
    [`told people${beside}`]: people,
    [`told things${beside}`]: Math.min(things, 3),
  });
}

const opening = new Set('add book remove callOff skip move dismiss untick remind pause resume unsubscribe'.split(' '));
export const isOpening = (meaning: string) => opening.has(meaning);

/** Verbs that the reading has no place for ask for something else. */
const leftVerbs = ({ found, used }: Draft): number =>
  new Set(
    found.meanings.flatMap(({ meaning, first, at }) =>
      opening.has(meaning) && !at.some((one) => used.has(one)) ? [first] : [],
    ),
  ).size;

/** Another verb after a seam begins another request. */
const hasOtherVerb = ({ found: { words, meanings } }: Draft) =>
  meanings.some(
    ({ meaning, first }) =>
      first > 1 && opening.has(meaning) && /^(?:and|,|;|\.|then|also|plus|but)$/.test(words[first - 1]?.word ?? ''),
  );
