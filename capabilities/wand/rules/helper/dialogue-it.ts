import { lastCards } from './dialogue.ts';
import { withoutPoliteness } from './polite.ts';
import type { Context } from './reader.ts';
import type { Step } from './speech.ts';

/** 'it' and 'that one', where they stand for what was talked about before. */

const it = /\b(it|that one|this one|that appointment|that event|that)\b/i;
const asks =
  /^(what('s| is| are we having| are we eating) for|when|where|what time|at what time|what day|who|which day|how long|how many days)('s|s| is| are| was| does| do)?( it)?( until)?( the next)? /i;
const ofSomebody = /\b(have|has|get|gets|his|her|their|take place|start|starts|begin|due|again|appointment)\b/gi;

/** What the last question was about: 'when is the eye exam?' -> 'the eye exam' */
function topicBefore({ asked }: Context): string | undefined {
  const last = asked.past.at(-1)?.message;
  const words = last && withoutPoliteness(last);
  if (!words || !asks.test(words)) return undefined;
  return words.replace(asks, '').replaceAll(ofSomebody, '').replaceAll(/\s+/g, ' ').trim() || undefined;
}

/** The message with what it is about in its own words. */
export function spelledOut(context: Context): string {
  const { message } = context.asked;
  const isCommand = /^\S{1,40} (it|that|this one|that one)\b/i.test(withoutPoliteness(message));
  const isAsked = /^(when|where|what time|who|what day)('s| is| was)? it\b/i.test(message.trim());
  if (!isCommand && !isAsked) return message;
  const [card, ...others] = lastCards(context);
  const topic = card && others.length === 0 ? card.status === 'approved' && card.subject : topicBefore(context);
  return topic ? message.replace(it, topic) : message;
}

const removable = /^(?:add|change)_(appointment|event|birthday|task|trip|recipe|subscription|member)$/;

/** 'cancel it', 'when is it', about the only card: what is done already is taken away by a card of its own. */
export function aboutIt(context: Context): Step[] | undefined {
  const { message } = context.asked;
  const words = withoutPoliteness(message).toLowerCase();
  const isAsked = /^(when|where|what time)('s| is) it$/.test(words);
  const isGone = /^(cancel|delete|remove|drop|scrap) (it|that|this|that one|this one|them)$/.test(words);
  const [card, ...others] = lastCards(context);
  if (!card || others.length > 0 || !(isAsked || isGone)) return undefined;
  if (card.status === 'open')
    return [
      { kind: 'answer', text: `${card.subject} is only proposed: it is all on its card. Approve it, or say ‘no’.` },
    ];
  const kind = removable.exec(card.tool)?.[1];
  return isGone && kind && card.resultId
    ? [{ kind: 'propose', tool: `remove_${kind}`, values: { id: card.resultId }, quote: message }]
    : undefined;
}
