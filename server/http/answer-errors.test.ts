import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../database/away.ts';
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

test('a refusal is its sentence, as text', async () => {
  expect(await answerTo(new Refusal(409, 'That is taken'))).toMatchObject({ status: 409, body: 'That is taken' });
});

test('what went wrong inside stays inside; the request can be found in the log', async () => {
  const { status, body } = await answerTo(failedQuery({ code: '42P01', message: 'relation "x" does not exist' }));
  expect(status).toBe(500);
  expect(body).toMatch(/^Something went wrong on our side. Please try again \(request [0-9a-f-]{36}\)$/);
});

test('what two wrote at the same moment is a conflict for the second', async () => {
  expect(await answerTo(failedQuery({ code: '23505' }))).toMatchObject({
    status: 409,
    body: 'Somebody has just saved the same. Please try again',
  });
  expect(await answerTo(failedQuery({ code: '40P01' }))).toMatchObject({
    status: 409,
    body: 'Something else was saved at the same moment. Please try again',
  });
});

const away = 'The database cannot be reached right now. Please try again in a moment';
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
])('a database in trouble is a 503 with a time to come back: %j', async (cause, body, retryAfter) => {
  expect(await answerTo(failedQuery(cause))).toEqual({ status: 503, body, retryAfter });
});

test('no connection from the pool is the same, whatever the reason', async () => {
  const cause = Object.assign(new Error('connect EACCES'), { code: 'EACCES' });
  expect(await answerTo(new DatabaseAway('The database cannot be reached', { cause }))).toMatchObject({
    status: 503,
    body: away,
  });
});

test('somebody else who hangs up or cannot be reached says nothing of the database', async () => {
  const hungUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  expect(await answerTo(hungUp)).toMatchObject({ status: 400 });
  const unreachable = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  expect(await answerTo(unreachable)).toMatchObject({ status: 500 });
});
