import { meaningOf } from '../records/find-record.ts';
import { meantTitles } from '../records/meant-title.ts';
import type { TitleKind, Titles } from '../records/titles.ts';
import { type Doing, doings, removing, retold } from './doing-words.ts';
import { withoutPoliteness } from './polite.ts';

/**
 * One vocabulary of doing. The readers know a few plain verbs; whatever else people say for them is said in these before anybody
 * reads, but only of what is kept: 'throw out the flu shots task', and not 'throw out the trash'.
 */

const joint = /([,;.!?:]\s|\s[–—-]\s|\n|\s(?:and|so|then|but)\s)/;
const sign = /[,;.!?\n]/;
const asking =
  /^(?:(?:you|we|i) (?:can|could|may|should|want to|need to|have to)|(?:i|we)'d like to|let's)(?: just| now| also)? /i;

/** The message with plain verbs in place of those that say the same. */
export async function inPlainVerbs(message: string, titles: () => Promise<Titles>): Promise<string> {
  const pieces = message.split(joint);
  const behind = untilSign(pieces);
  for (let at = 0; at < pieces.length; at += 2) pieces[at] = await inPlain(pieces[at] ?? '', behind[at] ?? '', titles);
  return pieces.join('');
}

/** What follows each piece, up to the next sign. */
function untilSign(pieces: readonly string[]): string[] {
  const behind: string[] = [];
  for (let at = pieces.length - 1, rest = ''; at >= 0; at--) {
    behind[at] = rest;
    const piece = pieces[at] ?? '';
    const end = piece.search(sign);
    rest = end < 0 ? `${piece}${rest}` : piece.slice(0, end);
  }
  return behind;
}

async function inPlain(piece: string, behind: string, titles: () => Promise<Titles>): Promise<string> {
  const polite = withoutPoliteness(piece);
  const request = polite.replace(asking, '');
  if (request === '') return piece;
  // 'Would you mind discarding ...' is not said in these words.
  const from = piece.includes(request) ? piece.indexOf(request) : 0;
  const end = piece.includes(request) ? from + request.length : piece.length;
  const names = async (words: string, kinds: readonly TitleKind[]) =>
    kinds.length > 0 && meantTitles(kinds, { lower: words.toLowerCase(), people: [] }, await titles()).length > 0;
  const replacedBy = (plain: string) => `${piece.slice(0, from)}${plain}${piece.slice(end)}`;
  const [, filed] = removing.exec(request) ?? [];
  if (filed) return replacedBy(`delete ${filed}`);
  for (const { said, plain, kinds, isByName } of retold) {
    const [, thing = ''] = said.exec(request) ?? [];
    if (thing && (isByName ? isNamed(thing, kinds, await titles()) : await names(request, kinds)))
      return replacedBy(request.replace(said, plain));
  }
  const tried = new Set<Doing>();
  for (const saying of sayings.get(firstWord(request.toLowerCase())) ?? []) {
    const object = tried.has(saying.doing) ? undefined : objectOf(request, saying);
    if (!object) continue;
    const { plain, of, kinds, never } = saying.doing;
    tried.add(saying.doing);
    const all = `${object.words} ${object.behind} ${behind}`;
    if (!never?.test(all) && (of.test(all) || (await names(all, kinds))))
      return replacedBy(`${plain.replace('…', object.words)} ${object.behind}`.trim());
  }
  return piece;
}

/** By words that are all of its name, or whose it is, and at least half of it: 'the fair', but neither 'the alarm' nor 'the cake order'. */
function isNamed(thing: string, kinds: readonly TitleKind[], titles: Titles): boolean {
  const said = meaningOf(thing);
  return [...titles.values()].some(({ kind, title, words }) => {
    const [name, all] = [meaningOf(title), new Set([...meaningOf(title), ...meaningOf(words)])];
    const held = name.filter((word) => said.includes(word));
    return kinds.includes(kind) && said.every((word) => all.has(word)) && held.length * 2 >= name.length;
  });
}

interface Saying {
  doing: Doing;
  head: string;
  tail: string;
}

const firstWord = (words: string) => words.split(' ', 1)[0] ?? '';

/** By the word that they begin with: most requests begin with none of these. */
const sayings = Map.groupBy(
  doings.flatMap((doing) =>
    doing.sayings.map((saying): Saying => {
      const [head = '', tail = ''] = saying.split('…').map((part) => part.trim());
      return { doing, head, tail };
    }),
  ),
  ({ head }) => firstWord(head),
);

/** What a saying speaks of, and what follows it: 'carry … over' in 'carry the plan over to Monday'. */
function objectOf(request: string, { head, tail }: Saying): { words: string; behind: string } | undefined {
  const lower = `${request.toLowerCase()} `;
  if (!lower.startsWith(`${head} `)) return undefined;
  const start = head.length + 1;
  const end = tail ? lower.indexOf(` ${tail} `, start) : request.length;
  const words = request.slice(start, Math.max(start, end)).trim();
  return words ? { words, behind: request.slice(end + (tail ? tail.length + 1 : 0)).trim() } : undefined;
}
