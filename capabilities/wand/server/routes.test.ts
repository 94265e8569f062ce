import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import type { Piece } from '../contract.ts';

const { signUp } = await testApp();

const piecesOf = (text: string) =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Piece);

describe('what is said', () => {
  test('comes as lines that start with data: and end with [DONE]', async () => {
    const mother = await signUp();
    const { status, text, headers } = await mother.post('/api/wand/chat', { message: 'blue monkeys sideways' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(text.split('\n\n').every((line) => line === '' || line.startsWith('data: '))).toBe(true);
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(piecesOf(text)).toContainEqual({ content: expect.any(String) });
  });

  test('is refused if it is blank', async () => {
    const mother = await signUp();
    for (const message of ['', '   ', null, 5])
      expect(await mother.post('/api/wand/chat', { message })).toMatchObject({ status: 400 });
  });
});
