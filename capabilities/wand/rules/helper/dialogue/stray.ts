import { intentsOf } from '../likeness/likely.ts';
import type { Memory } from '../memory.ts';
import { beginsRequest, isCommand, isQuestionLike } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { ledBy } from './words.ts';

/** A thing that was named alone is to be bought, unless something else was spoken of just before: 'add an allergy' and then 'walnuts'. */

export const ofList = /\b(?:list|groceries|cart|shopping|shop|buy)\b/i;
/** From here on it is known what the last message asked for, though not what to make of it. */
const likely = 0.3;
const buying = intentsOf('add_groceries');
const beside = [...buying, 'none'];

/** One more of these may be meant. */
const holdsThings = /^(?:(?:add|change)_(?:recipe|member|child|birthday)|add_(?:staple|packing|gift_idea)|plan_meal)$/;

/** 'who is allergic to nuts?' and then 'walnuts'; several things are said one after the other only where they are to be bought. */
const isOfNoList = (answer: string | null, message: string) => !ofList.test(answer ?? '') && !/[,\d\n]/.test(message);

export async function isStray(steps: readonly Step[], { waiting }: Memory, context: Context): Promise<boolean> {
  const { asked } = context;
  const last = asked.past.at(-1);
  const isBought = steps.length > 0 && steps.every((one) => one.kind === 'propose' && one.tool === 'add_groceries');
  const isSaid = ofList.test(asked.message) || beginsRequest(ledBy(asked.message).text, '', true);
  if (!last || !isBought || isSaid) return false;
  if (waiting || (last.proposals.length > 0 && last.proposals.every(({ tool }) => holdsThings.test(tool)))) return true;
  if (
    last.proposals.length === 0 &&
    isQuestionLike(last.message.toLowerCase()) &&
    isOfNoList(last.answer, asked.message)
  )
    return true;
  if (!last.answer?.startsWith('I did not understand that')) return false;
  const given = [...((await context.likely?.(last.message)) ?? [])];
  const isOther = given.some(([intent, share]) => !beside.includes(intent) && share > likely);
  return (
    isOther || (isCommand(last.message) && !given.some(([intent, share]) => buying.includes(intent) && share > likely))
  );
}
