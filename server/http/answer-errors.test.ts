import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DatabaseUnreachable } from '../database/database-errors.ts';
import { createServer } from './create-server.ts';
import { Refusal } from './errors.ts';

const app = await createServer({ publicUrl: 'http://localhost:3000', trustProxy: false }, 'silent');
let failure: unknown;
app.get('/fails', async () => {
  throw failure;
});

const answerTo = async (error: unknown) => {
  failure = error;
  const { statusCode: status, body, headers } = await app.inject('/fails');
  return { status, body, retryAfter: headers['retry-after'] };
};
const failedQuery = (cause: { code?: string; message?: string }) =>
  new DrizzleQueryError("insert into children values ('Mia')", [], Object.assign(new Error(), cause));

test('a refusal is answered with its message as text', async () => {
  expect(await answerTo(new Refusal(409, 'That is taken'))).toMatchObject({ status: 409, body: 'That is taken' });
});

test('an internal error is answered without details, with the request id for the log', async () => {
  const { status, body } = await answerTo(failedQuery({ code: '42P01', message: 'relation "x" does not exist' }));
  expect(status).toBe(500);
  expect(body).toMatch(/^Something went wrong on our side. Please try again \(request [0-9a-f-]{36}\)$/);
});

test('concurrent writes of the same thing are answered with a conflict', async () => {
  expect(await answerTo(failedQuery({ code: '23505' }))).toMatchObject({
    status: 409,
    body: 'Someone just saved the same thing. Please try again',
  });
  expect(await answerTo(failedQuery({ code: '40P01' }))).toMatchObject({
    status: 409,
    body: 'Something else was saved at the same moment. Please try again',
  });
});

const away = "We can't reach the database right now. Please try again in a moment";
test.each([
  [{ code: 'ECONNREFUSED' }, away, '5'],
  [{ code: '57P01' }, away, '5'],
  [{ message: 'Connection terminated unexpectedly' }, away, '5'],
  [{ message: 'timeout exceeded when trying to connect' }, away, '5'],
  [{ message: 'timeout expired' }, away, '5'],
  [{ message: 'Query read timeout' }, away, '5'],
  [{ message: 'Client has encountered a connection error and is not queryable' }, away, '5'],
  [{ code: 'ENOENT', message: 'connect ENOENT /run/postgresql/.s.PGSQL.5432' }, away, '5'],
  [{ code: '57P02' }, away, '5'],
  [{ code: '57P03' }, away, '5'],
  [{ code: '53300' }, away, '5'],
  [{ code: '57014' }, 'That took too long. Please try again in a moment', '5'],
  [{ code: '25006' }, 'Nothing can be saved right now. Please try again in a moment', '5'],
  [{ message: 'The embedded database stopped: its thread ended' }, away, '5'],
  [
    { message: 'The embedded database stopped: could not write: No space left on device' },
    'The disk is full. Please make room and try again',
    '60',
  ],
  [
    { code: '53100', message: 'could not extend file "base/5/1": No space left on device' },
    'The disk is full. Please make room and try again',
    '60',
  ],
])('a database failure is a 503 with Retry-After: %j', async (cause, body, retryAfter) => {
  expect(await answerTo(failedQuery(cause))).toEqual({ status: 503, body, retryAfter });
});

test('any failure to get a connection from the pool is a 503', async () => {
  const cause = Object.assign(new Error('connect EACCES'), { code: 'EACCES' });
  expect(await answerTo(new DatabaseUnreachable('The database cannot be reached', { cause }))).toMatchObject({
    status: 503,
    body: away,
  });
});

test('a lost connection to a client or an external server is not a database failure', async () => {
  const hungUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  expect(await answerTo(hungUp)).toMatchObject({ status: 400 });
  const unreachable = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  expect(await answerTo(unreachable)).toMatchObject({ status: 500 });
});
