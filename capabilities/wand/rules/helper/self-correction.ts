import { likeness } from './likeness.ts';
import { type Known, piecesOf } from './pieces.ts';
import { withoutPoliteness } from './polite.ts';
import { isCommand } from './requests.ts';

/** What she takes back in the same breath: 'add milk, no, oat milk'. */

const mark =
  /(?:,|\.{1,3}|\?|!| ?[–—-]) (?:(?:oh|um|uh|ah|hmm|hm|ugh),? )?(?:no wait|wait,? no|no,? sorry|sorry,? no|no hang on|hang on|scratch that|strike that|correction|oops|or rather|no actually|i mean|i meant|actually no|actually make (?:it|that)|make that|no make (?:it|that)|no,? make (?:it|that)|actually|no|wait|sorry)(?:[,.:!]| [–—-])? (?:make (?:it|that) |i mean |i meant |it's )?| (?:no wait|no sorry|sorry no|scratch that|or rather|no i mean|i mean)[,:]? /i;
/** 'no' and 'actually' may begin something else: 'add milk, no eggs', '. Actually, cancel swim'. */
const isSure = (sign: string) =>
  /\b(?:no,|no wait|wait|sorry|hang on|scratch|strike|correction|oops|rather|mean|meant|make (?:it|that))/i.test(sign);

/** The message as she meant it in the end, in the order in which that is likely; none where she takes nothing back. */
export function corrections(message: string, known: Known): string[] {
  const found = mark.exec(message);
  if (!found || !isSure(found[0])) return [];
  const before = message.slice(0, found.index).trim();
  const after = message.slice(found.index + found[0].length).trim();
  if (withoutPoliteness(before) === '' || after === '') return [];
  const { kept, taken } = lastOf(before);
  const { own, rest } = firstOf(after);
  // 'no wait, that's Thanksgiving - put it on the 3rd'
  if (reason.test(own) && rest !== '') return [[kept, rest.replace(/^[\s,.;–—-]+/, '')].filter(Boolean).join('. ')];
  const whole = [...corrections(after, known), after].map((text) => (kept ? `${kept}. ${text}` : text));
  const isHour = /^\d{1,2}$/.test(own) && piecesOf(taken, known).at(-1)?.kind === 'time';
  const like = likeness(taken, isHour ? `at ${own}` : own, known);
  const instead = like ? [[kept, like + rest].filter((text) => text !== '').join('. ')] : [];
  const spliced = splicedIn(taken, after, known).map((text) => (kept ? `${kept}. ${text}` : text));
  return isCommand(own) ? whole : [...instead, ...spliced, ...whole];
}

/** What is taken back is the last that she said before. */
function lastOf(text: string): { kept: string; taken: string } {
  const at = Math.max(
    text.lastIndexOf('. '),
    text.lastIndexOf('; '),
    text.lastIndexOf('\n'),
    text.lastIndexOf(', and '),
  );
  return at < 0
    ? { kept: '', taken: text }
    : { kept: text.slice(0, at), taken: text.slice(at).replace(/^[.;,\n ]+(?:and )?/, '') };
}

const reason = /^(?:that|this|it)(?:'s| is| was) |^(?:we|i|he|she|they)(?:'re| are| have|'ve|'m| am|'s| is) /i;

function firstOf(text: string): { own: string; rest: string } {
  const at = text.search(/[.;\n] |,? (?:and|plus|also) |, | [–—-] /);
  return at < 0 ? { own: text, rest: '' } : { own: text.slice(0, at), rest: text.slice(at) };
}

/** 'put sunscreen no sorry snow boots on the list': in the midst of a sentence, in place of what is of the same kind. */
function splicedIn(taken: string, after: string, known: Known): string[] {
  const [last, first] = [piecesOf(taken, known).at(-1), piecesOf(after, known)[0]];
  if (!last || last.kind !== first?.kind) return [];
  if (last.kind !== 'word') return [`${taken.slice(0, last.from)}${after}`];
  const words = taken.split(' ');
  return [1, 2, 3]
    .filter((count) => count < words.length)
    .map((count) => `${words.slice(0, -count).join(' ')} ${after}`);
}
