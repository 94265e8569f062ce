import { tokensOf } from '../when/tokens.ts';

/** What is only told beside a request: a clause with a subject and a verb of its own. */

const set = (words: string) => new Set(words.split(/\s+/));

const finite = set(
  `is are was were am isn't aren't wasn't weren't has have had hasn't haven't hadn't does did doesn't didn't don't can can't cannot could couldn't will won't
  would wouldn't should must might may needs need wants want wanted keeps kept says said told asked asks insists insisted loves loved likes liked hates hated
  thinks thought knows knew came comes goes went got gets gave made makes slept forgot left lost broke ran burn burns feels felt looks starts ends works runs expires
  promised decided named called always never already just keep love hope wish suppose guess`,
);
const subjects = set('i we you he she they it that this those these there everyone everybody nobody someone');
const short =
  /^(?:i|we|you|he|she|they|it|that|there|what|who|\p{L}{2,20})'(?:m|re|ve|ll|d)$|^(?:he|she|it|that|there)'s$/u;
const leading = set('and but so because since as cos though although otherwise or last time the other day yes no');
/** Behind these a clause is part of what is said: 'ask whether she is coming', 'the form that he needs'. */
const binding = set(
  'if whether that what when where who how which why than before after until till while because like tell say know sure see check remember',
);

/** Where a clause begins and where its verb stands; -1 where there is none. */
function verbAt(words: readonly string[]): number {
  const start = Math.max(
    0,
    words.findIndex((word) => !leading.has(word)),
  );
  const first = words[start] ?? '';
  if (short.test(first) || finite.has(first)) return start;
  const verb = words.findIndex((word, at) => at > start && (finite.has(word) || short.test(word)));
  if (subjects.has(first)) return verb === -1 && words.length > start + 1 ? start + 1 : verb;
  return verb - start <= 4 ? verb : -1;
}

const wordsOf = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** 'she's away till the weekend', 'everybody here is full of cold', 'last time we slept on the floor' */
export const isOwnClause = (text: string): boolean =>
  /^(?:no (?:idea|clue)|not sure|dunno)\b/i.test(text) || verbAt(wordsOf(text)) >= 0;

/** A pronoun and its verb in the midst: 'birthday so write down that it's march'. */
export function holdsClause(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) =>
      (short.test(word) || (subjects.has(word) && finite.has(words[at + 1] ?? ''))) &&
      !words.slice(0, at).some((one) => binding.has(one)),
  );
}

const seam =
  /((?<!\b(?:dr|mr|mrs|ms|st))[,;.!?]{1,3} | [–—-] | (?:so|but|and) (?=(?:i|we|you|he|she|they|it|that|there|everybody)\b))/i;

/** Without the parts behind the first that only tell; `isKept` are those that say something all the same. */
export function withoutBeside(text: string, isKept: (part: string) => boolean): string {
  const [first = '', ...others] = text.split(seam);
  return others.reduce(
    (rest, part, at) =>
      at % 2 === 0 || (isOwnClause(part) && !isKept(part)) ? rest : `${rest}${others[at - 1]}${part}`,
    first,
  );
}
