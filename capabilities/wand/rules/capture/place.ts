import { trimEdges } from './title.ts';

const rooms =
  /\b(?:room|gym|gymnasium|library|cafeteria|hall|auditorium|field|court|park|church|center|centre|school|office|yard|floor|basement|house|pool|studio|theat(?:er|re)|playground|turf|rink|museum|zoo|stage|classroom|lobby|street|road|avenue|ave|st)\b/i;
export const isRoom = (part: string) =>
  rooms.test(part) &&
  part.split(' ').length <= 6 &&
  !/\b(?:please|bring|is|are|we|from|with|no|after|before|during|and|wear)\b/i.test(part);

/** 'Where: Little Gym' */
export const placeLabel = /^(?:where|place|location|venue|address)\s?[:–-]\s?/i;

/** Where it is, from the words that follow the day and the time: ', library', 'in the school yard', 'at Rollerland'. */
export function placeIn(after: readonly string[]): string | undefined {
  for (const words of after) {
    const named = /\b(?:at|in)\s(the\s[^,.;:!?()]{2,40}|\p{Lu}[^,.;:!?()]{1,40})/u.exec(words)?.[1];
    if (named && !/^the (?:morning|afternoon|evening|end|beginning|meantime|usual|same|week|first|last)/.test(named))
      return placeName(named.split(/\s(?:and|for|with|to|on|from|at|before)\s/)[0] ?? '');
    const part = words
      .split(/[,;()]/)
      .map(trimEdges)
      .find(isRoom);
    if (part) return placeName(part);
  }
  return undefined;
}

export function placeName(words: string): string {
  const name = trimEdges(words).replace(/^(?:same place, )?the\s/i, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
