import type { GuestHandoff } from '../guest-contract.ts';
import type { HandoffEvent, HandoffState } from './events.ts';

/** The state of a hand-off in one sentence, for someone who came too late, and for a guest. */

interface Named {
  state: HandoffState;
  event: HandoffEvent;
  giverName: string;
  takerName: string;
}

/** Why an action isn't possible in this state. */
export function stateSentence({ state, event, giverName, takerName }: Named): string {
  const sentences: Record<HandoffState, string> = {
    asked: `${takerName} hasn't answered yet`,
    countered: `${takerName} has proposed something else`,
    accepted: `${takerName} has already said yes`,
    returned: `It has come back to ${giverName} already`,
    withdrawn: event === 'reassigned' ? 'Someone has already chosen who does it' : `${giverName} took it back`,
    done: "It's already done",
    void: "It isn't on any more",
    closed: `${giverName} has already decided about it`,
  };
  return sentences[state];
}

type GuestState = Pick<GuestHandoff, 'state' | 'sentence'>;

/** The sentence for a guest. */
export function guestStateSentence({ state, event, giverName }: Omit<Named, 'takerName'>): GuestState {
  const off = { state: 'off', sentence: "This is off. There's nothing you need to do." } as const;
  switch (state) {
    case 'asked':
      return { state: 'open', sentence: `${giverName} asks if you can help.` };
    case 'accepted':
      return { state: 'yes', sentence: `You said yes. ${giverName} knows. Thank you!` };
    case 'countered':
      return { state: 'how about', sentence: `${giverName} knows what you proposed, and will tell you.` };
    case 'done':
      return { state: 'done', sentence: "It's done. Thank you!" };
    case 'returned':
      if (event === 'no') return { state: 'no', sentence: `You said no. ${giverName} knows.` };
      if (event === 'lapsed')
        return { state: 'late', sentence: "The time to answer is over. There's nothing you need to do." };
      return off;
    default:
      return off;
  }
}

export const guestProblems = {
  expired: 'This link has ended. Please ask for a new one',
  withdrawn: "It was taken back. There's nothing you need to do",
};
