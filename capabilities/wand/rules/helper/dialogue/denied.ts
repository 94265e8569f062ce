/** What she says that it is not, beside what it is. */

/** 'not Mia, Leo', 'not Mia it's Leo', 'not for Mia but for Leo' */
const ahead =
  /^(?:no[,;]? )?not ((?:for |on |at |in |with )?(?:the (?!\d)|an? )?)([^,;]{1,40}?)(?:[,;] | - | (?=but |it'?s |it is ))(?:but )?(?:it'?s |it is |i meant? )?(.{1,60})$/i;
const lead = /^(?:for |on |at |in |with )?(?:the (?!\d)|an? )?/i;
const marks = [', not ', ' not ', ' instead of ', ' rather than '];

/** 'Leo, not Mia', 'not Mia, Leo', 'Leo instead of Mia' */
export function withoutDenied(text: string): string {
  const rest = text
    .replace(/^.{1,40} but (?:i |we )?(?:meant?|want(?:ed)?|need)(?: it)?(?: to be)? /i, '')
    .replace(ahead, '$3');
  const lower = rest.toLowerCase();
  const at = Math.max(...marks.slice(1).map((mark) => lower.lastIndexOf(mark)));
  return at > 0 && rest.length - at < 50 ? rest.slice(0, at).replace(/[,;]$| and$/, '') : rest;
}

export interface Denial {
  denied: string;
  meant: string;
}

/** What is to be replaced and by what: 'not the milk, the bananas', 'mittens, not gloves', 'Chloe instead of Zoe'. */
export function denialIn(text: string): Denial | undefined {
  const [, , before = '', behind = ''] = ahead.exec(text) ?? [];
  if (before) return { denied: before, meant: behind.replace(lead, '') };
  const lower = text.toLowerCase();
  const mark = marks.find((one) => lower.includes(one));
  const at = mark ? lower.indexOf(mark) : -1;
  if (!mark || at < 1) return undefined;
  return { denied: text.slice(at + mark.length).replace(lead, ''), meant: text.slice(0, at).replace(lead, '') };
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');
const isSame = (one = '', other = '') => one.toLowerCase() === other.toLowerCase();

/** The text with what she means in the place of what she denies; words that stand beside it already are not said twice. */
export function exchangedIn(text: string, { denied, meant }: Denial): string | undefined {
  const at = ` ${text.toLowerCase()}`.indexOf(` ${denied.toLowerCase()}`);
  const rest = text.slice(at + denied.length);
  if (at < 0 || /^[\p{L}\d]/u.test(rest)) return undefined;
  const [before, behind] = [wordsOf(text.slice(0, at)), wordsOf(rest)];
  const own = wordsOf(meant);
  if (own.length > 1 && isSame(own[0], before.at(-1))) own.shift();
  if (own.length > 1 && isSame(own.at(-1), behind[0])) own.pop();
  return `${text.slice(0, at)}${own.join(' ')}${rest}`;
}
