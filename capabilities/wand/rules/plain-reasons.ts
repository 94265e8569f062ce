import { phrases } from './plain-phrases.ts';

const dayWords = phrases('monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, next');
/** Words that signal a request of their own. */
const requestWords = new Set(
  phrases(
    `today, cross, tick, check, mark, remove, delete, pause, skip, drop, clear, swap, replace, switch, add, put, make, move, change, set, book, plan, do, lets, remind, buy, get, take, use, try, want, need, instead, rather, for, on, at, but, call, tell, cancel, and, or, what, when, where, who, how, say, mean, meant, should, other, first, second, with, from, to, not, just, only`,
  ),
);
/** Fewer words signal a request in a statement about a person: 'he will get it' is fine. */
const requestWordsInStatement = new Set(
  phrases(
    `cross, tick, mark, remove, delete, pause, skip, clear, swap, replace, switch, add, put, move, change, set, book, plan, remind, buy, want, wants, instead, rather, but, mean, meant, should, other, need, needs`,
  ),
);
const statementSubjects = new Set(
  phrases(
    `i, ill, im, ive, id, we, well, were, weve, he, hes, hell, she, shes, they, theyre, theyll, theyve, it, its, did, done, already, my, our, his, her, the`,
  ),
);
/** 'David says he will do it' */
const statementVerbs = new Set(
  phrases('says, said, is, are, was, will, can, cant, has, had, took, did, called, got, texted, already'),
);
/** 'I need to check with David first' */
const considering =
  /\b(?:needs?|wants?|have|has|got|going) to (?:keep|have|check|ask|think|talk|speak|see|look|wait|find|sort|discuss|confirm)\b/g;
const maxReasonWords = 10;

/** True if the words only give a reason: they make no request, and name a day only where that can't be one. */
export function isReason(part: string, mayNameDay = false): boolean {
  const words = part.replaceAll(considering, 'consider').split(' ');
  const isStatement = statementSubjects.has(words[0] ?? '') || statementVerbs.has(words[1] ?? '');
  const disallowed = isStatement ? requestWordsInStatement : requestWords;
  const isDay = (one: string) => dayWords.includes(one) && !(isStatement && mayNameDay);
  return words.length <= maxReasonWords && !words.some((one) => disallowed.has(one) || isDay(one));
}

const noLongerNeeded =
  /^(?:i|we|he|she|they|nobody|no one|the kids) (?:never|no longer|dont|doesnt|hated?|hates|cant|arent|isnt)\b|^(?:nobody|no one) |^(?:its|it was) (?:cancelled|canceled|off|over|done|old|outdated)\b/;
const more = /\b(?:also|too|add|instead|and|or)\b/;

/** True for a pure reason to remove something: 'nobody eats it', 'we no longer need it'. */
export const isReasonToRemove = (part: string): boolean =>
  noLongerNeeded.test(part) && !more.test(part) && isReason(part.replace(/ (?:no longer|dont) need\b/, ' never use'));
