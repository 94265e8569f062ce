import type { Context } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { listed } from '../words/words.ts';
import { type Topic, titleOf, topicOf } from './topic.ts';

/** A question that does not say of what, after an answer that told of one thing: 'and where?', 'what time?', 'when do we get back'. */

const bare =
  /^(?:(?:and|but|ok|so),? )?(?:at |on )?(when|where|what time|what day|which day|how much|how long|who)(?:'s| is| are| does| do)?(?: (?:exactly|again|then|coming|going|joining|along|all|it cost|it start|it take|(?<=how long is )it|that|this)){0,2}$/i;
const back = /^(?:and )?(?:when|what day|how long)\b.{0,30}\b(?:back|home|return|leave|away|gone)\b/i;
const ofDish =
  /^(?:(?:and|but|ok|so),? )?what(?:'s| is| goes| do (?:i|we) need| does it take| are the ingredients)(?: in| into| for| to make| to cook)? (?:it|that|this|them)$/i;
const longest = 8;

const ofBoth =
  /^(?:(?:and|but|ok|so),? )?(?:what(?:'s| is| does)|how much(?:'s| is| are| does))\b.{0,40}\b(?:both|together|altogether|in total|all of them)\b/i;
const often = /\b(?:an?|per|each|every) (?:month|year)\b/i;

/** 'so what's that a year for both', after the price of one and of another was told. */
function pricesTogether(message: string, { asked }: Context): string | undefined {
  if (!ofBoth.test(message) || message.split(' ').length > longest + 2) return undefined;
  const names: string[] = [];
  for (const { answer } of asked.past.toReversed()) {
    const [, name] = /^([^:\n]{1,60}): [$€£]\d/.exec(answer ?? '') ?? [];
    if (!name) break;
    names.unshift(name);
  }
  return names.length > 1
    ? `how much do ${listed([...new Set(names)])} cost together ${often.exec(message)?.[0] ?? ''}`.trim()
    : undefined;
}

/** The question with what it is about; undefined where it is none, or could be about several. */
export async function askedOfIt(message: string, context: Context): Promise<string | undefined> {
  const words = withoutPoliteness(message);
  const together = pricesTogether(message, context);
  if (together) return together;
  const [, asked] = bare.exec(words) ?? [];
  const isOfTrip = back.test(message) && message.split(' ').length <= longest;
  const isOfDish = ofDish.test(words);
  const topic = asked || isOfTrip || isOfDish ? await topicOf(context) : undefined;
  if (!topic) return undefined;
  if (isOfDish) return topic.kind === 'recipe' ? `what goes in ${topic.title}` : undefined;
  if (topic.kind === 'trip' && isOfTrip) return `when is ${topic.title}`;
  return asked && inFull(asked.toLowerCase(), topic, context);
}

function inFull(asked: string, topic: Topic, context: Context): string | undefined {
  const { kind, title } = topic;
  if (kind === 'trip' && asked === 'who') return `who is going to ${title}`;
  if (asked === 'who') return undefined;
  if (kind === 'subscription') return asked === 'how much' ? `how much is ${title}` : `when is ${title} billed`;
  if (kind !== 'birthday') return `${asked} is ${titleOf(topic, context)}`;
  const isParty = /\bparty\b/i.test(context.asked.past.at(-1)?.message ?? '');
  return `${asked} is ${title}'s ${isParty ? 'party' : 'birthday'}`;
}
