/** Small cuts that the readers make in what she says. Texts keep her spelling, so the patterns ignore case. */

const politeBefore =
  /^(?:hey|hi|hello(?! fresh\b)|ok|okay|so|oh|and|also|then|just|please|pls|plz|now(?! tv\b)|actually|maybe|(?:can|could|would|will) (?:you|u|we|i)|you (?:can|could)|(?:i|we)(?:'d| would) like (?:you )?to|(?:i|we) (?:want|wanna|need|have|gotta|got)(?: you)? to|i wanna|gotta|let's|lets|go ahead and|make sure (?:to|we|you)|try to|quickly)[, ]{1,9}/i;
const politeBehind =
  /[, ](?:please|pls|plz|thanks|thank you|thx|ty|too|as well|for me|for us|ok|okay|asap|if you can|when you can|again|right now)$/i;
const sign = /[\s.,!?;:]/;

/** The words of a request without politeness around them: 'can you add milk please' -> 'add milk'. */
export function request(words: string): string {
  let text = withoutSigns(words.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim());
  for (let next = ''; next !== text; ) {
    next = text;
    text = withoutSigns(text.replace(politeBefore, '').replace(politeBehind, ''));
  }
  return text;
}

// By hand, because a pattern for 'signs at the end' tries again at each of them.
function withoutSigns(text: string): string {
  let end = text.length;
  while (end > 0 && sign.test(text.slice(end - 1, end))) end -= 1;
  return text.slice(0, end);
}

/** What follows a beginning: after('add milk', /^add /) -> 'milk'. */
export function after(text: string, beginning: RegExp): string | undefined {
  const found = beginning.exec(text);
  return found ? text.slice(found[0].length).trim() : undefined;
}

/** What stands before an ending: before('milk on the list', / on the list$/) -> 'milk'. */
export function before(text: string, ending: RegExp): string | undefined {
  const found = ending.exec(text);
  return found ? withoutSigns(text.slice(0, found.index).trim()) : undefined;
}

/** What stands behind the first of these words. */
export function behind(text: string, mark: RegExp): string | undefined {
  const found = mark.exec(text);
  return found ? text.slice(found.index + found[0].length).trim() : undefined;
}

/** The text without an ending, where it has one. */
export const without = (text: string, ending: RegExp): string => before(text, ending) ?? text;

const aboutIt =
  / (?:so |and |then )?(?:please |pls |just |can you |could you )?(?:add|put|stick|take|remove|cross|check|tick|uncheck|untick|note|save|pop|throw|write|mark|delete|plan|get|buy|set|change|scratch|strike|drop|grab) (?:it|that|them|those|this|her|him)\b/i;
/** 'those are done', but not 'those little pouches'. */
const speaksOfIt =
  /\b(?:it|it's|them|they|they're|theyre|that's|thats)\b|\b(?:that|those)(?=$| (?:to|on|off|in|is|was|are|were|too|as|back|from|for|down|one|ones|out)\b)/i;

/** What is asked, apart from what only speaks of it: 'no parmesan' and 'remove it from the list'. */
export interface Parted {
  main: string;
  aside: string;
}

export function parted(text: string): Parted {
  const [first = '', ...others] = text.split(/[,;.!] /);
  const at = aboutIt.exec(first)?.index ?? first.length;
  const main = [first.slice(0, at), ...others.filter((part) => !speaksOfIt.test(part))].join(', ');
  const aside = [first.slice(at), ...others.filter((part) => speaksOfIt.test(part))].join(' ');
  return { main: withoutSigns(main.trim()), aside: aside.trim() };
}
