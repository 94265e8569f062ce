/** An error whose message may be shown to people: a status and one plain sentence. Any other error becomes a 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  constructor(status: number, sentence: string, retryAfterSeconds?: number) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** For endpoints whose client expects JSON: `{ "error": "..." }`. */
export class RefusalInJson extends Refusal {}

/** Not an error for people: rolls back an intent that was sent again after it had been made. It is answered with a 204. */
export class IntentAlreadyMade extends Error {}

export const badInput = (sentence: string) => new Refusal(400, sentence);
export const badRequest = (status: number) => new Refusal(status, "We couldn't understand that request");
export const tooLarge = (status: 413 | 431) => new Refusal(status, "That's too much at once");
export const notSignedIn = () => new Refusal(401, 'Please sign in first');
export const forbidden = (sentence: string) => new Refusal(403, sentence);
export const notFound = () => new Refusal(404, 'Not found');
export const tooMany = (sentence: string, retryAfterSeconds: number) => new Refusal(429, sentence, retryAfterSeconds);
export const diskFullError = () => new Refusal(503, 'The disk is full. Please make room and try again', 60);
export const databaseUnreachableError = () =>
  new Refusal(503, "We can't reach the database right now. Please try again in a moment", 5);
