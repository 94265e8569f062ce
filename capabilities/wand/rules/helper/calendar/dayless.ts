import type { Reader } from '../reader.ts';
import { gapping } from '../records/gap.ts';
import { listed } from '../words/words.ts';
import { meansKept } from './already-there.ts';
import { appointmentTypeOf, isActivity, isGathering } from './appointment-words.ts';
import { spokenThing } from './spoken-thing.ts';

/** Something to be at of which only the day is missing: 'add piano lessons for Mia', 'dinner with the Johnsons'. */

const opening =
  /^(?:add|plan|put in|pencil in|schedule|book|(?:my |our )?\p{L}{2,20}(?:'s| has| have| needs)(?: got)?|(?:we|i)(?:'ve| have)(?: got)?)? ?(?:an? |some |his |her |their )?$/iu;

/** It is asked for, after everybody who could know the message otherwise, and the message is read with the answer behind it. */
export const daylessReader: Reader = async (clause, context) => {
  const { text, lower, when, people } = clause;
  if (text !== context.asked.message || when.date || when.time || when.repeats || /[?,;:\n]/.test(text))
    return undefined;
  const title = spokenThing(clause)?.title ?? '';
  const [head = ''] = title.split(' with ');
  const words = head.split(' ');
  const isKnown = words.length <= 3 && (isGathering(title) || isActivity(words.at(-1) ?? ''));
  // 'add parent teacher conference', but not 'add soccer ball'
  const isOutright = /^(?:add|schedule|book) /.test(lower) && appointmentTypeOf(words.at(-1) ?? '', []) !== undefined;
  const isSaid = people.length > 0 || title !== head || isOutright;
  const at = lower.indexOf(head.toLowerCase());
  if (!isKnown || !isSaid || at < 0 || !opening.test(lower.slice(0, at))) return undefined;
  if (await meansKept(title, context)) return undefined;
  const is = /[^s]s$/.test(head) ? 'are' : 'is';
  const question = `Which day ${is} the ${title.charAt(0).toLowerCase()}${title.slice(1)}${people.length > 0 ? ` for ${listed(people.map(({ name }) => name))}` : ''}?`;
  return gapping({ question, sentence: `${text} …` }, text);
};
