import { clausesOf } from './clauses.ts';
import { linesOf, sentencesOf } from './lines.ts';
import { readFile } from './read-file.ts';

/** Phrases that address the assistant, not parents. */
const requestPatterns = [
  /^\W{0,9}(?:(?:hey|hi|hello|ok|please|pls|and|also)\b[\s,!]{0,9}){0,9}(?:add|put|move|cancel|delete|remove|change|plan|remind|schedule|book|show|tell|check|make|find|buy|what|what['’]?s|when|who|where|how|which|do|does|is|are|i|i['’]m|my|can you|could you)\s/i,
  /\b(?:remind me|tell me|for me|my calendar|the calendar|add (?:it|this|that|them|these|all))\b/i,
  /\b(?:can|could|would|will) you (?:please )?(?:add|put|move|cancel|delete|remove|change|plan|remind|schedule|book|show|tell|check|make|find)\b/i,
];
const schoolWords =
  /\b(?:parents?|families|family|reminder|rsvp|sign[\s-]?up|coach|mrs|mr|ms|dr|call|due|fyi|join us|invited|celebrat\w{1,5}|class|classes|practice|forms?|tickets|registration|text|reply|volunteers?|birthday|cancell?ed|vaccine|clinic|meeting|troop|meet|retakes|closed)\b/i;

/** A greeting of families, which users don't write to the assistant. */
const greetingPattern =
  /^\W{0,9}(?:hi|hello|hey|dear|Hi|Hello|Hey|Dear)\s(?:all|everyone|everybody|team|\p{Lu}\p{L}{1,20})\b/u;

/** Notes to parents are longer than this, or have several lines. */
const minLength = 60;

/** Whether a text is a pasted note, as schools and clubs write them, and not a message to the assistant. */
export function isNote(message: string): boolean {
  if (/^\s*(?:begin:vcalendar|<!doctype|<html)/i.test(message)) return true;
  if (message.length < minLength && !/[\n\r<]/.test(message)) return false;
  const lines = linesOf(readFile({ name: '', text: message }).text);
  const dated = lines.filter((line) => clausesOf(line, '2026-01-01').some(({ days }) => days.length > 0)).length;
  if (dated === 0) return false;
  // 'Add all this:' above a newsletter.
  if (requestPatterns.some((request) => request.test(message))) return lines.length >= 4 && dated >= 2;
  const sentences = lines.flatMap(sentencesOf).length;
  const isLetter = sentences >= 2 && (schoolWords.test(message) || greetingPattern.test(message));
  return lines.length >= 3 || message.length >= 400 || (message.length >= minLength && isLetter);
}
