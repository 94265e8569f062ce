import { isQuestionLike } from '../message/requests.ts';
import { isDeed } from '../tasks/deeds.ts';

/** 'what is on the packing list? add goggles': the list that was named before is the one that is meant. */

const lists =
  /\b(?:the |my |our )?(?:\p{L}{2,20} )?packing list(?: for (?:the )?\p{L}{2,20}(?: trip)?)?|\b\p{L}{2,20}'s (?:wish ?list|gift ideas|gift list|list of gift ideas)\b/giu;
const adding =
  /^(?:please |also |and |then |just |can you |could you ){0,3}(?:add|put|include|throw in|pop in|stick) (?!(?:it|that|this|them|those|these|him|her)\b)/i;
const elsewhere =
  /\b(?:lists?|wishlist|ideas|calendar|planner|groceries|menu|plan|birthdays?|family|household|staples?|recipes?|favou?rites?|reminder|task|note|subscription)\b/i;

/** 'what's on the grocery list? Put popcorn on it too' */
const listAsked = /\b(?:grocery|shopping|packing|to-?do) list\b/i;
/** 'remove swimsuits from the packing list and add goggles' */
const removing = /^(?:please )?(?:remove|delete|take|cross|drop|strike) /i;
/** 'make the grocery list for this week and put napkins on it' */
const making = /^(?:please )?(?:make|create|generate|build|write|start)\b/i;
const ontoIt = /(?<=\S )(?:on|onto|to) (?:it|there|that|that list)\b/i;

/** 'what do I have to do this week? Add vacuum the car for Saturday' */
const tasksAsked = /\b(?:have|need|got) to do\b|\bto-?dos?\b|\b(?:tasks|reminders|planner)\b/i;

/** The words with the list named on which something is to go; undefined where they say so themselves, or none was asked about. */
export function ontoNamedList(text: string, before: string | undefined): string | undefined {
  if (!before) return undefined;
  const [packed] =
    adding.test(before) && removing.test(text) && !elsewhere.test(text) ? (before.match(lists) ?? []) : [];
  if (packed) return `${text.replace(/[.!]$/, '')} from ${packed}`;
  if (!adding.test(text)) return undefined;
  const [asked] = listAsked.exec(before) ?? [];
  if (asked && ontoIt.test(text) && (isQuestionLike(before) || making.test(before)))
    return text.replace(ontoIt, `to the ${asked}`);
  if (!isQuestionLike(before) && !(removing.test(before) && listAsked.test(before))) return undefined;
  const isToDo = tasksAsked.test(before) && isDeed(text.replace(adding, ''));
  const [list, ...others] = isToDo ? ['my to-do list'] : (before.match(lists) ?? []);
  return list && others.length === 0 && !elsewhere.test(text) ? `${text.replace(/[.!]$/, '')} to ${list}` : undefined;
}
