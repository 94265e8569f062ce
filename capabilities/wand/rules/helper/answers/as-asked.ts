import { endAt, says } from '../words/says.ts';

/** A question in the words that the answers know: 'I forgot when the dentist is' -> 'when the dentist is'. Without apostrophes. */

type Rewording = [pattern: RegExp, words: string];

const beginnings: Rewording[] = [
  [/ (?:at the moment|at present|for now|right now|currently|these days|nowadays|again|lol|x|xx|thanks)$/, ''],
  [/^by (?=when)/, ''],
  [/^is it (?:true|right|correct|so) (?:that )?/, 'is '],
  [/^(?:(?:add|total|tot|sum) up|(?:run|walk|talk|take) (?:me|us) through|state) /, 'show '],
  [/\b(?:soonest|earliest|nearest)\b/, 'next'],
  [/^(what|when|where|who|how) (?:on earth|in the world|the heck|the hell|exactly) /, '$1 '],
  [/^(is|was|are|were)nt (?!able|going|sure|there)/, '$1 '],
  [/^(did|does|do|has|have|would)nt (?=(?:we|i|you|he|she|they|it|the|my|our)\b)/, '$1 '],
];

const rewordings: Rewording[] = [
  [/^(?:can i (?:see|get|have)|pull up|bring up|look up|let me see|get me) /, 'show '],
  [/^list (?=everything|all|every|the|my|our|any|what|upcoming)/, 'show '],
  // 'suggest a quick dinner for friday'
  [
    /^(?:suggest|recommend)(?: me| us)?(?: an?| some)? ((?:(?:quick|easy|nice|good) )?(?:breakfast|lunch|dinner|supper|snack|meal))s?\b/,
    '$1 ideas',
  ],
  [
    /^(?:(?:i|we) )?(?:need )?something (quick|easy|fast) (?:for (?:dinner )?)?(?=tonight|dinner|today|tomorrow)/,
    '$1 dinner ideas ',
  ],
  // 'how much are we blowing on subscriptions', 'what do we shell out for streaming'
  [
    /^((?:and |so )?(?:how much|what) .{0,40}?)\b(?:blow|shell|burn|fork|drop|dish|throw|wast|cough|sink|dump)[ep]?(ing|)(?: (?:out|over|up|away|down|into))?(?= (?:on|for|into|every|each|a|per|in)\b)/,
    '$1spend$2',
  ],
  // 'when does spotify hit my card next', 'when does hulu come out of our account'
  [
    /\b(?:hit(?:s|ting)?|com(?:es?|ing) out of|comes? off|go(?:es)? on|go through on|charges?) (?:my|our|the) (?:(?:credit|debit|bank) )?(?:card|account|bank|statement)\b/,
    'renew',
  ],
  [/\btil\b/, 'until'],
  [/^(?:until|till|up to) when /, 'when '],
  [/\bfor (?:tea|supper)\b/, 'for dinner'],
  [/^(days|weeks|sleeps) (?:until|till|to|before|left until) /, 'how many $1 until '],
];

const reworded = (plain: string, all: readonly Rewording[]) =>
  all.reduce((rest, [pattern, words]) => rest.replace(pattern, words), plain);

/** 'I forgot when the dentist is' -> 'when the dentist is', 'check if we need milk' -> 'do we need milk' */
function withoutLead(plain: string): string {
  if (says(plain, 'beginsPlain')) return plain;
  const words = plain.split(' ');
  for (let start = 6; start >= 0; start--) {
    let at = endAt(words, start, 'leadsToQuestion');
    if (at === undefined) continue;
    for (let idle = 0; idle < 2; idle++) at = endAt(words, at, 'idleBeforeQuestion') ?? at;
    const word = words[at] ?? '';
    if (says(word, 'beginsQuestion')) return [says(word, 'whether') ? 'do' : word, ...words.slice(at + 1)].join(' ');
  }
  return plain;
}

/** 'the dentist is when', 'flu shots due when', 'swim class what time is it' */
function askedFirst(plain: string): string {
  const words = plain.split(' ');
  if (says(plain, 'tellsNoQuestion')) return plain;
  for (let at = words.length - 1; at > 0; at--) {
    const end = endAt(words, at, 'asksAtEnd');
    const behind = end === undefined ? [] : words.slice(end);
    const before = words.slice(0, at).join(' ');
    const isEnd = end !== undefined && behind.length <= 5 && behind.every((word) => says(word, 'idleAtEnd'));
    if (isEnd && before.length > 2) return [...words.slice(at, end), before, ...behind].join(' ');
  }
  return plain;
}

/** 'still paused right', 'eggs on the list or nah' */
function withoutTag(plain: string): string {
  const words = plain.split(' ');
  const at = words.findIndex((_, place) => place > 0 && endAt(words, place, 'tag') === words.length);
  return at === -1 ? plain : words.slice(0, at).join(' ');
}

export function asAsked(plain: string): string {
  const said = askedFirst(reworded(withoutLead(reworded(plain, beginnings)), rewordings));
  const statement = withoutTag(said);
  return statement === said || says(statement, 'asking') ? statement : `is ${statement}`;
}
