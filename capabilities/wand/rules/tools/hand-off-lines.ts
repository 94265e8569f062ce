import type { Handoff } from '#capabilities/handoffs/contract.ts';
import type { HandoffEvent } from '#capabilities/handoffs/rules/events.ts';
import { noteOf } from '#capabilities/handoffs/rules/page-words.ts';
import { momentWords, proposalWords } from '#capabilities/handoffs/rules/when-words.ts';
import type { Clock } from './tool.ts';

/** Lines on the cards of hand-offs: who gets a notice and how, the deadline, and the result. */

/** 'David said yes' */
export const standingWords = (handoff: Handoff, { timeZone }: Pick<Clock, 'timeZone'>) =>
  noteOf(handoff, { timeZone })?.words;

/** Lines for an ask that is not sent yet. A guest's link is created and copied on the hand-off's screen. */
export function askedLines({ takerName, isGuest, answerBy }: Handoff, { timeZone }: Pick<Clock, 'timeZone'>) {
  const deadline = `Answer by ${momentWords(answerBy, { timeZone })}. If there's none, it comes back to you.`;
  if (!isGuest)
    return [
      `We'll ask ${takerName} in the app, and by email or phone if ${takerName} has turned that on.`,
      deadline,
      `It stays as it is until ${takerName} says yes.`,
    ];
  return [
    `${takerName} has no login, so share the link yourself. You'll get it right after you approve.`,
    'The link shows only this, nothing else of your family.',
    deadline,
  ];
}

const outcomes: Partial<Record<HandoffEvent, (handoff: Handoff) => string[]>> = {
  yes: ({ giverName }) => [`It's yours then. ${giverName} sees your yes in the app.`],
  no: ({ giverName }) => [`It goes back to ${giverName}, and we'll tell ${giverName}.`],
  'how about': ({ giverName, proposal }) => [
    `We'll ask ${giverName}${proposal ? ` about ${proposalWords(proposal)}` : ''}. Nothing moves until ${giverName} agrees.`,
  ],
  agree: ({ takerName, proposal, isGuest }) => [
    ...(proposal ? [`It moves to ${proposalWords(proposal)}.`] : []),
    isGuest ? `Let ${takerName} know yourself.` : `It's ${takerName}'s then, and we'll tell ${takerName}.`,
  ],
  'rather not': ({ takerName, isGuest }) => [
    `It comes back to you.${isGuest ? '' : ` ${takerName} sees that in the app.`}`,
  ],
  'take back': ({ takerName, isGuest }) => [
    isGuest ? `${takerName}'s link stops working.` : `It's yours again, and we'll tell ${takerName}.`,
  ],
  myself: () => ["You'll do it yourself."],
  'let it go': () => ['It stays on the calendar, and nobody in particular does it.'],
};

/** Lines for an action that is not performed yet. */
export const outcomeLines = (stepped: Handoff): string[] => outcomes[stepped.event]?.(stepped) ?? [];
