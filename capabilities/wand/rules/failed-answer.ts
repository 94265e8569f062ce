/** What she sees when the answer does not come, whatever the reason. */
export const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
/** Said before it where half an answer had come already. */
export const cutOff = "That answer was cut off, so please don't go by it.";

/** What is kept of an answer that failed: nothing of what was said before, but that there was something. */
export const failedAnswer = (said: string | null) => (said?.trim() ? `${cutOff}\n\n${trouble}` : trouble);
