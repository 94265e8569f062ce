import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { keptIn } from './birthday-kept.ts';
import { withoutWhy } from './filing.ts';
import type { Reader } from './reader.ts';
import { familiesOf, phrases, piecesOf } from './word-families.ts';

type ChangeFamily = 'whom' | 'old' | 'family' | 'friend' | 'remove' | 'list' | 'idle';

/** What is said of somebody whose birthday is kept, besides its day. */
const families = familiesOf<ChangeFamily>([
  ['old', phrases("rather than|not|instead of|isn't|is not|no longer", '|just|really', '|a|as a|as', 'friend|family')],
  ['family', phrases('family|family member|relative|relation')],
  ['friend', phrases('|a', 'friend|friend of the family|family friend')],
  ['remove', phrases('remove|delete|drop|erase|take|cross|get rid of|lose|scratch')],
  [
    'list',
    phrases(
      'from|off|out of|in|of',
      '|the|our|my',
      'birthdays|birthday list|birthday calendar|list of birthdays|bdays|bday list',
    ),
  ],
  [
    'idle',
    phrases(
      'please|can|could|you|should|is|are|be|down|put|mark|set|make|change|list|listed|move|counts|count|she|he|her|him|it|they|we|i|now|actually|really|under|instead|more|like|switch|relationship|birthday|update|save|off|out|and|so|just|entry|safely|then|go ahead|go ahead and|also',
    ),
  ],
]);

/** 'Put Emma down as family rather than a friend', 'we don't see Emma any more, you can remove her from our birthdays' */
export const birthdayChange: Reader = async ({ text, lower }, { asked }) => {
  if (!/\b(?:family|friend|relative|birthdays|bdays|birthday list)\b/.test(lower)) return undefined;
  const kept = keptIn(text, await asked.look(birthdaysApi.list));
  if (!kept) return undefined;
  const { id, relationship } = kept.record;
  const piecesIn = (words: string) => piecesOf(words, families, (word) => (kept.names.has(word) ? 'whom' : undefined));
  const request = lower.split(/, (?:so )?|[.;!] | so /).at(-1) ?? '';
  const last = piecesIn(request);
  const isKnown = (pieces: typeof last) => pieces.every(({ family }) => family !== 'thing');
  const holds = (pieces: typeof last, family: ChangeFamily) => pieces.some((piece) => piece.family === family);
  if (holds(last, 'remove') && holds(last, 'list') && isKnown(last))
    return [{ kind: 'propose', tool: 'remove_birthday', values: { id }, quote: text }];
  const all = piecesIn(withoutWhy(lower));
  const to = (['family', 'friend'] as const).filter((one) => holds(all, one));
  const [only] = to;
  if (!only || to.length > 1 || !isKnown(all) || !holds(all, 'whom') || only === relationship) return undefined;
  return [{ kind: 'propose', tool: 'change_birthday', values: { id, relationship: only }, quote: text }];
};
