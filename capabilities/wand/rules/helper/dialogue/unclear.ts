import { changedCardPrefix } from '../../decision/decision-text.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { isIdle, type Led } from './words.ts';

/** Where it could be said of anything. */
export const unclear = ({ asked }: Pick<Context, 'asked'>): Step => ({
  kind: 'answer',
  text: `I did not understand ‘${asked.message.trim()}’. Please say the whole of it.`,
});

const insisting =
  /\b(?:i meant?|instead|rather|not)\b|^(?:no|nope|sorry|oops|whoops)[,;.]? (?!worries|problem|thanks|thank|need|way|idea|rush)/i;
const mostOfThing = 4;

/** Where it could be anything nothing is guessed. */
export function notWhole(led: Led, { asked, household }: Context): Step[] | undefined {
  const { when, people, bare } = clauseOf(led.text, household, asked);
  // 'and her clothing size is 128' says itself of whom and what.
  const isMore =
    /^(and|also|plus) (?!(?:his|her|their) )/i.test(asked.message.trim()) && !beginsRequest(asked.message, '', true);
  const isDated = when.date !== undefined || when.time !== undefined;
  const last = asked.past.at(-1);
  const isLatest = last !== undefined && (last.proposals.length > 0 || !!last.answer?.startsWith(changedCardPrefix));
  // A day or a person alone is about what was said before, and never something new.
  const isOnlyValue = isLatest && isIdle(bare) && (isDated || people.length > 0);
  // Nor is what she meant instead.
  const isInstead = insisting.test(asked.message) && !isDated && led.text.split(' ').length <= mostOfThing;
  const isOther = isLatest && isInstead && !beginsRequest(led.text, '', true);
  return (isMore && !isDated) || isOnlyValue || isOther ? [unclear({ asked })] : undefined;
}
