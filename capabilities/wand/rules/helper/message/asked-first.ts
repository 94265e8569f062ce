import { isFailing } from '../guards/understood.ts';
import { blank, type Memory } from '../memory.ts';
import { hasPronoun } from '../pointing/pronouns.ts';
import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { beginsRequest, isAboutIt, isCommand, isQuestionLike } from './requests.ts';

/** A question, and what is to be done with what it is about: "what's for dinner Friday, then change it to tacos". */

const seams = /[?.;,!]{1,2} (?:(?:oh|and|then|so|please|also|ok),? ){0,3}| (?:oh,? )?(?:and then|and also|then|and) /gi;
/** 'cancel hers', 'delete the peanut one' */
const pointing = /^\p{L}{2,15} (?:rid of |off )?(?:hers|his|both|the .{2,30} one)\b/iu;

const points = (text: string) =>
  isAboutIt(text) ||
  (hasPronoun(text) && !isQuestionLike(text)) ||
  pointing.test(withoutPoliteness(text)) ||
  /^(?:it|they|(?:(?!leave |keep |let )\p{L}{2,15}|get rid of) (?:it|that|them))\b/iu.test(text);

const onlyIf =
  /^if (?:not|so|yes|no|nothing|it is|it isn't|it's not|they are|they aren't|(?:i|we) am|(?:i|we) are|(?:i'm|we're) (?:free|not)|it's free)(?:,| then|, then)? /i;
const isMet = (condition: string, answer: string) =>
  condition === '' || /not\b|n't|no(?:thing)?\b/i.test(condition) === /^(?:No|Not|Nothing)\b| is not on /.test(answer);

/** What is longer is told rather than asked. */
const longest = 200;

export type Understand = (context: Context, memory: Memory) => Promise<Step[]>;

/** Both, the second as if the first had been answered before; undefined where it is not so divided. */
export async function askedFirst(context: Context, understand: Understand): Promise<Step[] | undefined> {
  const { message, past } = context.asked;
  const isAsked = (isQuestionLike(message) || /^anything\b/i.test(message)) && message.length <= longest;
  for (const { 0: sign, index } of isAsked ? message.matchAll(seams) : []) {
    const [question, said] = [message.slice(0, index), message.slice(index + sign.length)];
    const [condition = ''] = onlyIf.exec(said) ?? [];
    const rest = said.slice(condition.length);
    // 'if not, add drinks at 7' is said of the answer, whatever it names.
    const isOwn = condition !== '' && beginsRequest(rest, '', true) && !/[.;!?] \S/.test(rest);
    if (!(isOwn || points(rest)) || isQuestionLike(rest) || isCommand(question)) continue;
    const answers = await understand(saying(question, context, past), blank);
    const text = answers.map((one) => (one.kind === 'answer' ? one.text : '')).join('\n');
    const isNone = condition !== '' && text.startsWith('Nothing is planned');
    const isAnswered = answers.every(({ kind }) => kind === 'answer') && (isNone || !isFailing(text));
    if (!isAnswered || text.startsWith('I do not know ')) continue;
    const turn = { id: '', message: question, answer: text, proposals: [], memory: null };
    if (!isMet(condition, text)) return answers;
    const deeds = await understand(saying(rest, context, [...past, turn]), blank);
    if (deeds.every(({ kind }) => kind === 'propose')) return [...answers, ...deeds];
    // What is to be done only then is not passed over in silence.
    if (condition) return [...answers, { kind: 'answer', text: `I did not understand ‘${rest.trim()}’.` }];
  }
  return undefined;
}

/** The same person, with these words instead. */
export const saying = (message: string, context: Context, past: Context['asked']['past']): Context => ({
  ...context,
  asked: { ...context.asked, message, past },
});
