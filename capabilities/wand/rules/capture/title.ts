import type { Clause } from './clauses.ts';

/** How a mother would write it into her calendar: few words, without dates, politeness and what stands around them. */

const leads = [
  /^(?:please|kindly|also|and|so|but|then|just|anyway|oh|ps|p\.s\.|pls|reminder|note|important|attention|fyi|heads up|update|save the date|next up|so sorry|sorry|unfortunately|confirming|mark your calendars?|remember|don['’]t forget|no later than|new date)\b(?!-)[\s,.:;!–—]*/i,
  /^\p{Lu}\p{L}{1,30}\s(?:has|needs|(?:is|has been) (?:scheduled|booked|registered|invited) (?:for|to))\s(?:an?\s)?/u,
  /^(?:note|remember|be aware|know|don['’]t forget)\s(?:that|to)\s/i,
  /^(?:dear|hi|hello|hey|good morning)\b[^,!.:]{0,60}[,!.:]\s?/i,
  /^(?:come one, come all to|join us (?:for|at|in)|come (?:and )?(?:join us (?:for|at)|to|see)|you(?:['’]re| are) (?:cordially )?invited to|get ready for|we (?:are )?(?:look|looking) forward to|we hope to see you at|(?:a )?(?:quick |friendly |gentle |final )?reminder (?:that|about|of|to)|(?:a )?quick (?:note|reminder|question|update)|this is (?:a reminder|to (?:inform you|let you know)) ?(?:that|of)?|let['’]s have|(?:doing|having|hosting|throwing|holding))\s/i,
  /^(?:\p{L}{1,20}\s){1,4}?will (?:be )?(?:hold|have|host|present|celebrate|holding|having|hosting)\s(?:(?:their|our|its|a|an|the)\s)?(?:annual\s)?/iu,
  /^(?:there(?:['’]s| is| are| will be)|(?:we|they|you|i)(?:['’]re| are| will be| will|['’]ll| have| can)?|it(?:['’]s| is)?|let['’]s|could you|can you|would you|is|are|will|could|can)\s(?=\S)/i,
  /^(?:on|at|by|from|in|for|to|with|that|before|until|of|about|starting|beginning|the|a|an|our|your|this year['’]s|this)\s/i,
  /^(?:after|when|as|if|due to|because|since|while|although|thanks to|with|in|during)\s[^,]{2,80},\s/i,
  /^(?:when|date|what|event|who|your (?:visit|appointment|time)|where|why|details|time|day)\s?[:–-]\s?/i,
];
const ends = new Set(
  'on at by from in for to before until of about is are was be will the a an our and or starting starts beginning begins as no than it now also this next held again during between scheduled with later through now runs schedule reminder info'.split(
    ' ',
  ),
);
const edges = /^[\s\p{P}|+~]$/u;

export function trimEdges(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && edges.test(text.charAt(from)) && !opensQuote(text, from)) from++;
  while (to > from && edges.test(text.charAt(to - 1)) && !closesQuote(text, to - 1)) to--;
  const inner = text.slice(from, to);
  return inner.includes('(') && !inner.includes(')') ? `${inner})` : inner;
}
const opensQuote = (text: string, at: number) => /["“]/.test(text.charAt(at)) && /["”]/.test(text.slice(at + 1));
const closesQuote = (text: string, at: number) => /["”]/.test(text.charAt(at)) && /["“]/.test(text.slice(0, at));

/** A title is near the beginning. */
const longestRead = 400;

export function withoutLeads(text: string): string {
  let [rest, before] = [trimEdges(text.slice(0, longestRead)), ''];
  while (rest !== before) {
    before = rest;
    for (const lead of leads) rest = trimEdges(rest.replace(lead, ''));
  }
  return rest;
}

function withoutEnds(text: string): string {
  const words = text.split(/\s/);
  while (words.length > 0 && ends.has(trimEdges(words.at(-1) ?? '').toLowerCase())) words.pop();
  return trimEdges(words.join(' '));
}

const verbs =
  /\s(?:is|are|will be|takes? place|will take place|has been|have been|was|can be|must be|should be|needs? to be|have to be|happens|returns)(?:\s|$)/i;
const states = /^(?:due|closed|open|back|available|over|early|half)/i;

/** 'The pool is closed' -> 'pool closed', 'The fair is on' -> 'fair', 'forms must be returned' -> 'forms due' */
function withoutVerb(text: string): string {
  const verb = verbs.exec(text);
  if (!verb) return text;
  const subject = text.slice(0, verb.index);
  const after = withoutEnds(text.slice(verb.index + verb[0].length));
  if (
    /can|must|should|need|have to/i.test(verb[0]) &&
    /^(?:returned|turned in|handed in|received|dropped off|paid|submitted|signed)/i.test(after)
  ) {
    return `${subject} due`;
  }
  if (!states.test(after)) return subject;
  return `${subject} ${after
    .split(/\s/)
    .slice(0, after.startsWith('due') ? 1 : 3)
    .join(' ')}`;
}

const orders = /^(?:send|bring|return|wear|pack|sign|complete|drop)\b/i;

/** What stands before the first comma, if it is enough. */
function firstPart(text: string): string {
  if (orders.test(text)) return text;
  const [first = '', ...rest] = text.split(
    /\sand\s(?=(?:you|we|they|i)\s|(?:you|we|they)$)|,\s|\s[–—-]\s|;\s|\?\s|!\s/,
  );
  const isList =
    text.length <= 50 && !/\b(?:please|we|you|me|us|bring|is|are|will|so|where|when|who)\b/i.test(rest.join(' '));
  return rest.length > 0 && !isList && first.split(' ').filter((word) => !ends.has(word.toLowerCase())).length > 1
    ? first
    : text;
}

/** 'The class adopts a family - gift cards can be dropped off': the day belongs to what stands beside it. */
function lastThought(text: string): string {
  const [first = '', ...rest] = text.split(/\s[–—-]\s/);
  return rest.length > 0 && verbs.test(first) ? rest.join(' - ') : text;
}

const longest = 80;
/** Longer ones in capitals are headings, not names. */
const longestShout = 5;

export function cleanTitle(text: string): string {
  const spaced = text
    .replaceAll(/(?:\s|\p{Extended_Pictographic}|\uFE0F)+/gu, ' ')
    .replaceAll(/\b(?:next|this) week\b|\b(?:the )?week of\b|\bsave the date\b|\b(?:every|each) \w{3,6}day\b/gi, '');
  const plain = withoutEnds(firstPart(withoutVerb(lastThought(withoutLeads(spaced)))));
  const bare = withoutEnds(withoutLeads(plain));
  const cut = bare.length <= longest ? bare : bare.slice(0, bare.lastIndexOf(' ', longest));
  const calm =
    /\p{Ll}/u.test(cut) || cut.length <= longestShout
      ? cut
      : cut.toLowerCase().replace(/\bpt[ao]\b/, (name) => name.toUpperCase());
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

/** A clause without its days and times: the parts between them. */
export function wordsOf({ text, days, times }: Pick<Clause, 'text' | 'days' | 'times'>): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...days, ...times].toSorted((a, b) => a.start - b.start)) {
    if (start >= from) parts.push(text.slice(from, start));
    from = Math.max(from, end);
  }
  return [...parts, text.slice(from)];
}
