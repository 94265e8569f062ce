import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isAway, isDiskFull } from '../database/away.ts';
import { databaseAway, diskFull, notUnderstood, Refusal, RefusalInJson, tooMuchAtOnce } from './errors.ts';

const sentences: Record<string, [status: number, sentence: string, retryAfterSeconds?: number]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Please send JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The request was cut off'],
  // What the database refuses although the contract let it pass.
  '22021': [400, 'A text contains a character that cannot be stored'],
  '22P05': [400, 'A text contains a character that cannot be stored'],
  // Two wrote at the same moment what there may be once.
  '23505': [409, 'Somebody has just saved the same. Please try again'],
  // What it belongs to was deleted at the same moment.
  '23503': [409, 'Something this belongs to has just been deleted. Please reload the page'],
  // Two writes waited for each other, and the database has ended one of them.
  '40P01': [409, 'Something else was saved at the same moment. Please try again'],
  // The database is there, but cannot do this now: it is overloaded, or keeps itself from being written.
  '57014': [503, 'That took too long. Please try again in a moment', 5],
  '25006': [503, 'Nothing can be saved right now. Please try again in a moment', 5],
};

export type Failure = FastifyError & { cause?: { code?: string; message?: string } };

export function refusalOf(error: Failure): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = error.cause?.code ?? error.code ?? '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooMuchAtOnce(413);
  const known = sentences[code];
  if (known) return new Refusal(...known);
  if (isDiskFull(error)) return diskFull();
  if (isAway(error)) return databaseAway();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return notUnderstood(error.statusCode);
  return undefined;
}

type Show = (reply: FastifyReply, sentence: string) => unknown;

const asText: Show = (reply, sentence) => reply.type('text/plain; charset=utf-8').send(sentence);
const asJson: Show = (reply, sentence) => reply.send({ error: sentence });

/** Every error is one plain sentence; what went wrong inside goes to the log, with the request's id. */
export function answerErrors(app: FastifyInstance, show: Show = asText) {
  app.setErrorHandler<Failure>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal || refusal.status >= 500) request.log.error({ failure: describeFailure(error) });
    if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
    reply.code(refusal?.status ?? 500);
    const answer = refusal instanceof RefusalInJson ? asJson : show;
    return answer(
      reply,
      refusal?.message ?? `Something went wrong on our side. Please try again (request ${request.id})`,
    );
  });
}

export function answerUnknownPaths(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => asText(reply.code(404), 'Not found'));
}

/** A failed statement's message quotes its values, which are personal: only where and what kind is kept. */
export const describeFailure = ({ name, code, cause, stack }: Failure) => ({
  name,
  code: cause?.code ?? code,
  at: stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8),
});

/** The browser went away in the middle. Connections of our own that break are never thrown bare. */
export const isHangUp = (error: unknown) =>
  /^(ECONNRESET|ECONNABORTED|EPIPE)$/.test((error as NodeJS.ErrnoException).code ?? '');
