import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordCost as cost } from './password-cost.ts';

const deriveKey = promisify(argon2);
const saltLength = 16;
const tagLength = 32;

// Each hash takes 19 MB and a thread, so running more than two at a time only slows down everything.
const maxConcurrent = 2;
let runningCount = 0;
const waitingResolvers: (() => void)[] = [];

async function limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (runningCount < maxConcurrent) runningCount += 1;
  else await new Promise<void>((go) => waitingResolvers.push(go));
  try {
    return await work();
  } finally {
    const next = waitingResolvers.shift();
    if (next) next();
    else runningCount -= 1;
  }
}

// Normalized because a letter such as é can be one code point or two.
const normalizePassword = (password: string) => password.normalize('NFKC');

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const phcString = (salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;

/** Returns the PHC string to store. Count the attempt before calling this. */
export async function hashPassword(password: string) {
  const nonce = randomBytes(saltLength);
  const tag = await limitConcurrency(() =>
    deriveKey('argon2id', { ...cost, message: normalizePassword(password), nonce, tagLength }),
  );
  return phcString(nonce, tag);
}

// Matches no password, but comparing with it takes as long as with a real hash.
const dummyHash = phcString(randomBytes(saltLength), randomBytes(tagLength));

/** Takes as long for an unknown account (`undefined`) as for a wrong password. */
export async function verifyPassword(password: string, stored: string | undefined) {
  const [, , , parameters = '', salt = '', tag = ''] = (stored ?? dummyHash).split('$');
  const { m, t, p } = Object.fromEntries(parameters.split(',').map((it) => it.split('=')));
  const expected = Buffer.from(tag, 'base64');
  const actual = await limitConcurrency(() =>
    deriveKey('argon2id', {
      message: normalizePassword(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(m),
      passes: Number(t),
      parallelism: Number(p),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected);
}
