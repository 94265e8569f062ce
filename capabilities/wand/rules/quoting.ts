const quotes = /["“”„«»‹›`]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u;

/** What stands between quotes or behind a '>' is somebody else's word. */
export const isQuoting = (message: string): boolean =>
  quotes.test(message) || message.split('\n').some((line) => line.trimStart().startsWith('>'));
