const quotes = /["“”„«»‹›`]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u;

/** True if the message has quotation marks or '>' lines: quoted text may be someone else's. */
export const containsQuote = (message: string): boolean =>
  quotes.test(message) || message.split('\n').some((line) => line.trimStart().startsWith('>'));
