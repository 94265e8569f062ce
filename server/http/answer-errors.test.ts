import { expect, test } from 'vitest';
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
const failedQuery = (cause: object) =>
  Object.assign(new Error("Failed query: insert into children values ('Mia')"), { cause });

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
