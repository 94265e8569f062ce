import { isNamed, type Known, type Piece, piecesOf } from '../likeness/pieces.ts';
import { isDeed } from '../tasks/deeds.ts';
import { isTelling } from '../told/remark.ts';
import { beginsRequest, isCommand } from './requests.ts';

/** Where a request may begin in the midst of words, without a sign or an 'and': 'tacos friday chicken soup saturday'. */

const words = (said: string) => new Set(said.split(/\s+/));

/** Behind these nothing begins: what follows is part of what they say. */
const binding = words(
  `to and or but so then plus also not no don't dont doesn't doesnt didn't didnt won't wont never the a an my our your his her their its this that these those some any every each all
  for of with at on in by from about into onto than as if when while because until till before after like
  i i'm i'd i'll we we'd we'll you he she they it who can could will would should must may might let's lets please just really still
  is are was were be am has have had do does did get gets got need needs want wants called named new another more me us him
  how what so very too actually finally recently already probably usually always even almost
  remind tell ask know see sure say says said think make makes`,
);
/** What goes on with a day, an hour or a number rather than being something else. */
const goesOn = words(
  `and or to at on in for with from until till by through of am pm o'clock sharp please pls thanks now instead too again tho though ok each every
  plan menu box table is are was so but not only starting beginning weekly monthly daily morning afternoon evening night noon next this last the a an per`,
);
/** Words with which a request may end. */
const closing = words('now list groceries cart calendar planner too instead again tho though done bought');
const meal = /^(?:breakfast|lunch|dinner|supper|snack)$/i;

/** With these a clause may end, so that at least an order may follow: 'I forgot it add bread'. */
const objects = words('it that this them those him');

/** Of whom or what something is told; a bare thing may belong to the word before it: 'milk prices are insane'. */
const subject = /^(?:i|we|you|he|she|they|it|that|those|these|there|my|our|the)(?:'(?:m|s|re|ve|ll|d))?$/;
/** 'the dinner plan on friday', 'a note for the teacher', 'a chess set, ...', 'oil change friday', 'St Mark's church', 'her favorite color' */
const noun =
  /^(?:plan|list|book|order|set|change|call|check|start|stop|log|note|copy|mark|switch|push|move|text|mail|email|pay|pack|drop|find|make|swap|save)(?:[,.;:]|'s| (?:on|for|of|at|in|with|as|is|are|was|to|and|or|by|from|this|next|last|today|tomorrow|tonight)\b)|^(?:change|set|check|call|order|start|log) (?:mon|tue|wed|thu|fri|sat|sun)|^favou?rites? (?!the |my |our |that )/i;
/** What leads over to a request is no beginning of its own. */
const joining = /^(?:so|then|now|also|and|but|plus)\b/i;

const toThing = /^\p{L}{2,15} (?:up |out |in |off |back )?(?:the|my|our|some) /iu;
/** 'return the library books' */
export const isDeedTo = (text: string) => isDeed(text) && toThing.test(text);

/** 'saturday clean the fish tank' */
const ledByDay = /(?:day|tomorrow|tonight|morning|afternoon|evening|\d(?:st|nd|rd|th)?)$/;

const beginsAfter = (last: string, rest: string) =>
  !noun.test(rest) &&
  !joining.test(rest) &&
  (binding.has(last)
    ? objects.has(last) && isCommand(rest)
    : beginsRequest(rest, '', true) || (!ledByDay.test(last) && isDeedTo(rest)));

const isDay = ({ kind }: Piece) => kind === 'day' || kind === 'time';
const isWhen = (piece: Piece) => isDay(piece) || meal.test(piece.text);
/** 'dinner reservation at 7' */
const isDate = ({ text }: Piece, next?: Piece) =>
  meal.test(text) && /^(?:with|reservation|party|date)$/i.test(next?.text ?? '');

/** The offsets at which one may begin, in order. */
export function beginningsIn(text: string, known: Known): number[] {
  const pieces = piecesOf(text, known);
  return pieces.flatMap((piece, at) => (begins(text, pieces, at) ? [piece.from] : []));
}

function begins(text: string, pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (
    !before ||
    !piece ||
    (isWhen(piece) && !isDate(piece, pieces[at + 1])) ||
    text.slice(before.to, piece.from).trim() !== ''
  )
    return false;
  const [last, own, rest] = [before.text.toLowerCase(), piece.text.toLowerCase(), text.slice(piece.from)];
  if (beginsAfter(last, rest)) return true;
  if (binding.has(last)) return false;
  const isNext = isNamed(piece) || pieces.slice(at + 1).some(isDay);
  if (isWhen(before) && isNext && !goesOn.has(own)) return true;
  // 'for me at ten for leo at ten thirty'
  if (isWhen(before) && own === 'for' && pieces[at + 1]?.kind === 'person') return true;
  if ((before.kind === 'amount' || closing.has(last)) && isNamed(piece)) return true;
  // 'leo is allergic to cashews nora to eggs'
  if (pieces[0]?.kind === 'person' && piece.kind === 'person' && !/'s$/.test(own)) return true;
  return (subject.test(own) || piece.kind === 'person') && isTelling(rest);
}

/** The requests that plainly begin within a piece of a message: 'plan tacos for Thursday' in 'put pears on the list plan tacos for Thursday'. */
export function requestsWithin(text: string): string[] {
  const said = text.split(' ');
  return said.flatMap((_, at) => {
    const rest = said.slice(at).join(' ');
    const last = said[at - 1]?.toLowerCase() ?? '';
    return /[\p{L}\d]$/u.test(last) && beginsAfter(last, rest) ? [rest] : [];
  });
}
