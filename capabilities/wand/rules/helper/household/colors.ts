import { taken, thingsIn, wordSet } from '../guards/left-over.ts';

/** Which colours a child likes. Texts come without the child. */

const colorWords = wordSet(
  'favorite favourite favorites favourites fave fav color colour colors colours prefer prefers switched new add remove take delete off being likes loves like love save week month',
);
export const isColor =
  /^(?:(?:light|dark|bright|hot|baby|navy|sky) )?(?:red|blue|green|yellow|purple|pink|orange|black|white|brown|grey|gray|teal|turquoise|gold|silver|violet|lilac|lavender|navy|mint|rainbow|beige|magenta|coral|peach)$/i;

/** What is liked, or is no longer. */
export interface Taste {
  named: string[];
  isColor: boolean;
  isOver: boolean;
}

export function colorIn(said: string): Taste | undefined {
  const saysSo = /\bcolou?rs?\b/i.test(said);
  if (!saysSo && !/\bfav(?:e|ou?rites?)?\b|\bprefers?\b/i.test(said)) return undefined;
  const { rest, isThere } = taken(said, [/\bno longer\b|\bnot\b|\bisn'?t\b|^(?:remove|take|delete)\b/gi]);
  const named = thingsIn(rest, colorWords);
  return named?.every((one) => (saysSo ? one.split(' ').length < 3 : isColor.test(one)))
    ? { named, isColor: true, isOver: isThere }
    : undefined;
}

const switched = [
  /\bfrom ([a-z]{3,12}) to ([a-z]{3,12})(?: now)?$/i,
  /\b([a-z]{3,12})(?: now)?,? (?:not|instead of|no longer) ([a-z]{3,12})(?: any ?more)?$/i,
];
/** 'favorite color changed from pink to green', '... is green now, not pink' */
export function otherColor(said: string): Taste[] | undefined {
  const [, first = '', second = ''] = switched.map((one) => one.exec(said)).find(Boolean) ?? [];
  if (!/\bcolou?r\b/i.test(said) || !isColor.test(first) || !isColor.test(second)) return undefined;
  const [old, now] = /\bfrom /i.test(said) ? [first, second] : [second, first];
  return [
    { named: [old], isColor: true, isOver: true },
    { named: [now], isColor: true, isOver: false },
  ];
}
