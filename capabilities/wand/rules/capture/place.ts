import { trimEdges } from './title-leads.ts';

const roomPattern =
  /\b(?:room|gym|gymnasium|library|cafeteria|hall|auditorium|field|court|park|church|center|centre|school|office|yard|floor|basement|house|pool|studio|theat(?:er|re)|playground|turf|rink|museum|zoo|stage|classroom|lobby|street|road|avenue|ave|st)\b/i;
/** '14 Mill Lane' */
const addressPattern = /^\d{1,5}\s\p{Lu}\p{Ll}{2,20}\s(?:Lane|Ln|Drive|Blvd|Court|Ct|Way|Hwy|Place|Circle)\b/u;
export const isRoom = (part: string) =>
  (roomPattern.test(part) || addressPattern.test(part)) &&
  part.split(' ').length <= 6 &&
  (!part.includes(',') || /\d/.test(part)) &&
  !/\$|\b(?:please|bring|is|are|we|from|with|no|after|before|during|and|wear|closed|closes|open|opens|begins|starts|ends|resumes|return|returns|should|must|will|arrive|meet|day)\b/i.test(
    part,
  );

/** 'Where: Little Gym' */
export const placeLabelPattern = /^(?:\p{L}{1,15}\s)?(?:where|place|location|venue|address)\s?[:–-]\s?/iu;

/** The place, from the words after the day and the time: ', library', 'in the school yard', 'at Rollerland'. */
export function placeIn(after: readonly string[]): string | undefined {
  for (const said of after) {
    const words = said.replace(/\bSt\.\s/, 'St ');
    const named = /\b(?:at|in)\s(the\s[^,.;:!?()]{2,40}|\p{Lu}[^,.;:!?()]{1,40})/u.exec(words)?.[1];
    if (named && !/^the (?:morning|afternoon|evening|end|beginning|meantime|usual|same|week|first|last)/.test(named))
      return placeName(named.split(/\s(?:and|for|with|to|on|from|at|before|is|are|will|by)\b/)[0] ?? '');
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
