import type { Proposal } from '../../../contract.ts';
import { changedCardPrefix, stillOpenPrefix } from '../../decision/decision-text.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context } from '../reader.ts';
import { denialIn } from './denied.ts';
import { valuesOf } from './target.ts';
import { isIdle, type Led } from './words.ts';

/** 'and' adds something, or goes on correcting: 'and Sunday, not Saturday', 'make it 4' and then 'and on Thursday'. */

const oneMore = /\b(?:too|also|as well|another|one|same|more|again)\b/i;

export function meantInstead(led: Led, cards: readonly Proposal[], context: Context): Led {
  const isInstead = led.isFurther && (deniesIt(led, cards) || correctsOn(led, context));
  return isInstead ? { ...led, isFurther: false, isCorrection: true } : led;
}

/** Of a list only what is on it can be denied. */
function deniesIt({ text }: Led, cards: readonly Proposal[]): boolean {
  const denied = denialIn(text)?.denied.toLowerCase();
  return (
    denied !== undefined &&
    cards.some(
      (card) => !card.tool.endsWith('_groceries') || String(valuesOf(card).lines).toLowerCase().includes(denied),
    )
  );
}

/** Right after a correction a day or an hour alone is one more of the same card. */
function correctsOn({ text }: Led, { asked, household }: Context): boolean {
  const { when, people, bare } = clauseOf(text, household, asked);
  return (
    [changedCardPrefix, stillOpenPrefix].some((words) => asked.past.at(-1)?.answer?.includes(words)) &&
    !oneMore.test(asked.message) &&
    (when.date ?? when.time) !== undefined &&
    people.length === 0 &&
    isIdle(bare)
  );
}
