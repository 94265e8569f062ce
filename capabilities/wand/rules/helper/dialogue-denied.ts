/** What she says that it is not, beside what it is. */

/** 'Leo, not Mia', 'not Mia, Leo', 'Leo instead of Mia' */
export function withoutDenied(text: string): string {
  const rest = text
    .replace(/^.{1,40} but (?:i |we )?(?:meant?|want(?:ed)?|need)(?: it)?(?: to be)? /i, '')
    .replace(/^not (?:for |on |at |in )?(?:the )?[^,]{1,40}, (?:but )?/i, '');
  const lower = rest.toLowerCase();
  const at = Math.max(...[' not ', ' instead of ', ' rather than '].map((mark) => lower.lastIndexOf(mark)));
  return at > 0 && rest.length - at < 50 ? rest.slice(0, at).replace(/,$| and$/, '') : rest;
}

/** What is to be replaced and by what: 'not the milk, the bananas', 'mittens, not gloves', 'Chloe instead of Zoe'. */
export function denialIn(text: string): { denied: string; meant: string } | undefined {
  const ahead = /^(?:no,? )?not (?:the )?([^,]{1,40}), (?:but )?(?:the )?(.{1,60})$/i.exec(text);
  if (ahead) return { denied: ahead[1] ?? '', meant: ahead[2] ?? '' };
  const lower = text.toLowerCase();
  const mark = [', not ', ' not ', ' instead of ', ' rather than '].find((one) => lower.includes(one));
  const at = mark ? lower.indexOf(mark) : -1;
  if (!mark || at < 1) return undefined;
  return { denied: text.slice(at + mark.length).replace(/^the /i, ''), meant: text.slice(0, at).replace(/^the /i, '') };
}
