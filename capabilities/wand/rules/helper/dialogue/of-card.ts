import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { begun, deedIn } from './it.ts';
import { lastCards } from './target.ts';
import { topicOf } from './topic.ts';

/** 'it', where the only card is meant. */

const removable = /^(?:add|change)_(appointment|event|birthday|task|trip|recipe|subscription|member)$/;
const going =
  /^(?:cancel|delete|remove|drop|scrap|get rid of|take) (?:it|that|this|that one|this one|them)(?: off| out| down| away)?(?: again| now| then| after all| completely| altogether)?$/;

/** 'cancel it', 'when is it', about the only card: what is done already is taken away by a card of its own. */
export async function aboutIt(context: Context): Promise<Step[] | undefined> {
  const { message } = context.asked;
  const [card, ...others] = lastCards(context);
  if (!card || others.length > 0) return undefined;
  const words = withoutPoliteness(deedIn(message, context) ?? message).toLowerCase();
  const isAsking = /^(when|where|what time|at what time)('s| is| would| will) (it|that)( be)?$/.test(words);
  const isGone = going.test(begun(words));
  if (!isAsking && !isGone) return undefined;
  // What she asked about since is nearer than what is done.
  if (card.status !== 'open' && (await topicOf(context))) return undefined;
  // 'Hulu is 18.99 now', and then 'and cancel it': the subscription, and not the card.
  if (isGone && card.status === 'open' && card.tool === 'change_subscription' && /^and /i.test(message.trim()))
    return [{ kind: 'revise', id: card.id, tool: card.tool, values: { status: 'cancelled' } }];
  const hour = card.fields.find(({ kind }) => kind === 'time');
  if (isAsking && /\btime\b/.test(words) && !hour?.value)
    return [{ kind: 'answer', text: `No hour is set for ‘${card.subject}’.` }];
  if (card.status === 'open')
    return [
      { kind: 'answer', text: `${card.subject} is only proposed: it is all on its card. Approve it, or say ‘no’.` },
    ];
  const kind = removable.exec(card.tool)?.[1];
  return isGone && kind && card.resultId
    ? [{ kind: 'propose', tool: `remove_${kind}`, values: { id: card.resultId }, quote: message }]
    : undefined;
}
