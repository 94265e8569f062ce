import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

const keyOf = (secret: string) => createHash('sha256').update(`seal ${secret}`).digest();

/** Encrypts a text with a key derived from the secret. */
export function seal(text: string, secret: string) {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** Decrypts a sealed text. Throws if it was sealed with another secret or was modified. */
export function unseal(text: string, secret: string) {
  const bytes = Buffer.from(text, 'base64url');
  const contentOffset = nonceLength + tagLength;
  const cipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  cipher.setAuthTag(bytes.subarray(nonceLength, contentOffset));
  return Buffer.concat([cipher.update(bytes.subarray(contentOffset)), cipher.final()]).toString('utf8');
}
