import { expect, test } from 'vitest';
import { opened, sealed } from './seal.ts';

test('what is sealed shows nothing, and opens with its secret only', () => {
  const text = '/invite/a-token?x=ä';
  const seal = sealed(text, 'hers');
  expect(seal).not.toContain('invite');
  expect(Buffer.from(seal, 'base64url').toString('latin1')).not.toContain('invite');
  expect(sealed(text, 'hers')).not.toBe(seal);
  expect(opened(seal, 'hers')).toBe(text);
  expect(() => opened(seal, 'another')).toThrow();
  expect(() => opened(`${seal.slice(0, -2)}AA`, 'hers')).toThrow();
  expect(() => opened('', 'hers')).toThrow();
});
