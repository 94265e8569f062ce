import { denialIn, exchangedIn, withoutDenied } from '../dialogue/denied.ts';
import { isSentence } from '../dialogue/parts.ts';
import { begun, fuller } from '../dialogue/said-again.ts';
import { isIdle, ledBy } from '../dialogue/words.ts';
import { inPlace, likeness } from '../likeness/likeness.ts';
import { type Known, type Piece, piecesOf } from '../likeness/pieces.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { beginsRequest, isAboutIt, isCommand } from './requests.ts';

/** What she takes back in the same breath: 'add milk, no, oat milk'. */

const mark =
  /(?:,|\.{1,3}|[?!;…(]| ?[–—-]{1,2}) ?(?:(?:oh|or|um|uh|er|erm|ah|hmm|hm|ugh|argh|ok|and|no|nope|wait|sorry|hang on|hold on|scratch that|strike that|correction|oops|whoops|rather|i mean|i meant|make (?:it|that)(?! an? (?:task|to-?do|reminder|note|event|appointment|trip|staple|favou?rite)\b)|was it|i checked|actually|well|better)(?:[,.:!…]{1,3}| [–—-])? ){1,5}| (?:no wait|no sorry|sorry no|scratch that|or rather|no i mean|i mean)[,:]? /gi;
const turning =
  /\b(?:wait|sorry|h[ao](?:ng|ld) on|scratch|strike|correction|oops|whoops|rather|meant?|make|was it|checked)\b|\bno(?:pe)?(?:[^a-z\s]| (?:actually|better|well))|\b(?:or|um|uh|er|erm|oh|actually|well),? no\b/i;
/** 'no', 'well' and 'actually' may begin something else: 'add milk, no eggs', '. Actually, cancel swim'. */
const hinting = /\b(?:no|nope|actually|well|better)\b/i;

/** 'Tom's party is on the 13th, Uncle Tom I mean' */
const afterwards = /([,;.–—-] )([^,;.!?–—]{2,40}?),? (?:i mean|i meant)(?=[,;.!?]|$)/gi;

/** The message as she meant it in the end, in the order in which that is likely; none where she takes nothing back. */
export function corrections(said: string, { household, clock }: Known): string[] {
  const message = withoutPoliteness(said).replaceAll(afterwards, '$1I mean $2');
  // What is kept is a thing like any other.
  const known = { household, clock, names: [] };
  for (const { 0: sign, index } of message.matchAll(mark)) {
    const before = message.slice(0, index).trim();
    const after = message
      .slice(index + sign.length)
      .replace(') ', ', ')
      .replace(')', '')
      .trim();
    if (withoutPoliteness(before) === '' || after === '') continue;
    const isMeant = turning.test(sign) || /^not\b/i.test(after);
    // '..., and no piano lesson on the 10th' adds something.
    if (!isMeant && (!hinting.test(sign) || /\band no $/i.test(sign))) continue;
    const { kept, taken } = lastOf(before);
    const texts = insteadOf(taken, after, isMeant, /sorry/i.test(sign), known)
      .map((text) => [kept, text].filter(Boolean).join('. '))
      .flatMap((text) => [...corrections(text, known), text]);
    if (isMeant || texts.length > 0) return texts;
  }
  return [];
}

/** What is taken back is the last that she said before. */
function lastOf(text: string): { kept: string; taken: string } {
  const at = Math.max(...['. ', '; ', '\n', ', and '].map((sign) => text.lastIndexOf(sign)));
  return at < 0
    ? { kept: '', taken: text }
    : { kept: text.slice(0, at), taken: text.slice(at).replace(/^[.;,\n ]+(?:and )?/, '') };
}

function firstOf(text: string): { own: string; rest: string } {
  const at = text.search(/[.;!\n] |[.…]{2}|,? (?:and|plus|also) |, | [–—-] /);
  return at < 0 ? { own: text, rest: '' } : { own: text.slice(0, at), rest: text.slice(at) };
}

const reason = /^(?:that|this|it)(?:'?s| is| was) |^(?:we|i|he|she|they)(?:'re| are| have|'ve|'m| am|'s| is) /i;

const isShared = (taken: string, reason: string) =>
  reason.split(' ').some((word) => !isIdle(word) && taken.split(/[^\p{L}\d]+/u).includes(word));

function insteadOf(taken: string, after: string, isMeant: boolean, isPolite: boolean, known: Known): string[] {
  const { own, rest } = firstOf(after);
  const behind = rest.replace(/^[\s,.;!…–—-]+/, '');
  const said = withoutDenied(ledBy(own).text).replace(/^it /i, '');
  // 'from january 8 to 10, no, to the 11th'
  const valued =
    (/^(?:to|until|till) /i.test(said) && begun(taken, said)) || withValues(taken, said, known) || fuller(taken, said);
  if (!isMeant) {
    const [last, first] = [piecesOf(taken, known).at(-1), piecesOf(own, known)[0]];
    const isAlike = last?.kind !== 'word' && (valued || last?.kind === first?.kind);
    const other = denialIn(own) ? withThing(taken, said, known) : begun(taken, own);
    return isAlike || other ? continued(valued ?? other, rest, taken, after, known) : [];
  }
  const denial = denialIn(after);
  const denied = denial && exchangedIn(taken, { ...denial, meant: firstOf(denial.meant).own });
  if (denied) return [denied];
  // 'no wait, that's Thanksgiving - put it on the 3rd'; where nothing follows it is not clear what she means instead.
  const isTold = isSentence(own) || reason.test(own) || (/^\p{L}{1,40}'s /u.test(own) && !isShared(taken, own));
  // 'need diapers no wait thats for the neighbor. we need coffee filters and avocados'
  const isNew = /^[.!;\n]/.test(rest) && beginsRequest(behind, '', true) && !isAboutIt(behind);
  if (!valued && isTold && isNew && !isCommand(own) && !/,| and /.test(taken)) return [behind];
  if (!valued && isTold && !isCommand(own))
    return behind && !isShared(taken, own)
      ? insteadOf(taken, behind, true, false, known)
      : [!behind && isPolite ? taken : ''];
  if (isCommand(own)) return [...continued(begun(taken, own), rest, taken, '', known), after];
  const isOwn = piecesOf(own, known).some(({ kind }) => kind === 'day') && !valued;
  return [...continued(valued ?? withThing(taken, said, known), rest, taken, after, known), ...(isOwn ? [after] : [])];
}

/** In the midst of a sentence the rest of it follows: 'book Nora, no Leo, for a test', 'add 2, no wait, 3 avocados to the list'. */
function continued(text: string | undefined, rest: string, taken: string, after: string, known: Known): string[] {
  const texts = text === undefined ? [] : [text + rest, ...(rest.startsWith(', ') ? [text + rest.slice(1)] : [])];
  return [...texts, ...splicedIn(taken, after, known)];
}

const isValue = ({ kind }: Piece) => kind !== 'word' && kind !== 'name';

/** Each day, hour, person or number in the place of the last of the same kind; undefined where one has no such place, or something else is said. */
function withValues(taken: string, said: string, known: Known): string | undefined {
  const isHour = /^\d{1,2}$/.test(said) && piecesOf(taken, known).some(({ kind }) => kind === 'time');
  const own = piecesOf(isHour ? `at ${said}` : said, known);
  const values = own.filter(isValue);
  if (values.length === 0 || own.some((piece) => !isValue(piece) && !isIdle(piece.text))) return undefined;
  return values.reduce<string | undefined>((text, value) => {
    const old = text && piecesOf(text, known).findLast(({ kind }) => kind === value.kind);
    // 'next Tuesday, no, Wednesday' is in the same week.
    const own =
      old && /\bnext \p{L}{3,6}day\b/iu.test(old.text)
        ? value.text.replace(/^(?:on )?(?=\p{L}{3,6}day$)/iu, 'next ')
        : value.text;
    if (old) return text.slice(0, old.from) + inPlace(old, own) + text.slice(old.to);
    return text && (value.kind === 'day' || value.kind === 'time') ? `${text} ${value.text}` : undefined;
  }, taken);
}

const lastWord = (text: string) => text.toLowerCase().split(' ').at(-1) ?? '';

/** One thing of a list: the one that is called alike, or else the last. */
function withThing(taken: string, said: string, known: Known): string | undefined {
  const parts = taken.split(/(, (?:and )?| and )/);
  const alike = parts.findLastIndex((part, at) => at % 2 === 0 && lastWord(part) === lastWord(said));
  const at = alike < 0 ? parts.length - 1 : alike;
  const own = likeness(parts[at] ?? '', said, known);
  return own && parts.with(at, own).join('');
}

/** 'put sunscreen no sorry snow boots on the list' */
function splicedIn(taken: string, after: string, known: Known): string[] {
  const [last, first] = [piecesOf(taken, known).at(-1), piecesOf(after, known)[0]];
  if (!last || last.kind !== first?.kind) return [];
  if (last.kind !== 'word') return [`${taken.slice(0, last.from)}${after}`];
  const words = taken.split(' ');
  return [1, 2, 3]
    .filter((count) => count < words.length)
    .map((count) => `${words.slice(0, -count).join(' ')} ${after}`);
}
