import { capital } from '#core/capital.ts';
import { appointmentTypeOf, isGathering, isOfDay } from '../words/appointment-words.ts';
import { isKind, meaningOf } from '../records/find-record.ts';
import type { Span } from '../find/found.ts';
import { type Draft, type Run, runsOf, take } from './draft.ts';

/** Finds in what is told around it ('I just got off the phone with the clinic and ...') what is to be kept, and where it is. */

const isSign = (word = '') => /^[,;:.!?|()"“”-]$/.test(word);

/** Whether a sign stands between two places. */
const areApart = ({ found: { words } }: Draft, from: number, to: number) =>
  words
    .slice(Math.min(from, to), Math.max(from, to))
    .some(
      ({ word, isGlued }, at, all) =>
        isSign(word) && !(word === '-' && isGlued) && !(word === '.' && all[at + 1]?.isGlued),
    );

/** What stands in quotes is said word for word. */
export function takeQuoted(draft: Draft): string | undefined {
  const quoted = /(?:^|[\s:(])["“'‘]([^"“”]{2,90}?)["”'’](?=[\s.,;!?)]|$)/.exec(draft.found.text);
  if (!quoted) return undefined;
  const from = quoted.index;
  draft.found.words.forEach((word, at) => {
    if (word.from >= from && word.to <= from + quoted[0].length) draft.used.add(at);
  });
  return capital((quoted[1] ?? '').trim());
}

const kindOnly = (text: string) => meaningOf(text).every(isKind);
export const soundsKept = (text: string) =>
  appointmentTypeOf(text, []) !== undefined || isGathering(text) || isOfDay(text);

/** How much a run sounds like what is to be kept, and not like what is told around it. */
function likenessOf(draft: Draft, run: Run, at: number): number {
  const { when, meanings, words } = draft.found;
  const holds = (name: string, { first, next }: Span = run) =>
    meanings.some((one) => one.meaning === name && one.first >= first && one.first < next);
  const isTimed = when.some(
    (one) => one.kind !== 'other' && !areApart(draft, Math.min(one.next, run.next), Math.max(one.first, run.first)),
  );
  const isWhen = when.some(({ kind, first, next }) => kind !== 'other' && first <= run.first && run.next <= next);
  const length = run.next - run.first;
  return (
    (soundsKept(run.text) ? 2.5 : 0) +
    (isTimed ? 1.5 : 0) -
    (kindOnly(run.text) || /^\d/.test(run.text) || isWhen ? 3 : 0) -
    (holds('telling') ? 2 : 0) -
    (holds('subject') ? 1.5 : 0) -
    (words[run.first - 1] && holds('reason', { first: run.first - 2, next: run.first }) ? 2 : 0) -
    Math.max(0, length - 5) * 0.3 -
    at * 0.2
  );
}

const isMore = (run: Run) => /^(?:with|w|for|about|of|and|&|to)$/.test(run.lead) || /^(?:and|&) /.test(run.text);
const articles = /^(?:the|a|an|my|our|his|her|their)$/;

/** The word that leads to a run, before its article: 'at' of 'at the library'. */
function leadOf({ found: { words } }: Draft, run: Run): { word: string; at: number } {
  let at = run.first - 1;
  while (at > 0 && articles.test(words[at]?.word ?? '')) at--;
  return { word: words[at]?.word ?? '', at };
}

export const tidied = (text: string) =>
  capital(
    text
      .replaceAll(/\s+([,.;!?])/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** 'off the phone with the clinic and knee MRI': only what stands last sounds like it. */
function withoutTold(text: string): string {
  const [last = '', ...before] = text.split(' and ').toReversed();
  const isTold = before.length > 0 && soundsKept(last) && !soundsKept(before.join(' '));
  return isTold ? last : text;
}

/** What is to be kept: the run that sounds most like it, with what belongs to it ('lunch' ... 'with Sara'). */
export function takeCore(draft: Draft): string | undefined {
  const quoted = takeQuoted(draft);
  const runs = runsOf(draft);
  if (quoted) return quoted;
  const [best] = runs
    .map((run, at) => ({ run, value: likenessOf(draft, run, at) }))
    .toSorted((a, b) => b.value - a.value);
  if (!best) return undefined;
  const { run } = best;
  const behind = runs.filter(
    (one) =>
      one.first > run.first &&
      isMore(one) &&
      !areApart(draft, run.next, one.first) &&
      !areApart(draft, one.first, one.next),
  );
  for (const one of [run, ...behind]) take(draft, one);
  // 'New appointment: dermatologist' says its kind too.
  for (const one of runs) if (kindOnly(one.text)) take(draft, one);
  const said = behind.reduce(
    (title, one) => `${title} ${one.lead.replace('&', 'and')} ${one.text}`,
    withoutTold(run.text),
  );
  return tidied(said);
}

/** Whether a run names a place: it says so itself, or is written like a name. */
const isPlaceName = ({ found: { meanings } }: Draft, run: Run) =>
  meanings.some(({ meaning, first }) => meaning === 'placeKind' && first >= run.first && first < run.next) ||
  /^(?:[A-Z][\p{L}'.]* ?){2,5}$/u.test(run.text);

/** 'the library' is only where something is, 'the groomer' also says what for. */
export const isWhereOnly = ({ found: { meanings, words } }: Draft, place: string) =>
  meanings.some(
    ({ meaning, first }) => meaning === 'placeKind' && place.toLowerCase().includes(words[first]?.word ?? ' '),
  );

const longestPlace = 7;

/** 'at his ear' is no place, 'at her mom's' and 'at our house' are. */
const isHers = (draft: Draft, place: Run) =>
  /^(?:his|her|their|my) /i.test(place.text) && !/'s\b/.test(place.text) && !isPlaceName(draft, place);

/** 'at Bright Smiles', 'in the school gym', also within a run: 'nativity play at Lincoln School'. */
export function takeWhere(draft: Draft): string | undefined {
  const { words, text } = draft.found;
  for (const run of runsOf(draft)) {
    for (let at = Math.max(leadOf(draft, run).at, 0); at < run.next - 1; at++) {
      const place = { ...run, first: at + 1, text: text.slice(words[at + 1]?.from, words[run.next - 1]?.to) };
      const word = words[at]?.word ?? '';
      const isLed =
        word === 'at' || word === '@' || (/^(?:in|on|inside|near)$/.test(word) && isPlaceName(draft, place));
      if (!isLed || isHers(draft, place) || run.next - at > longestPlace || !/\p{L}{3}/u.test(place.text)) continue;
      take(draft, { first: at, next: run.next });
      return capital(place.text.replace(/^(?:the|a|an) /i, ''));
    }
  }
  return undefined;
}

/** ', Riverside Park' behind a comma. Asked for when what is to be kept is taken. */
export function takePlaceBehind(draft: Draft): string | undefined {
  const { words } = draft.found;
  const run = runsOf(draft).find(
    (one) =>
      one.next - one.first <= longestPlace &&
      one.first > 0 &&
      isSign(words[leadOf(draft, one).at]?.word) &&
      isPlaceName(draft, one),
  );
  if (!run) return undefined;
  take(draft, run);
  return capital(run.text);
}

const determiner = /^(?:the|a|an|my|our|his|her|their|your|some|'s)$/;

/** Whether a word stands where one is told to do something: 'log' of 'please log', and not of 'reading log' or 'a new coat'. */
function isCommand({ found: { words, when }, used }: Draft, at: number): boolean {
  const before = words[at - 1];
  if (!before || used.has(at - 1) || isSign(before.word)) return true;
  if (when.some(({ kind, first, next }) => kind !== 'other' && first < at && next === at)) return true;
  return before.isSmall && !determiner.test(before.word) && !/'s?$/.test(before.word);
}

/** Takes the verbs that ask for it, but not the words of a name that look like one: 'book club'. */
export function takeCommands(draft: Draft, ...names: string[]) {
  const { meanings } = draft.found;
  const named = meanings.filter(({ meaning }) => meaning === 'oneName');
  const isName = (at: number) => named.some(({ first, next }) => first <= at && at < next);
  const isVerb = (meaning: string) => meaning === 'add' || meaning === 'book';
  const meant = meanings.filter(
    ({ meaning, first, next }) =>
      names.includes(meaning) && (!isVerb(meaning) || next - first > 1 || isCommand(draft, first)),
  );
  for (const { at } of meant) if (!at.some(isName)) for (const one of at) draft.used.add(one);
}
