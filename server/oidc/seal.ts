import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

const keyOf = (secret: string) => createHash('sha256').update(`seal ${secret}`).digest();

/** A text that only whoever has the secret can read again. */
export function sealed(text: string, secret: string) {
  const nonce = randomBytes(nonceLength);
  const seal = createCipheriv(cipher, keyOf(secret), nonce);
  const content = Buffer.concat([seal.update(text, 'utf8'), seal.final()]);
  return Buffer.concat([nonce, seal.getAuthTag(), content]).toString('base64url');
}

/** Throws when the text was sealed with another secret, or changed. */
export function opened(text: string, secret: string) {
  const bytes = Buffer.from(text, 'base64url');
  const contentAt = nonceLength + tagLength;
  const seal = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  seal.setAuthTag(bytes.subarray(nonceLength, contentAt));
  return Buffer.concat([seal.update(bytes.subarray(contentAt)), seal.final()]).toString('utf8');
}
