/** The specified message for any failed answer. */
export const troubleMessage = "I'm having trouble connecting right now. Please try again in a moment.";
/** Precedes it if part of an answer was already shown. */
export const cutOffMessage = "That answer was cut off, so please don't go by it.";

/** The text to store for a failed answer. The partial answer is dropped, but the text mentions that there was one. */
export const failedAnswer = (partial: string | null) =>
  partial?.trim() ? `${cutOffMessage}\n\n${troubleMessage}` : troubleMessage;
