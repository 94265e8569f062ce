import { capitalize } from '#core/capitalize.ts';
import { type Draft, take } from './draft.ts';
import { beginsIn, isSign } from './meanings.ts';
import { type Run, runsOf } from './titles.ts';

const articlePattern = /^(?:the|a|an|my|our|his|her|their)$/;

/** The word before a run and its article: 'at' in 'at the library'. */
function leadOf({ found: { words } }: Draft, run: Run): { word: string; at: number } {
  let at = run.first - 1;
  while (at > 0 && articlePattern.test(words[at]?.word ?? '')) at--;
  return { word: words[at]?.word ?? '', at };
}

/** Whether a run names a place: it has a word for a place, or is capitalized like a name. */
const isPlaceName = (draft: Draft, run: Run) =>
  beginsIn(draft, run, 'placeKind') ||
  (/^[A-Z][\p{L}'.]*(?: (?:(?:in|on|at|of) )?[A-Z][\p{L}'.]*){0,4}$/u.test(run.text) &&
    /^.[^A-Z]*[A-Z]/.test(run.text));

/** 'the library' is only a place, while 'the groomer' also tells the purpose. */
export const isWhereOnly = ({ found: { meanings, words } }: Draft, place: string) =>
  meanings.some(
    ({ meaning, first }) => meaning === 'placeKind' && place.toLowerCase().includes(words[first]?.word ?? ' '),
  );

const maxPlaceWords = 7;

const placePrepositionPattern = /^(?:at|in|@|inside|near)$/;
/** 'At least' and 'in case' name no place. */
const idiomPattern = /^(?:least|last|all|once|first|most|time|case|fact|general|charge|advance|person)$/;

/** 'at his ear' is not a place, 'at her mom's' and 'at our house' are. */
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
      const isIdiom = idiomPattern.test(words[at + 1]?.word ?? '');
      if (!isLed || isIdiom || isHers(draft, place) || run.next - at > maxPlaceWords || !/\p{L}{3}/u.test(place.text))
        continue;
      take(draft, { first: at, next: run.next });
      return capitalize(place.text.replace(/^(?:the|a|an) /i, ''));
    }
  }
  return undefined;
}

/** ', Riverside Park' after a comma. Used after the title was read. */
export function takePlaceBehind(draft: Draft): string | undefined {
  const { words } = draft.found;
  const run = runsOf(draft).find(
    (one) =>
      one.next - one.first <= maxPlaceWords &&
      one.first > 0 &&
      isSign(words[leadOf(draft, one).at]?.word) &&
      isPlaceName(draft, one),
  );
  if (!run) return undefined;
  take(draft, run);
  return capitalize(run.text);
}

/** The place: 'at Bright Smiles', 'in the school gym'. */
export function takePlace(draft: Draft): string | undefined {
  const { words, text } = draft.found;
  for (const run of runsOf(draft)) {
    const at = words.findIndex(
      ({ word }, index) =>
        index >= run.first - 3 &&
        index < run.next &&
        placePrepositionPattern.test(word) &&
        !idiomPattern.test(words[index + 1]?.word ?? ''),
    );
    if (at < 0 || (at >= run.first && at === run.first)) continue;
    const from = at < run.first ? run.first : at + 1;
    let to = run.next;
    while (to > from && words[to - 1]?.isSmall) to--;
    if (from >= to) continue;
    const between = words.slice(at + 1, from).every(({ isSmall }) => isSmall);
    if (!between) continue;
    // 'at their place', "at Grandma's house": the place includes small words before it.
    const name = text.slice(words[at + 1]?.from, words[to - 1]?.to).replace(/^(?:the|a) /i, '');
    if (/\b(?:i|we|he|she|they|it)\b/i.test(name)) continue;
    take(draft, { first: at, next: to });
    return capitalize(name);
  }
  return undefined;
}
