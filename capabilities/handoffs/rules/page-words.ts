import type { Handoff } from '../contract.ts';
import type { HandoffAction, HandoffEvent, HandoffState } from './events.ts';
import { type Clock, momentWords, proposalWords, shortMomentWords } from './when-words.ts';

/** Describes the state of a hand-off to one of its people. */

/** The path of a hand-off's screen. */
export const pathOf = (id: string) => `/handoffs/${id}`;

interface Note {
  words: string;
  icon: 'waiting' | 'yes' | 'back';
  /** Whether the person has to do something. */
  needsYou: boolean;
}

/** One line for the thing's card; undefined if there is nothing to say. */
export function noteOf(handoff: Handoff, clock: Clock): Note | undefined {
  const { state, role, giverName, takerName, answerBy, proposal } = handoff;
  const isGiver = role === 'giver';
  const isTaker = role === 'taker';
  const waiting = (words: string, needsYou = false): Note => ({ words, icon: 'waiting', needsYou });
  if (state === 'asked') {
    const by = shortMomentWords(answerBy, clock);
    if (isTaker) return waiting(`${giverName} asks you, answer by ${by}`, true);
    return waiting(isGiver ? `Asked ${takerName}, answer by ${by}` : `${giverName} asked ${takerName}`);
  }
  if (state === 'countered') {
    if (isTaker) return waiting(`Waiting for ${giverName}'s OK`);
    const offer = proposal && proposalWords(proposal);
    return waiting(offer ? `${takerName}: how about ${offer}?` : `${takerName} suggests something else`, isGiver);
  }
  if (state === 'accepted')
    return { words: isTaker ? 'You said yes' : `${takerName} said yes`, icon: 'yes', needsYou: false };
  return state === 'returned' && isGiver ? { words: returnedTitle(handoff), icon: 'back', needsYou: true } : undefined;
}

/** The reason why it came back. */
function returnedTitle({ event, takerName }: Pick<Handoff, 'event' | 'takerName'>) {
  if (event === 'lapsed') return `No answer from ${takerName}`;
  if (event === 'no' || event === 'cannot') return `${takerName} can't`;
  return "It's back with you";
}

interface StateText {
  title: string;
  text?: string | undefined;
}

/** The text above the page's buttons. */
export function stateTextOf(handoff: Handoff, clock: Clock): StateText {
  const isGiver = handoff.role === 'giver';
  return stateTexts[handoff.state](handoff, { isGiver, isTaker: handoff.role === 'taker', clock });
}

interface StateTextContext {
  isGiver: boolean;
  isTaker: boolean;
  clock: Clock;
}

const stateTexts: Record<HandoffState, (handoff: Handoff, view: StateTextContext) => StateText> = {
  asked({ giverName, takerName, answerBy }, { isGiver, isTaker, clock }) {
    const by = momentWords(answerBy, clock);
    if (isTaker) return { title: 'Can you do it?', text: `${giverName} needs an answer by ${by}.` };
    return {
      title: `Waiting for ${takerName}`,
      text: isGiver
        ? `If there's no answer by ${by}, it comes back to you.`
        : `${giverName} asked for an answer by ${by}.`,
    };
  },
  countered({ giverName, takerName, proposal }, { isGiver, isTaker }) {
    const offer = proposal && proposalWords(proposal);
    const title = isTaker ? 'You suggested something else' : `${takerName} suggests something else`;
    if (!isGiver) return { title, text: `${giverName} decides next.` };
    return offer ? { title: `How about ${offer}?`, text: `${takerName} could do it then.` } : { title };
  },
  accepted({ giverName, takerName, isGuest }, { isGiver, isTaker }) {
    if (isTaker) return { title: "You've got this", text: `${giverName} can let it go now.` };
    if (isGiver && isGuest) return { title: `${takerName} said yes`, text: "We'll keep reminding you, just in case." };
    return { title: `${takerName} said yes`, text: isGiver ? "It's off your mind." : undefined };
  },
  returned(handoff, { isGiver, isTaker }) {
    if (isGiver) return { title: returnedTitle(handoff), text: 'What would you like to do?' };
    if (isTaker && handoff.event === 'lapsed')
      return { title: 'No answer needed anymore', text: `The time was up, and it's back with ${handoff.giverName}.` };
    return {
      title: `It's back with ${handoff.giverName}`,
      text: isTaker ? "You don't have to do anything." : undefined,
    };
  },
  withdrawn({ event, giverName }, { isGiver, isTaker }) {
    const text = isTaker ? "You don't have to do anything." : undefined;
    if (event === 'reassigned') return { title: 'Someone else does it now', text };
    return { title: isGiver ? 'You took it back' : `${giverName} took it back`, text };
  },
  done: () => ({ title: 'Done', text: 'One thing less to think about.' }),
  void: (_, { isTaker }) => ({
    title: "This isn't on anymore",
    text: isTaker ? "You don't have to do anything." : undefined,
  }),
  closed({ event, giverName }, { isGiver }) {
    const closings: Partial<Record<HandoffEvent, string>> = {
      myself: isGiver ? "You're doing it yourself" : `${giverName} does it`,
      'ask again': isGiver ? 'You asked someone else' : `${giverName} asked someone else`,
      'let it go': isGiver ? 'You let it go' : `${giverName} let it go`,
    };
    return { title: closings[event] ?? 'This is over' };
  },
};

/** The text above the thing's title. */
export function askedWords({ role, giverName, takerName, isGuest }: Handoff) {
  if (role === 'giver') return `You asked ${takerName}${isGuest ? ', by a link' : ''}`;
  return role === 'taker' ? `${giverName} asks you` : `${giverName} asked ${takerName}`;
}

/** The toast after an action. */
export function doneWords(action: HandoffAction, { role, giverName, takerName, isGuest }: Handoff) {
  const other = role === 'giver' ? takerName : giverName;
  const told = isGuest ? undefined : `We'll tell ${other}`;
  const words: Partial<Record<HandoffAction, string>> = {
    yes: "You've got this",
    agree: told ?? 'Agreed',
    'take back': 'You took it back',
    done: 'Done',
    myself: "You'll do it",
    'let it go': 'You let it go',
  };
  return words[action] ?? told ?? "It's back with you";
}
