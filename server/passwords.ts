import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

// A hash takes 19 MB and a thread; beyond a couple at once they would only slow each other and everybody else.
const atMostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atMostAtOnce) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// The same letter can be typed as one character or as two.
const message = (password: string) => password.normalize('NFKC');

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const encoded = (salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;

/** Answers the PHC text to store. Count the attempt before you call this. */
export async function hashPassword(password: string) {
  const nonce = randomBytes(saltLength);
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: message(password), nonce, tagLength }));
  return encoded(nonce, tag);
}

// Nobody's password has this hash, and comparing with it takes as long as with a real one.
const hashOfNobody = encoded(randomBytes(saltLength), randomBytes(tagLength));

/** Takes equally long for an unknown account (`undefined`) as for a wrong password. */
export async function isPassword(password: string, stored: string | undefined) {
  const [, , , parameters = '', salt = '', tag = ''] = (stored ?? hashOfNobody).split('$');
  const { m, t, p } = Object.fromEntries(parameters.split(',').map((it) => it.split('=')));
  const expected = Buffer.from(tag, 'base64');
  const actual = await inTurn(() =>
    derive('argon2id', {
      message: message(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(m),
      passes: Number(t),
      parallelism: Number(p),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected);
}
