import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseUnreachable, isDiskFull } from '../database/database-errors.ts';
import {
  badRequest,
  databaseUnreachableError,
  diskFullError,
  IntentAlreadyMade,
  Refusal,
  RefusalInJson,
  tooLarge,
} from './errors.ts';

const refusalsByErrorCode: Record<string, [status: number, sentence: string, retryAfterSeconds?: number]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Please send JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The request was cut off'],
  // Characters that pass the contract but that Postgres cannot store.
  '22021': [400, "The text contains a character we can't save"],
  '22P05': [400, "The text contains a character we can't save"],
  // Unique violation: two requests wrote the same row at the same time.
  '23505': [409, 'Someone just saved the same thing. Please try again'],
  // Foreign key violation: the referenced row was just deleted.
  '23503': [409, 'Something this belongs to has just been deleted. Please reload the page'],
  // Deadlock: the database aborted one of two writes.
  '40P01': [409, 'Something else was saved at the same moment. Please try again'],
  // The database responds but is overloaded or read-only.
  '57014': [503, 'That took too long. Please try again in a moment', 5],
  '25006': [503, 'Nothing can be saved right now. Please try again in a moment', 5],
};

export type RequestError = FastifyError & { cause?: { code?: string; message?: string } };

export function refusalOf(error: RequestError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = error.cause?.code ?? error.code ?? '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(413);
  const known = refusalsByErrorCode[code];
  if (known) return new Refusal(...known);
  if (isDiskFull(error)) return diskFullError();
  if (isDatabaseUnreachable(error)) return databaseUnreachableError();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return badRequest(error.statusCode);
  return undefined;
}

type SendErrorMessage = (reply: FastifyReply, sentence: string) => unknown;

const sendText: SendErrorMessage = (reply, sentence) => reply.type('text/plain; charset=utf-8').send(sentence);
const sendJson: SendErrorMessage = (reply, sentence) => reply.send({ error: sentence });

/** Answers every error with one plain sentence. Internal details go to the log, with the request id. */
export function answerErrors(app: FastifyInstance, sendSentence: SendErrorMessage = sendText) {
  app.setErrorHandler<RequestError>((error, request, reply) => {
    if (error instanceof IntentAlreadyMade) return reply.code(204).header('x-intent', 'done-before').send();
    const refusal = refusalOf(error);
    if (!refusal || refusal.status >= 500) request.log.error({ failure: loggableError(error) });
    if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
    reply.code(refusal?.status ?? 500);
    const send = refusal instanceof RefusalInJson ? sendJson : sendSentence;
    return send(
      reply,
      refusal?.message ?? `Something went wrong on our side. Please try again (request ${request.id})`,
    );
  });
}

export function answerUnknownPaths(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => sendText(reply.code(404), 'Not found'));
}

/** What is logged about a failure. Not its message, because that may quote personal values from the query. */
export const loggableError = ({ name, code, cause, stack }: RequestError) => ({
  name,
  code: cause?.code ?? code,
  at: stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8),
});

/** Whether the client disconnected. Our own broken connections are wrapped in another error, so they don't match. */
export const hasClientDisconnected = (error: unknown) =>
  /^(ECONNRESET|ECONNABORTED|EPIPE)$/.test((error as NodeJS.ErrnoException).code ?? '');
