import { isFailing } from '../guards/understood.ts';
import { blank } from '../memory.ts';
import type { Context, Step } from '../reader.ts';
import { titlesOf } from '../records/titles.ts';
import { saying, type Understand } from './asked-first.ts';
import { isQuestionLike } from './requests.ts';

/** A request, and a question about the same: 'pack sunglasses for Tahoe. and when do we get back?' */

const seams =
  /[.!;,] (?:(?:oh|and|also|so|ok|but),? ){0,3}(?=(?:when|where|what|how)\b)| and (?=(?:when|where|what|how)\b)/gi;
const back =
  /^(?:when|where|what time|what day|how (?:long|much))(?:'s)?(?: (?:is|are|was|does|do|we|i)){0,9} (?:it|that|they|get back|back|get home|home|leave|leaving|gone|away)\b.{0,15}$/i;

/** What is longer is told rather than asked. */
const longest = 200;

/** Both, the question as if the request had been answered with what it is about; undefined where it is not so divided. */
export async function askedLast(context: Context, understand: Understand): Promise<Step[] | undefined> {
  const { message, past } = context.asked;
  if (message.length > longest || isQuestionLike(message)) return undefined;
  const [seam, ...others] = [...message.matchAll(seams)];
  const [request, question] = seam ? [message.slice(0, seam.index), message.slice(seam.index + seam[0].length)] : [];
  if (!request || !question || others.length > 0 || !back.test(question)) return undefined;
  const deeds = await understand(saying(request, context, past), blank);
  const [deed, ...further] = deeds;
  const kept = deed?.kind === 'propose' && (await titlesOf(context)).get(String(deed.values.id));
  if (!kept || further.length > 0) return undefined;
  const turn = { id: '', message: request, answer: kept.title, proposals: [], memory: null };
  const answers = await understand(saying(question, context, [...past, turn]), blank);
  const isAnswered = answers.every((one) => one.kind === 'answer' && !isFailing(one.text));
  return isAnswered ? [...deeds, ...answers] : undefined;
}
