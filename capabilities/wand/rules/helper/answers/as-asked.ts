import { endAt, says } from '../words/says.ts';

/** Rewrites a question into the form that the answers expect. Without apostrophes. */

const rewordings: [pattern: RegExp, words: string][] = [
  [/ (?:at the moment|at present|for now|right now|currently|these days|nowadays|again|lol|x|xx|thanks)$/, ''],
  [/^(what|when|where|who|how) (?:on earth|in the world|the heck|the hell|exactly) /, '$1 '],
  [/\b(?:soonest|earliest|nearest)\b/, 'next'],
  [/^(?:can i (?:see|get|have)|pull up|bring up|look up|let me see|get me) /, 'show '],
  // 'when does spotify hit my card next', 'when does hulu come out of our account'
  [
    /\b(?:hit(?:s|ting)?|(?:com(?:es?|ing)|go(?:es|ing)?) out(?: of)?|comes? off|go(?:es)? on|go through on|charges?) (?:my|our|the) (?:(?:credit|debit|bank) )?(?:card|account|bank|statement)\b/,
    'renew',
  ],
  [/^(?:if|whether) /, 'do '],
  [/\btil\b/, 'until'],
  [/\bfor (?:tea|supper)s?\b/, 'for dinner'],
  [/^(days|weeks|sleeps) (?:until|till|to|before|left until) /, 'how many $1 until '],
];

/** 'still paused right', 'eggs on the list or nah' */
function withoutTag(plain: string): string {
  const words = plain.split(' ');
  const at = words.findIndex((_, place) => place > 0 && endAt(words, place, 'tag') === words.length);
  return at === -1 ? plain : words.slice(0, at).join(' ');
}

export function asAsked(plain: string): string {
  const said = rewordings.reduce((rest, [pattern, words]) => rest.replace(pattern, words), plain);
  const statement = withoutTag(said);
  return statement === said || says(statement, 'asking') ? statement : `is ${statement}`;
}
