import { currentOwner, forgetEverything, takeKeptOwner } from './owner.ts';
import { sendWaiting } from './queue.ts';
import { waitingIntents } from './stored-intents.ts';

/** How long signing out waits for changes that are being sent. */
const maxSendMilliseconds = 5_000;

/** Asks whether to sign out although changes wait. The frame shows the question. */
export interface SignOutQuestion {
  count: number;
  answer: (mayLeave: boolean) => void;
}

let showQuestion: ((question: SignOutQuestion) => void) | undefined;
/** Called by the frame, which shows the question. */
export const onSignOutQuestion = (next: typeof showQuestion) => {
  showQuestion = next;
};

/**
 * Sends waiting changes and deletes what this browser stores. False if some still wait and the person wants to keep
 * them.
 */
export async function leaveDevice(): Promise<boolean> {
  if (!currentOwner()) await takeKeptOwner();
  if ((await waitingIntents()).length > 0) {
    await Promise.race([sendWaiting(), new Promise((resolve) => setTimeout(resolve, maxSendMilliseconds))]);
    const { length: count } = await waitingIntents();
    const mayLeave =
      count === 0 || !showQuestion || (await new Promise<boolean>((answer) => showQuestion?.({ count, answer })));
    if (!mayLeave) return false;
  }
  await forgetEverything();
  return true;
}
