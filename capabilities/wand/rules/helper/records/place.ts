import { capital } from '#core/capital.ts';
import { isPlace, placeWords } from '../calendar/spoken-words.ts';
import { tokensOf } from '../when/tokens.ts';
import { spelled } from '../words/said.ts';
import { meaningOf } from './find-record.ts';
import type { Kept } from './kept-records.ts';
import type { Piece } from './pieces.ts';

const marks = ['at', 'in', 'to', '@', 'on'];
/** 'with Dr. Lee' is where it is. */
const titled = /^(?:dr|doctor|mr|mrs|ms|miss|nurse)$/;
/** 'the location of the haircut is', 'swim class, place:' */
const named = /\b(?:location|place|venue|address)\b/;

/** 'at the town hall': from the small word on, as far as the strange words go. */
export function placeFrom(
  strange: readonly Piece[],
  words: readonly Piece[],
  lower: string,
  text: string,
): { first: number; name: string; isNamed: boolean } | undefined {
  const tokens = tokensOf(lower);
  let last = strange.at(-1)?.next ?? 0;
  // 'Smile Clinic' is a name to its end.
  while (words.some(({ first }) => first === last) || placeWords.test(tokens[last]?.word ?? '')) last++;
  const upTo = tokens.slice(0, (strange[0]?.first ?? 0) + 1).map(({ word }) => word);
  const isNamed = named.test(upTo.join(' '));
  const isSomebody = titled.test(upTo.at(-1) ?? '');
  const leading = [...marks, ...(isNamed ? ['is', ':'] : []), ...(isSomebody ? ['with'] : [])];
  const at = Math.max(...leading.map((word) => upTo.lastIndexOf(word)));
  const name = spelled(text, lower.slice(tokens[at + 1]?.from, tokens[last - 1]?.to));
  const isHour = /^\d/.test(name) && (!placeWords.test(name) || / and /.test(name));
  const isSaid = isNamed || upTo[at] === 'at' || upTo[at] === '@' || upTo[at] === 'with' || isPlace(name);
  const isWhere = at > 0 && last - at <= 6 && !isHour && isSaid;
  return isWhere ? { first: at, name: capital(name.replace(/^the /i, '')), isNamed } : undefined;
}

const notThere =
  /\b(?:isn't|isnt|not|no longer|aren't|won't be|moved from)(?: being| going to be| held| taking place| happening)? (?:at|in) /;

/** 'The dentist isn't at Dr. Kim anymore': it is still to be, but elsewhere. */
export function leavesPlace({ record }: Kept, lower: string): boolean {
  const found = notThere.exec(lower);
  const place = 'location' in record ? meaningOf(record.location ?? '') : [];
  const behind = found ? meaningOf(lower.slice(found.index + found[0].length)) : [];
  return place.length > 0 && place.every((word) => behind.includes(word));
}
