import type { Proposal } from '../../../contract.ts';
import { lastMemory, namesOf } from '../../decision/conversation-cards.ts';
import type { Values } from '../../tools/tool.ts';
import type { Context, Step } from '../reader.ts';
import { denialIn } from './denied.ts';
import { evidence } from './evidence.ts';
import { whichOf } from './list.ts';
import { leftOut, pointedAt } from './several.ts';
import { dayOfSpan } from './span.ts';
import { type Target, targetOf } from './target.ts';
import type { Led } from './words.ts';

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
    return values && !isOwnRequest(target, values, led, message) ? [{ target, values }] : [];
  });
  const named = changes.filter(({ target }) => isNamedIn(message, target.subject));
  const denied = changes.filter(({ target }) => isDenied(target, led, context));
  // "Leo's at 11" is of the card that is Leo's.
  const owned = changes.filter(({ target, values: { childId, ...more } }) =>
    Boolean(childId && Object.keys(more).length > 0 && standsOn(target, { childId })),
  );
  const { changed = [] } = lastMemory(context.asked.past) ?? {};
  const again = changes.filter(({ target }) => changed.includes(target.card.id));
  const [only, ...others] = [named, denied, owned, again].find(({ length }) => length === 1) ?? changes;
  if (!only) return undefined;
  if (others.length === 0) {
    const values = dayOfSpan(only.target, only.values, led, context);
    return [values ? only.target.changedBy(values, message) : { kind: 'answer', text: whichDay }];
  }
  return [whichOf(namesOf(changes.map(({ target }) => target.card)))];
}

/** 'dentist for Leo on Friday at 4', after Mia's: of somebody else, and whole. */
function isOwnRequest(target: Target, values: Values, led: Led, message: string): boolean {
  const { childId, date } = values;
  const isLoose = !led.isCorrection && !led.isFurther && !led.saysIt;
  return Boolean(isLoose && childId && date && !standsOn(target, { childId }) && isNamedIn(message, target.subject));
}

const whichDay = 'Is that the first day or the last one? Please say ‘from’ or ‘until’, or change it right on its card.';

/** 'Sunday, not Saturday' is of the card on which Saturday stands. */
function isDenied(target: Target, led: Led, context: Context): boolean {
  const denied = denialIn(led.text)?.denied;
  const values = denied ? evidence(target, { ...led, text: denied }, context) : undefined;
  return values !== undefined && standsOn(target, values);
}

function standsOn({ fields }: Target, values: Values): boolean {
  return Object.entries(values).every(([name, value]) => {
    const field = fields.find((one) => one.name === name);
    const label = field?.options.find((one) => one.value === field.value)?.label;
    return JSON.stringify(value) === JSON.stringify(field?.value) || value === label;
  });
}

/** 'and make it 4', 'and note that ...', 'and it's at the mall' */
const isSaidOfIt = (text: string) =>
  /^(at|in|with|note|add a note|write|jot|put|set|call|it|the|by|until|(?:change|make|update) (?:the|its))\b|^(?:to )?\d/i.test(
    text,
  );

const isNamedIn = (message: string, subject: string) =>
  subject !== '' &&
  subject
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && message.toLowerCase().includes(word));
