import { describe, expect, test } from 'vitest';
import { sampleDay, sampleLook } from '#testing/wand-sample-look.ts';
import type { BrainRequest } from '../rules/tools/brain.ts';
import type { Brain } from './chat-store.ts';
import { createHelper } from './helper-store.ts';
import { createNoteReader } from './note-store.ts';

const open = new AbortController().signal;
/** Threads refuse all work once the server is closing, so any answer comes from the main thread. */
const withoutThreads = AbortSignal.abort();

async function answerTo(helper: Brain, message: string) {
  const request = { ...sampleDay, look: sampleLook, message, past: [] } as unknown as BrainRequest;
  let content = '';
  for await (const piece of helper(request, open, undefined as never, Promise.resolve()))
    if ('content' in piece) content += piece.content;
  return content;
}

describe('the built-in helper', () => {
  const helper = createHelper(withoutThreads);

  test('answers a short sentence on the main thread', async () => {
    expect(await answerTo(helper, 'thank you')).not.toBe('');
  });

  test.each([
    ['a long message', `add ${'milk and '.repeat(14)}bread`],
    ['a message on several lines', 'add milk\nadd eggs'],
    ['question marks', '? '.repeat(1_000)],
  ])('leaves %s to a thread', async (_what, message) => {
    await expect(answerTo(helper, message)).rejects.toThrow();
  });

  test('asks for smaller pieces if the message is too long', async () => {
    expect(await answerTo(helper, 'milk, '.repeat(1_000))).toBe(
      "That's a lot at once! Send it to me in smaller pieces, or drop it in as a file and I'll look for dates in it.",
    );
  });
});

describe('the note reader', () => {
  const reader = createNoteReader(withoutThreads);
  const newsletter =
    'Dear families,\nMovie night is on Friday, December 4 at 6 pm in the gym.\nBook fair Nov 30 - Dec 4\n';

  test('reads in a thread, and treats an unreadable note as empty', async () => {
    const file = { name: 'news.txt', text: newsletter };
    const about = { today: '2026-11-16', timeZone: 'UTC', children: [] };
    expect(await reader.read(file, about)).toEqual({ text: '', inCalendars: [], inText: [] });
    const closing = new AbortController();
    const { inText } = await createNoteReader(closing.signal).read(file, about);
    closing.abort();
    expect(inText.map(({ title }) => title)).toEqual(['Movie night', 'Book fair']);
  });

  test('recognizes a short note on the main thread, and a long one in a worker thread', async () => {
    expect(await reader.isNote('dentist for Mia tomorrow at 3')).toBe(false);
    expect(await reader.isNote(newsletter)).toBe(true);
    // Without a thread it can't be checked, and a note is the safe guess.
    expect(await reader.isNote('tell me a story '.repeat(100))).toBe(true);
  });
});
