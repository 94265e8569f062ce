import { isQuestionLike } from '../message/requests.ts';

/** 'what is on the packing list? add goggles': the list that was named before is the one that is meant. */

const lists =
  /\b(?:the |my |our )?(?:\p{L}{2,20} )?packing list(?: for (?:the )?\p{L}{2,20}(?: trip)?)?|\b\p{L}{2,20}'s (?:wish ?list|gift ideas|gift list|list of gift ideas)\b/giu;
const adding =
  /^(?:please |also |and |then |just |can you |could you ){0,3}(?:add|put|include|throw in|pop in|stick) (?!(?:it|that|this|them|those|these|him|her)\b)/i;
const elsewhere =
  /\b(?:lists?|wishlist|ideas|calendar|planner|groceries|menu|plan|birthdays?|family|household|staples?|recipes?|favou?rites?|reminder|task|note|subscription)\b/i;

/** The words with the list named on which something is to go; undefined where they say so themselves, or none was asked about. */
export function ontoNamedList(text: string, before: string | undefined): string | undefined {
  const [list, ...others] = before && isQuestionLike(before) ? (before.match(lists) ?? []) : [];
  return list && others.length === 0 && adding.test(text) && !elsewhere.test(text)
    ? `${text.replace(/[.!]$/, '')} to ${list}`
    : undefined;
}
