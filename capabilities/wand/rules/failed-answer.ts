import { cutOff, trouble } from '../contract.ts';

/** What is kept of an answer that failed: nothing of what was said before, but that there was something. */
export const failedAnswer = (said: string | null) => (said?.trim() ? `${cutOff}\n\n${trouble}` : trouble);
