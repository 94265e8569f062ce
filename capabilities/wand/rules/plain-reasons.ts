import { phrases } from './plain-phrases.ts';

const asksMore = new Set(
  phrases(`cross, tick, check, mark, remove, delete, pause, skip, drop, clear, swap, replace, switch, add, put, make, move, change, set, book, plan, do, lets, remind, buy, get, take, use, try, want, need, instead, rather, for, on, at, but, call, tell, cancel, and, or, what, when, where, who, how,
monday, tuesday, wednesday, thursday, friday, saturday, sunday, today, tomorrow, tonight, next, say, mean, meant, should, other, first, second, with, from, to, not, just, only`),
);
/** In a sentence about what she or somebody else does only these ask for more. */
const asksMoreOfUs = new Set(
  phrases(`cross, tick, mark, remove, delete, pause, skip, clear, swap, replace, switch, add, put, move, change, set, book, plan, remind, buy, want, wants, instead, rather, but, mean, meant, should, other, need, needs,
monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, next`),
);
const somebody = new Set(
  phrases(
    `i, ill, im, ive, id, we, well, were, weve, he, hes, hell, she, shes, they, theyre, theyll, theyve, it, its, did, done, already, my, our, his, her, the`,
  ),
);
/** 'David says he will do it' */
const telling = new Set(
  phrases('says, said, is, are, was, will, can, cant, has, had, took, did, called, got, texted, already'),
);
/** 'I need to check with David first' */
const considering =
  /\b(?:needs?|wants?|have|has|got|going) to (?:keep|have|check|ask|think|talk|speak|see|look|wait|find|sort|discuss|confirm)\b/g;
const longestReason = 10;

/** Whether it only tells why: it names no day and asks for nothing. */
export function isReason(part: string): boolean {
  const said = part.replaceAll(considering, 'consider').split(' ');
  const isTold = somebody.has(said[0] ?? '') || telling.has(said[1] ?? '');
  const unwanted = isTold ? asksMoreOfUs : asksMore;
  return said.length <= longestReason && !said.some((one) => unwanted.has(one));
}

const unused =
  /^(?:i|we|he|she|they|nobody|no one|the kids) (?:never|no longer|dont|doesnt|hated?|hates|cant|arent|isnt)\b|^(?:nobody|no one) |^(?:its|it was) (?:cancelled|canceled|off|over|done|old|outdated)\b/;
const more = /\b(?:also|too|add|instead|and|or)\b/;

/** 'nobody eats it', 'we no longer need it': why something goes, and nothing besides. */
export const isReasonToRemove = (part: string): boolean =>
  unused.test(part) && !more.test(part) && isReason(part.replace(/ (?:no longer|dont) need\b/, ' never use'));
