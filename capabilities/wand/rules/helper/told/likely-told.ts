import { requestsWithin } from '../message/beginnings.ts';
import { beginsRequest, isAboutIt, isCommand, isQuestionLike } from '../message/requests.ts';
import type { Context } from '../reader.ts';
import { whenIn } from '../when/when.ts';

/** What is told beside a request, and asks for nothing: '..., he has hurt his back again'. */

const fewestWords = 3;
/** What goes on with the words before it is part of them: 'it's for me', 'at the pool'. */
const goesOn =
  /^(?:its?|it's|that's|at|in|on|with|from|until|for|to|not|both|she's|he's|called|named|born) ?(?:an? |my |our )?\S{0,30}$/i;

/** How likely these words ask for nothing, by what people say beside their requests. */
export async function likelyTold(words: string, { asked, likely }: Context): Promise<number> {
  const { untimed } = whenIn(words, asked);
  if (untimed.split(' ').length < fewestWords || goesOn.test(untimed)) return 0;
  if (beginsRequest(words, '', true) || isAboutIt(words) || isQuestionLike(words)) return 0;
  return (await likely?.(words))?.get('none') ?? 0;
}

/** From here on it is a remark. */
export const surelyTold = 0.9;
/** For what could be read as a request as well. */
export const almostCertain = 0.97;

/** From here on it asks for something. */
const surelyAsked = 0.8;

const stays = /\bstays? (?:as (?:it )?is|as they are|the same|put)\b/i;

/** 'I got it wrong' asks for nothing, 'we need milk' does. */
const lacking = /\b(?:need|out of|low on)\b/i;

/** Whether these words ask for something, so that they are no remark, whoever did not understand them. */
export async function surelyAsks(words: string, { likely }: Context): Promise<boolean> {
  if (stays.test(words)) return false;
  if (requestsWithin(words).some((one) => isCommand(one) || lacking.test(one))) return true;
  const [[intent, likelihood] = ['none', 0]] = [...((await likely?.(words)) ?? [])].sort(([, a], [, b]) => b - a);
  return intent !== 'none' && intent !== 'question' && likelihood > surelyAsked;
}

const seam = /((?:,(?! (?:19|20)\d\d\b)|[;.!?:]|\s[–—-])\s|\n|\s(?=(?:so|but|and)\s))/;
const joint = /^(?:so|but|and) (?:then )?/i;

/** The message without what is only told, and what that was; undefined where nothing or everything is only told. */
export async function withoutTold(message: string, context: Context) {
  const parts = message.split(seam);
  const kept: string[] = [];
  const told: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [part = '', sign = ''] = parts.slice(at, at + 2);
    const words = part.replace(joint, '').replace(/[.!?,]$/, '');
    if ((await likelyTold(words, context)) > surelyTold) told.push(words);
    else kept.push(kept.length === 0 ? words : part, sign);
  }
  const rest = kept.slice(0, -1).join('').trim();
  return told.length > 0 && rest ? { rest, told } : undefined;
}
