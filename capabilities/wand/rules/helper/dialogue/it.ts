import type { Context } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { withoutLead } from '../words/said.ts';
import { onAskedDay } from './asked-day.ts';
import { askedOfIt } from './asked-of-it.ts';
import { daysFrom, withoutDistance } from './days.ts';
import { ofLastCard } from './for-it.ts';
import { mealsTold } from './meal.ts';
import { isRemark } from './parts.ts';
import { pointedOut } from './pointed.ts';
import { withDish } from './recipe.ts';
import { lastCards } from './target.ts';
import { dayBefore, titleOf, topicOf } from './topic.ts';
import { ledBy } from './words.ts';

/** 'it' and 'that one', where they stand for what was talked about before. */

export const it =
  /\b(it|that one|this one|that appointment|that event|that|them|those|this)\b(?!'s| (?:day|morning|evening|week|time|would|will|sounds|looks))/i;
const asks =
  /^(is|are|do we (?:still )?(?:have|need)|have we got|did (?:i|we) (?:already )?(?:get|buy)|what('s| is| are we having| are we eating) for|when|where|what time|at what time|what day|who|which day|how long|how many days|how much|how many)('s|s| is| are| was| does| do)?( it)?( until)?( the next)? /i;

/** What the last question was about, in its own words: 'when is the eye exam?' -> 'the eye exam' */
function askedAbout({ asked }: Context): string | undefined {
  const last = asked.past.at(-1)?.message;
  const words = last && withoutPoliteness(last);
  if (!words || !asks.test(words)) return undefined;
  return (
    words
      .replace(asks, '')
      .replace(/ on the (?:grocery |shopping )?list$/i, '')
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined
  );
}

async function subjectOf(context: Context): Promise<string | undefined> {
  const [card, ...others] = lastCards(context);
  const isLatest = (context.asked.past.at(-1)?.proposals.length ?? 0) > 0;
  if (card && others.length === 0 && card.status === 'open' && !isLatest) return undefined;
  const topic = await topicOf(context);
  const isPut = putting.test(begun(context.asked.message));
  // What it takes to cook a dish is on a list, the dish is not; nor is a dentist.
  if (topic && /\blist\b/i.test(context.asked.message) && (isPut || topic.kind === 'recipe'))
    return isPut && topic.kind === 'recipe' ? `the ingredients for ${topic.title}` : undefined;
  if (topic) return titleOf(topic, context);
  // 'put it all on the list', of a recipe that was just saved.
  if (card?.tool === 'add_recipe' && others.length === 0 && isPut && /\blist\b/i.test(context.asked.message))
    return card.status === 'approved' ? `the ingredients for ${card.subject}` : undefined;
  if (card && others.length === 0) {
    const who = card.fields.find(({ name }) => name === 'childId');
    const owner = who?.options.find(({ value }) => value === who.value)?.label;
    return card.status === 'approved' ? `${owner ? `${owner}'s ` : ''}${card.subject}` : undefined;
  }
  // 'what's on the list?' and then 'clear it'
  const isList = context.asked.past.at(-1)?.answer?.startsWith('Groceries for ');
  if (isList && /^(?:clear|empty|wipe) /i.test(begun(context.asked.message))) return 'the grocery list';
  return askedAbout(context);
}

/** Who speaks and how she begins: 'ok, we need to' */
const speaking = new Set(
  "i i've i'd i'll we we've we'd we'll you just already ok okay, ok, okay no no, actually actually, then and can could let's lets want wanted like need have to please oh oh, well well, hmm hmm, sorry, sorry wait wait, yes yes, yeah but great great, cool, perfect, that's thats too much,".split(
    ' ',
  ),
);
export const begun = (message: string) => withoutLead(withoutPoliteness(message), speaking);
const doing = /^\S{1,40}(?: rid of| off| out)? (?:it|that|this one|that one|them|those)\b/i;
const putting = /^(?:add|put|get|stick|pop|throw) (?:it|that|them|those) (?!.{0,20}\bpacking\b)/i;
const isAboutIt = /^(?:and )?(when|where|what time|who|what day|how much)('s| is| was| does)? (it|that)\b/i;

/** 'from now on it's at 4:30' */
const ofIt =
  /^(?:from now on,? (?:it(?:'s| is) )?|it(?:'s| is| starts|'ll be| will be|(?:'s| has| was| got)?(?: been)? (?:moved|changed) to)(?: now)? )(?=at |on |every |\d)/i;

/** 'did that yesterday so you can tick it off': the part that says what to do, where the others only tell why. */
export function deedIn(message: string, context: Context): string | undefined {
  const parts = message.split(/[,;.!] | [-–—] | so (?=you |please |can )/i);
  const [deed, ...others] = parts.filter((part) => isDeed.test(begun(part)));
  const isTold = parts.every(
    (part) => part === deed || told.test(part.trim()) || (isRemark(part, context) && !ofAnother.test(part.trim())),
  );
  return context.asked.past.length > 0 && parts.length > 1 && deed && others.length === 0 && isTold ? deed : undefined;
}
/** 'the cards are ordered' says itself what is to be ticked off. */
const ofAnother = /^(?:the|my|our|\p{L}{2,20}'s) .{2,40} (?:is|are|was|were|has|have|got)\b/iu;
const isDeed =
  /^(?:tick|untick|check|uncheck|cross|mark|cancel|delete|remove|pause|resume|restart|unpause|drop|skip|clear|scrap|take|get rid of|call) (?:it|that|them|those|this)\b/i;
const told =
  /^(?:(?:no|yes|nope|yeah),? )?(?:(?:i|we|he|she|david)(?:'ve| have)? ?)?(?:already )?(?:did(?:n'?t)?|got|bought|done|have|picked|grabbed|paid|sent|ordered|finished)\b/i;

/** 'make it 30', of what is on the list. */
const counting = /^(?:please |just |then |ok,? )?make (?:it|that|them) (?=\d)/i;

/** The message with what it is about in its own words, and with a day of the calendar for 'the day before'. */
export async function spelledOut(context: Context): Promise<string> {
  const { asked } = context;
  const date = whenIn(withoutDistance(asked.message), asked).when.date ? undefined : dayBefore(context);
  const dated = date ? daysFrom(asked.message, date, asked.today) : asked.message;
  const message = (deedIn(dated, context) ?? (await askedOfIt(dated, context)) ?? onAskedDay(dated, context)).replace(
    /\b(add|get|buy) some(?=[.!]?$| please| to | on )/i,
    '$1 it',
  );
  const meals =
    mealsTold(begun(message), context) ?? (await withDish(message, context)) ?? ofLastCard(message, context);
  if (meals) return meals;
  const pointed = await pointedOut(begun(message), context);
  if (pointed) return pointed;
  const isOfIt = ofIt.test(message);
  if (!isOfIt && !doing.test(begun(message)) && !isAboutIt.test(message.trim())) return message;
  const subject = await subjectOf(context);
  if (!subject) return message;
  const request = (doing.test(begun(message)) ? begun(message) : message).replace(
    /\b(it|that|them|those) all\b/i,
    '$1',
  );
  if (counting.test(request)) return request.replace(counting, `change the ${subject} to `);
  return isOfIt ? message.replace(ofIt, `${subject} is `) : ledBy(request.replace(it, subject)).text;
}
