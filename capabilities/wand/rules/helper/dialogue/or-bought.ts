import { isShopped } from '../groceries/words.ts';
import type { Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { ledBy } from './words.ts';

const adding = /^(?:add|put|note)(?: down)? (.{2,40})$/i;

/** 'add milk', after it was asked who is allergic to what: what is bought may be one more allergy, or nothing of the kind. */
export function orBought(message: string, made: Extract<Step, { kind: 'propose' }>, of: string): Step | undefined {
  const food = adding.exec(withoutPoliteness(message).replace(/\?$/, ''))?.[1];
  if (!food || !isShopped(food) || ledBy(message).isFurther) return undefined;
  const choices = [
    { label: `allergy of ${of}`, tool: made.tool, values: made.values },
    { label: 'grocery list', tool: 'add_groceries', values: { lines: [food] } },
  ];
  const question = `Is ${food} for the grocery list, or an allergy of ${of}?`;
  return { kind: 'ask', question, waiting: { kind: 'choice', choices, quote: message } };
}
