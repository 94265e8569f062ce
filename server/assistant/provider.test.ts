import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { chooseProvider, isConfigured } from './provider.ts';

const gemini = { GEMINI_API_KEY: 'g' };
const openai = { OPENAI_API_KEY: 'o' };
const compatible = { AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
const all = { ...gemini, ...openai, ...compatible };
const wanting = (AI_PROVIDER: string, keys = {}) => ({ AI_PROVIDER, ...keys });

test.each([
  ['nothing', 'builtin', {}],
  ['a Gemini key', 'gemini', gemini],
  ['an OpenAI key', 'openai', openai],
  ['a compatible server', 'compatible', compatible],
  ['a key for a compatible server without its address', 'builtin', { AI_API_KEY: 'k' }],
  ['blank keys', 'builtin', { GEMINI_API_KEY: ' ', OPENAI_API_KEY: '' }],
  ['everything', 'gemini', all],
  ['everything but Gemini', 'openai', { ...openai, ...compatible }],
])('where no provider is named, %s makes it %s', (_given, provider, environment) => {
  expect(chooseProvider(readConfig(environment).ai)).toEqual({ provider, unavailable: null });
});

test.each(['gemini', 'openai', 'compatible', 'builtin'])('%s is followed when everything is there', (wish) => {
  expect(chooseProvider(readConfig(wanting(wish, all)).ai)).toEqual({ provider: wish, unavailable: null });
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
])('%s cannot be followed with only %j: %s answers, and it is said', (wish, keys, provider) => {
  expect(chooseProvider(readConfig(wanting(wish, keys)).ai)).toEqual({ provider, unavailable: wish });
});

test('the built-in helper can be wished for without anything else', () => {
  expect(chooseProvider(readConfig(wanting('builtin')).ai)).toEqual({ provider: 'builtin', unavailable: null });
});

test.each([
  ['gemini', gemini],
  ['openai', openai],
  ['compatible', compatible],
  ['builtin', {}],
] as const)(
  '%s is configured with its own part and, but for the built-in one, not without',
  (provider, environment) => {
    expect(isConfigured(readConfig(environment).ai, provider)).toBe(true);
    expect(isConfigured(readConfig({}).ai, provider)).toBe(provider === 'builtin');
  },
);
