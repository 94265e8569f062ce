import type { Proposal } from '../../../contract.ts';
import type { Context } from '../reader.ts';
import { lastCards } from './target.ts';
import { withTrip } from './trip.ts';

/** Something to do for what was spoken of: 'get cash for it' after the plumber, 'order a cake for that'. */

const errand =
  /^(?:(?:and |also |please |oh |i |we |need to |have to |remind me to |don't forget to ){0,4})(?:get|buy|bring|order|find|pick up|print|prepare|bake|make|book|call|ask|email|text) (?!it\b|that\b|them\b|one\b).{2,40} (?:for|about) (?:it|that)(?=$|[.!]$| (?:on|by|before|tomorrow|today)\b)/i;
const calendar = /^(?:add|change)_(?:appointment|event|trip)$/;

/** 'the plumber', 'Mia's dentist'; a name keeps its capital. */
function namedOn({ subject, tool, fields }: Proposal): string {
  const who = fields.find(({ name }) => name === 'childId');
  const owner = who?.options.find(({ value }) => value === who.value)?.label;
  const thing =
    /^\p{Lu}\p{Ll}/u.test(subject) && !tool.endsWith('_trip')
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject;
  return owner ? `${owner}'s ${thing}` : tool.endsWith('_trip') ? thing : `the ${thing}`;
}

function forIt(message: string, context: Context): string | undefined {
  if (!errand.test(message)) return undefined;
  const [card, ...others] = lastCards(context);
  if (!card || others.length > 0 || !calendar.test(card.tool)) return undefined;
  return message.replace(/(?<= (?:for|about) )(?:it|that)\b/i, namedOn(card));
}

/** What leans on the last card without saying so by 'it' alone. */
export const ofLastCard = (message: string, context: Context) => withTrip(message, context) ?? forIt(message, context);
