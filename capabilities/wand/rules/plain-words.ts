import { type ActionPhrases, actionPhrasesFor, type Card, replaceSubjectWithIt } from './action-phrases.ts';
import { agreeing, declining, normalizeSpelling, phrases, undoing } from './plain-phrases.ts';
import { isReason, isReasonToRemove } from './plain-reasons.ts';
import { containsQuote } from './quoting.ts';

/** A plain decision about open cards. It is parsed here, before any brain is asked. */
export type PlainWord = 'yes' | 'no' | 'undo';

interface Vocabulary {
  word: PlainWord;
  /** At least one of these must occur. */
  core: ReadonlySet<string>;
  /**
   * Core and filler phrases by first word, longest first, so that 'do it' isn't split into 'do' and 'it'. A message
   * with any other word isn't plain: 'yes, but on Friday'.
   */
  known: ReadonlyMap<string, readonly string[]>;
}

const firstWord = (phrase: string) => phrase.split(' ', 1)[0] ?? '';

function createVocabulary(word: PlainWord, core: readonly string[], filler: readonly string[]): Vocabulary {
  const longestFirst = [...core, ...filler].toSorted((a, b) => b.length - a.length);
  return { word, core: new Set(core), known: Map.groupBy(longestFirst, firstWord) };
}

/** An unmistakable yes, needed before an ambiguous action: 'yes, cancel it' approves, 'ok, cancel it' doesn't. */
const sureYes = phrases(
  'yes, yep, yeah, yup, yea, absolutely, definitely, certainly, correct, go ahead, approve, confirm, accept',
);
const vocabularyCache = new Map<ActionPhrases, readonly Vocabulary[]>();

/** The vocabularies for cards with these action phrases. */
function vocabulariesFor(actions: ActionPhrases): readonly Vocabulary[] {
  const vocabularies = vocabularyCache.get(actions) ?? [
    createVocabulary('undo', [...undoing.core, ...actions.undoing], undoing.filler),
    createVocabulary('no', [...declining.core, ...actions.declining, ...actions.opposite], declining.filler),
    createVocabulary('yes', [...agreeing.core, ...actions.agreeing], [...agreeing.filler, ...actions.afterYes]),
  ];
  vocabularyCache.set(actions, vocabularies);
  return vocabularies;
}

/** Splits the text into known phrases; undefined if a word is left over. */
function splitIntoPhrases(text: string, { known }: Vocabulary): string[] | undefined {
  const found: string[] = [];
  let rest = text;
  while (rest !== '') {
    const phrase = known.get(firstWord(rest))?.find((each) => rest === each || rest.startsWith(`${each} `));
    if (!phrase) return undefined;
    found.push(phrase);
    rest = rest.slice(phrase.length).trim();
  }
  return found;
}

/** 'can you undo that?' is a request, although it has a question mark. */
const politeRequest = /\b(?:can|could|would|will) (?:you|i|we)\b|\bhow do i\b|\bis there a way\b/;

/** 'no, just one' */
const endsWithCount = /\b(?:just|only|make it) (?:one|two|three|four|five|six)$/;

/** The message in lowercase letters; undefined if it can't be plain: it has numbers, another alphabet or a quote. */
export function plainText(message: string): string | undefined {
  if (containsQuote(message)) return undefined;
  const normalized = normalizeSpelling(message);
  const text = normalized.replaceAll(/[^a-z]+/g, ' ').trim();
  const isValue = /\p{N}/u.test(normalized) || endsWithCount.test(text);
  return text === '' || isValue || /[^\P{L}a-z]/u.test(normalized) ? undefined : text;
}

/** Parses a plain decision. `cards` are those shown with the last answer. */
export function plainWord(message: string, cards: readonly Card[] = []): PlainWord | undefined {
  const normalized = normalizeSpelling(message);
  const text = plainText(message);
  if (text === undefined) return undefined;
  const open = cards.filter(({ status }) => status === 'open');
  const actions = actionPhrasesFor(open.length > 0 ? open : cards.filter(({ status }) => status === 'approved'));
  const named = decisionFrom(replaceSubjectWithIt(text, open), actions, true);
  const namedWord = named?.isOpposite ? undefined : named?.word;
  const word = decisionFrom(text, actions)?.word ?? parseWithReason(normalized, actions) ?? namedWord;
  // A question decides nothing.
  return /[?？؟]/.test(normalized) && !(word === 'undo' && politeRequest.test(text)) ? undefined : word;
}

interface PlainDecision {
  word: PlainWord;
  /** The core phrases found. */
  cores: string[];
  /** Declined by an opposite action: 'cancel the dentist' may mean a saved record instead of the card. */
  isOpposite: boolean;
}

/** The decision in a message where the card's name was replaced with 'it'. */
export const decisionAboutIt = (text: string, card: Card): PlainDecision | undefined =>
  decisionFrom(text, actionPhrasesFor([card]), true);

function decisionFrom(text: string, actions: ActionPhrases, isNamed = false): PlainDecision | undefined {
  for (const { word, ...one } of vocabulariesFor(actions)) {
    const found = splitIntoPhrases(text, { word, ...one }) ?? [];
    const cores = found.filter((phrase) => one.core.has(phrase));
    const needsSureYes = word === 'yes' && found.some((phrase) => actions.afterYes.includes(phrase) || isNamed);
    const isOpposite = found.some((phrase) => actions.opposite.includes(phrase));
    // 'no, for me' corrects the person.
    const isForMe = found.includes('for me') && !found.includes('not') && cores.every((core) => weakPhrases.has(core));
    if (cores.length > 0 && !isForMe && (!needsSureYes || cores.some((core) => sureYes.includes(core))))
      return { word, cores, isOpposite };
  }
  return undefined;
}

const savePhrases = phrases(
  'save, save it, save that, save them, save both, do it, do that, do both, approve all, looks good, looks great, looks right',
);

/** True if the message can only be an approval: 'ok' or 'great' may just acknowledge an answer. */
export function isFirmYes(message: string, card: Card): boolean {
  const actions = actionPhrasesFor([card]);
  const { word, cores = [] } = decisionFrom(plainText(message) ?? '', actions) ?? {};
  const firm = [...sureYes, ...savePhrases, ...actions.agreeing];
  return word === 'yes' && cores.some((core) => firm.includes(core));
}

const weakPhrases = new Set(['no', 'nope', 'nah', 'wait', 'no wait', 'wait no', 'not', 'stop', 'go back']);
const partSeparator =
  /[,.!;–—?]| - | because | cause | (?=(?:i|ill|ive|im|we|were|weve|he|hes|she|shes|they|theyre|its|it was|it isnt|that was|thats|undo)\b)/;

/** 'undo, we do need them' and 'undo, she wants to grow it' give a reason, although 'need' usually signals a request. */
const stillNeeded = / (?:need (?:it|them|that|those|these|this)|(?:wants?|needs?) to)\b/;

/** Parses a decision with a reason: 'never mind, it is still on', 'wrong one, undo'. */
function parseWithReason(normalized: string, actions: ActionPhrases): PlainWord | undefined {
  const parts = normalized
    .split(partSeparator)
    .map((part) => part.replaceAll(/[^a-z]+/g, ' ').trim())
    .filter((part) => part !== '');
  const decisions = parts.map((part) => decisionFrom(part, actions));
  const word = decisions.find((one) => one?.cores.some((core) => !weakPhrases.has(core)))?.word;
  const isFiller = (part: string) => vocabulariesFor(actions).some((one) => splitIntoPhrases(part, one));
  const reasons = parts.filter((part, index) => !decisions[index] && !isFiller(part));
  // An approval is written at once, so after a yes only an unambiguous reason is allowed: one to remove something.
  const isReasonFor = (part: string) =>
    word === 'yes'
      ? isReasonToRemove(part) && actions.undoing.length > 0
      : isReason(word === 'undo' ? part.replace(stillNeeded, ' keep') : part, word === 'undo');
  const hasOnlyReasons = reasons.length > 0 && reasons.join(' ').includes(' ') && reasons.every(isReasonFor);
  const isWeak = ({ cores }: { cores: string[] }) => word !== 'yes' && cores.every((core) => weakPhrases.has(core));
  const isConsistent = decisions.every((one) => !one || one.word === word || isWeak(one));
  return hasOnlyReasons && isConsistent ? word : undefined;
}
