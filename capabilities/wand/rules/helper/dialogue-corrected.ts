import type { Proposal } from '../../contract.ts';
import { evidence } from './dialogue-evidence.ts';
import { leftOut, pointedAt } from './dialogue-several.ts';
import { targetOf } from './dialogue-target.ts';
import type { Led } from './dialogue-words.ts';
import type { Context, Step } from './reader.ts';
import { listed } from './words.ts';

/** Another value for a card: 'make it 4', 'the first one at 4', 'both on Sunday'. */

export async function corrected(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const pointed = pointedAt(cards, led);
  if (!pointed) return (await changedBy(cards, led, context)) ?? leftOut(cards, context.asked.message);
  const steps = await Promise.all(pointed.cards.map((card) => changedBy([card], pointed.led, context)));
  return steps.every((one) => one !== undefined) ? steps.flat() : undefined;
}

async function changedBy(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const { message } = context.asked;
  const targets = (await Promise.all(cards.map((card) => targetOf(card, context)))).filter((one) => one !== undefined);
  const changes = targets.flatMap((target) => {
    const isOfIt = !led.isFurther || led.saysIt || isSaidOfIt(led.text);
    const values = isOfIt ? evidence(target, led, context) : undefined;
    return values ? [{ target, values }] : [];
  });
  const named = changes.filter(({ target }) => isNamedIn(message, target.subject));
  const [only, ...others] = named.length === 1 ? named : changes;
  if (only && others.length === 0) return [only.target.changedBy(only.values, message)];
  if (!only) return undefined;
  const subjects = changes.map(({ target }) => target.subject);
  return [
    { kind: 'answer', text: `Which one do you mean, ${listed(subjects, 'or')}? You can change it right on its card.` },
  ];
}

/** 'and make it 4', 'and note that ...', 'and it's at the mall' */
const isSaidOfIt = (text: string) =>
  /^(at|in|with|note|add a note|write|jot|put|set|call|it|the|by|until)\b|^(?:to )?\d/i.test(text);

const isNamedIn = (message: string, subject: string) =>
  subject !== '' &&
  subject
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && message.toLowerCase().includes(word));
