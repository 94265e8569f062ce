import { describe, expect, test } from 'vitest';
import { sampleDay, sampleLook } from '#testing/wand-sample-look.ts';
import type { Asked } from '../rules/tools/brain.ts';
import type { Answering } from './chat-store.ts';
import { createHelper } from './helper-store.ts';
import { createNoteReader } from './note-store.ts';

const open = new AbortController().signal;
/** No thread does any work once everything closes, so what is answered all the same was read here. */
const withoutThreads = AbortSignal.abort();

async function said(helper: Answering, message: string) {
  const asked = { ...sampleDay, look: sampleLook, message, past: [] } as unknown as Asked;
  let content = '';
  for await (const piece of helper(asked, open, undefined as never, Promise.resolve()))
    if ('content' in piece) content += piece.content;
  return content;
}

describe('the built-in helper', () => {
  const helper = createHelper(withoutThreads);

  test('answers a sentence of an everyday length at once', async () => {
    expect(await said(helper, 'thank you')).not.toBe('');
  });

  test.each([
    ['a long one', `add ${'milk and '.repeat(14)}bread`],
    ['one on several lines', 'add milk\nadd eggs'],
    ['question marks', '? '.repeat(1_000)],
  ])('leaves %s to a thread', async (_what, message) => {
    await expect(said(helper, message)).rejects.toThrow();
  });

  test('asks for less where it is too much to be a sentence', async () => {
    expect(await said(helper, 'milk, '.repeat(1_000))).toBe(
      "That's a lot at once! Send it to me in smaller pieces, or drop it in as a file and I'll look for dates in it.",
    );
  });
});

describe('a note', () => {
  const reader = createNoteReader(withoutThreads);
  const newsletter =
    'Dear families,\nMovie night is on Friday, December 4 at 6 pm in the gym.\nBook fair Nov 30 - Dec 4\n';

  test('is read in a thread, and one that cannot be read has nothing in it', async () => {
    const file = { name: 'news.txt', text: newsletter };
    const about = { today: '2026-11-16', timeZone: 'UTC', children: [] };
    expect(await reader.read(file, about)).toEqual({ text: '', inCalendars: [], inText: [] });
    const closing = new AbortController();
    const { inText } = await createNoteReader(closing.signal).read(file, about);
    closing.abort();
    expect(inText.map(({ title }) => title)).toEqual(['Movie night', 'Book fair']);
  });

  test('is known at once where it is short, and what is long is looked through in a thread', async () => {
    expect(await reader.isNote('dentist for Mia tomorrow at 3')).toBe(false);
    expect(await reader.isNote(newsletter)).toBe(true);
    // Without a thread nobody knows, and a note is the harmless guess.
    expect(await reader.isNote('tell me a story '.repeat(100))).toBe(true);
  });
});
