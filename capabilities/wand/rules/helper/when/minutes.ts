import { numberOf, type Read, standsAt, type Token } from './tokens.ts';

/** Lengths in minutes: '45 min', 'an hour and a half', 'half an hour', '1.5 hours', '1 hour 30 minutes'. */

const minute = 'min|mins|minute|minutes';
const hour = 'hour|hours|hr|hrs';
const about = 'about|around|roughly|approximately|approx|like|maybe|some';

export function minutesAt(tokens: readonly Token[], from: number): Read<number> | undefined {
  const at = standsAt(tokens, from, about) ? from + 1 : from;
  if (standsAt(tokens, at, 'half', 'an', 'hour')) return { next: at + 3, is: 30 };
  const word = tokens[at]?.word ?? '';
  const count = /^\d\.\d{1,2}$/.test(word) ? Number(word) : numberOf(word);
  if (!count) return undefined;
  if (standsAt(tokens, at + 1, minute)) return { next: at + 2, is: count };
  if (!standsAt(tokens, at + 1, hour))
    return standsAt(tokens, at + 1, 'and', 'a', 'half', hour) ? { next: at + 5, is: count * 60 + 30 } : undefined;
  if (standsAt(tokens, at + 2, 'and', 'a', 'half')) return { next: at + 5, is: count * 60 + 30 };
  const more = standsAt(tokens, at + 2, 'and') ? at + 3 : at + 2;
  const minutes = standsAt(tokens, more + 1, minute) ? numberOf(tokens[more]?.word) : undefined;
  return minutes ? { next: more + 2, is: count * 60 + minutes } : { next: at + 2, is: count * 60 };
}
