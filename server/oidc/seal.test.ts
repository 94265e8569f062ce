import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('a sealed text is unreadable and can only be unsealed with its secret', () => {
  const text = '/invite/a-token?x=ä';
  const sealed = seal(text, 'its secret');
  expect(sealed).not.toContain('invite');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('invite');
  expect(seal(text, 'its secret')).not.toBe(sealed);
  expect(unseal(sealed, 'its secret')).toBe(text);
  expect(() => unseal(sealed, 'another')).toThrow();
  expect(() => unseal(`${sealed.slice(0, -2)}AA`, 'its secret')).toThrow();
  expect(() => unseal('', 'its secret')).toThrow();
});
