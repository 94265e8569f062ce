import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { chooseProvider, isConfigured } from './provider.ts';

const gemini = { GEMINI_API_KEY: 'g' };
const openai = { OPENAI_API_KEY: 'o' };
const compatible = { AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
const all = { ...gemini, ...openai, ...compatible };
const withProvider = (AI_PROVIDER: string, keys = {}) => ({ AI_PROVIDER, ...keys });

test.each([
  ['no key', 'builtin', {}],
  ['a Gemini key', 'gemini', gemini],
  ['an OpenAI key', 'openai', openai],
  ['a compatible server', 'compatible', compatible],
  ['a key for a compatible server without its address', 'builtin', { AI_API_KEY: 'k' }],
  ['blank keys', 'builtin', { GEMINI_API_KEY: ' ', OPENAI_API_KEY: '' }],
  ['everything', 'gemini', all],
  ['everything but Gemini', 'openai', { ...openai, ...compatible }],
])('if AI_PROVIDER is not set, %s selects %s', (_given, provider, environment) => {
  expect(chooseProvider(readConfig(environment).ai)).toEqual({ provider, unavailable: null });
});

test.each(['gemini', 'openai', 'compatible', 'builtin'])('AI_PROVIDER=%s is used if it is configured', (wanted) => {
  expect(chooseProvider(readConfig(withProvider(wanted, all)).ai)).toEqual({ provider: wanted, unavailable: null });
});

test.each([
  ['gemini', {}, 'builtin'],
  ['gemini', openai, 'openai'],
  ['gemini', compatible, 'compatible'],
  ['openai', {}, 'builtin'],
  ['openai', gemini, 'gemini'],
  ['openai', { ...gemini, ...compatible }, 'gemini'],
  ['compatible', {}, 'builtin'],
  ['compatible', { AI_API_KEY: 'k' }, 'builtin'],
  ['compatible', { ...gemini, ...openai }, 'gemini'],
  ['compatible', openai, 'openai'],
])('AI_PROVIDER=%s with only %j falls back to %s and is reported as unavailable', (wanted, keys, provider) => {
  expect(chooseProvider(readConfig(withProvider(wanted, keys)).ai)).toEqual({ provider, unavailable: wanted });
});

test('AI_PROVIDER=builtin needs no other variable', () => {
  expect(chooseProvider(readConfig(withProvider('builtin')).ai)).toEqual({ provider: 'builtin', unavailable: null });
});

test.each([
  ['gemini', gemini],
  ['openai', openai],
  ['compatible', compatible],
  ['builtin', {}],
] as const)('%s is configured if its key or URL is set, and the built-in helper always is', (provider, environment) => {
  expect(isConfigured(readConfig(environment).ai, provider)).toBe(true);
  expect(isConfigured(readConfig({}).ai, provider)).toBe(provider === 'builtin');
});
