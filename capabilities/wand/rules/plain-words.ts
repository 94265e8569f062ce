import { type Card, type Deeds, deedsOf, saidAsIt } from './plain-deeds.ts';
import { agreeing, declining, phrases, plainLetters, undoing } from './plain-phrases.ts';
import { isReason, isReasonToRemove } from './plain-reasons.ts';
import { isQuoting } from './quoting.ts';

/** Words that need no understanding: they decide about what was proposed, whoever answers otherwise. */
export type PlainWord = 'yes' | 'no' | 'undo';

interface Spoken {
  word: PlainWord;
  /** One of these must be said. */
  core: ReadonlySet<string>;
  /**
   * These and those that may stand beside them, by their first words and the longest first, so that 'do it' is not 'do' and something else:
   * 'yes, but on Friday' is not plain.
   */
  known: ReadonlyMap<string, readonly string[]>;
}

const firstWord = (phrase: string) => phrase.split(' ', 1)[0] ?? '';

function spokenAs(word: PlainWord, core: readonly string[], beside: readonly string[]): Spoken {
  const longestFirst = [...core, ...beside].toSorted((a, b) => b.length - a.length);
  return { word, core: new Set(core), known: Map.groupBy(longestFirst, firstWord) };
}

/** Of these no other may be the only one: 'yes, cancel it' agrees, 'ok, cancel it' may not. */
const sureYes = phrases(
  'yes, yep, yeah, yup, yea, absolutely, definitely, certainly, correct, go ahead, approve, confirm, accept',
);
const known = new Map<Deeds, readonly Spoken[]>();

/** What can be said of cards that would do this. */
function sayings(deeds: Deeds): readonly Spoken[] {
  const own = known.get(deeds) ?? [
    spokenAs('undo', [...undoing.core, ...deeds.undoing], undoing.beside),
    spokenAs('no', [...declining.core, ...deeds.declining, ...deeds.contrary], declining.beside),
    spokenAs('yes', [...agreeing.core, ...deeds.agreeing], [...agreeing.beside, ...deeds.afterYes]),
  ];
  known.set(deeds, own);
  return own;
}

/** Takes phrases off the front until nothing is left. */
function phrasesOf(said: string, { known }: Spoken): string[] | undefined {
  const found: string[] = [];
  let rest = said;
  while (rest !== '') {
    const phrase = known.get(firstWord(rest))?.find((each) => rest === each || rest.startsWith(`${each} `));
    if (!phrase) return undefined;
    found.push(phrase);
    rest = rest.slice(phrase.length).trim();
  }
  return found;
}

/** 'can you undo that?' is no question. */
const begging = /\b(?:can|could|would|will) (?:you|i|we)\b|\bhow do i\b|\bis there a way\b/;

/** 'no, just one' */
const counted = /\b(?:just|only|make it) (?:one|two|three|four|five|six)$/;

/** The words alone; undefined where they cannot be plain: a number is a value, another alphabet may say anything, a quoted yes is not hers. */
export function plainlySaid(message: string): string | undefined {
  if (isQuoting(message)) return undefined;
  const letters = plainLetters(message);
  const said = letters.replaceAll(/[^a-z]+/g, ' ').trim();
  const isValue = /\p{N}/u.test(letters) || counted.test(said);
  return said === '' || isValue || /[^\P{L}a-z]/u.test(letters) ? undefined : said;
}

/** `cards` are those that she sees beneath the last answer. */
export function plainWord(message: string, cards: readonly Card[] = []): PlainWord | undefined {
  const letters = plainLetters(message);
  const said = plainlySaid(message);
  if (said === undefined) return undefined;
  const open = cards.filter(({ status }) => status === 'open');
  const deeds = deedsOf(open.length > 0 ? open : cards.filter(({ status }) => status === 'approved'));
  const named = decided(saidAsIt(said, open), deeds, true);
  const word =
    decided(said, deeds)?.word ?? decidedBeside(letters, deeds) ?? (named?.isContrary ? undefined : named?.word);
  // A question wants an answer.
  return /[?？؟]/.test(letters) && !(word === 'undo' && begging.test(said)) ? undefined : word;
}

interface Decided {
  word: PlainWord;
  /** The phrases that make it so. */
  cores: string[];
  /** 'cancel the dentist' may mean another one than the card would add. */
  isContrary: boolean;
}

/** What the words come to in which a card was named, and stands as 'it'. */
export const decidedOfIt = (said: string, card: Card): Decided | undefined => decided(said, deedsOf([card]), true);

function decided(said: string, deeds: Deeds, isNamed = false): Decided | undefined {
  for (const { word, ...one } of sayings(deeds)) {
    const found = phrasesOf(said, { word, ...one }) ?? [];
    const cores = found.filter((phrase) => one.core.has(phrase));
    const isLoud = word === 'yes' && found.some((phrase) => deeds.afterYes.includes(phrase) || isNamed);
    const isContrary = found.some((phrase) => deeds.contrary.includes(phrase));
    // 'no, for me' says for whom.
    const isForHer = found.includes('for me') && !found.includes('not') && cores.every((core) => weak.has(core));
    if (cores.length > 0 && !isForHer && (!isLoud || cores.some((core) => sureYes.includes(core))))
      return { word, cores, isContrary };
  }
  return undefined;
}

const saving = phrases(
  'save, save it, save that, save them, save both, do it, do that, do both, approve all, looks good, looks great, looks right',
);

/** Whether it can only agree: 'ok' and 'great' may just say that an answer was heard. */
export function isFirm(message: string, card: Card): boolean {
  const deeds = deedsOf([card]);
  const { word, cores = [] } = decided(plainlySaid(message) ?? '', deeds) ?? {};
  const firm = [...sureYes, ...saving, ...deeds.agreeing];
  return word === 'yes' && cores.some((core) => firm.includes(core));
}

const weak = new Set(['no', 'nope', 'nah', 'wait', 'no wait', 'wait no', 'not', 'stop', 'go back']);
const seam =
  /[,.!;–—?]| - | because | cause | (?=(?:i|ill|ive|im|we|were|weve|he|hes|she|shes|they|theyre|its|it was|it isnt|that was|thats|undo)\b)/;

/** 'undo, we do need them' asks for nothing more. */
const stillNeeded = / need (?:it|them|that|those|these|this)\b/;

/** 'never mind, it is still on', 'wrong one, undo': a reason beside it takes nothing back and asks for nothing. */
function decidedBeside(letters: string, deeds: Deeds): PlainWord | undefined {
  const parts = letters
    .split(seam)
    .map((part) => part.replaceAll(/[^a-z]+/g, ' ').trim())
    .filter((part) => part !== '');
  const said = parts.map((part) => decided(part, deeds));
  const at = said.findIndex((one) => one?.cores.some((core) => !weak.has(core)));
  const word = said[at]?.word;
  const reasons = parts.filter((_, index) => !said[index]);
  // What she agrees to is written at once: only a reason for removing can mean nothing else.
  const isWhy = (part: string) =>
    word === 'yes'
      ? isReasonToRemove(part) && deeds.undoing.length > 0
      : isReason(word === 'undo' ? part.replace(stillNeeded, ' keep') : part);
  const isWhole = reasons.length > 0 && reasons.join(' ').includes(' ') && reasons.every(isWhy);
  const isWeak = ({ cores }: { cores: string[] }) => word !== 'yes' && cores.every((core) => weak.has(core));
  const isClear = said.every((one) => !one || one.word === word || isWeak(one));
  return isWhole && isClear ? word : undefined;
}
