import { plainWord } from '../plain-words.ts';
import type { Talk } from './conversation.ts';
import { foundIn } from './find/found.ts';
import { isOpening } from './rank/asides.ts';
import type { Step } from './steps.ts';

/** 'no wait, leave it, I'll calm down': leaves what was shown or asked last, whatever reason follows. */

const hesitating = /^(?:(?:no|oh|wait|hold on|hang on|actually|you know what)[, ]+)+/i;
const longest = 5;
const subject = /^(?:[,.;!]|(?:i|i'm|i'll|we|we'll|he|she|they|it's|that's)\b)/i;

export function declined({ asked, family, open, memory }: Talk): Step[] | undefined {
  const cards = asked.past.at(-1)?.proposals.filter(({ id }) => open.some((one) => one.id === id)) ?? [];
  if (cards.length === 0 && !memory.waiting?.isDoubt) return undefined;
  const text = asked.message.replace(hesitating, '');
  const words = text.split(' ');
  for (let count = Math.min(longest, words.length - 1); count > 0; count--) {
    const said = words.slice(0, count).join(' ');
    const reason = text.slice(said.length).trim();
    if (plainWord(said) === 'no' && isReason(/[,.;!]$/.test(said) ? `, ${reason}` : reason, family))
      return [
        ...cards.map(({ id }): Step => ({ kind: 'drop', id })),
        { kind: 'answer', text: 'All right, I left it.' },
      ];
  }
  return undefined;
}

/** Somebody does something, or another sentence begins, and nothing is asked for. */
function isReason(text: string, family: Talk['family']): boolean {
  const { when, words, meanings, mentions } = foundIn(text, family);
  const asks = meanings.some(({ meaning }) => isOpening(meaning)) || words.some(({ word }) => /^\d|\?/.test(word));
  const tells = subject.test(text) || mentions.some(({ first }) => first === 0);
  return tells && !asks && when.every(({ kind }) => kind === 'other');
}
