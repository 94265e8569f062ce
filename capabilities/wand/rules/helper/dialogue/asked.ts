import { currentGroceries } from '../../tools/current-groceries.ts';
import { asksOn } from '../answers/question-follow-up.ts';
import { questionReader } from '../answers/question-reader.ts';
import { isFailing } from '../guards/understood.ts';
import { clauseOf } from '../message/clause.ts';
import { isQuestionLike } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { aboutTopic } from './about-topic.ts';
import { aboutMeal } from './meal.ts';
import { coreOf } from './parts.ts';
import { remindedAt } from './reminded.ts';
import { aboutToldList } from './told-list.ts';
import { titleOf, topicOf } from './topic.ts';
import { ledBy } from './words.ts';

/** What is said after an answer: more is asked, or what it told is to be otherwise. */
export const afterAnswer = async (context: Context): Promise<Step[] | undefined> =>
  (await aboutToldList(context)) ??
  (await aboutMeal(context)) ??
  (await aboutTopic(context)) ??
  (await reminded(context)) ??
  (await finished(context)) ??
  aboutLine(context);

/** 'ok then a playdate at 3' is no question any more, and 'the Saturday after that' is not yet spelled out. */
const agreed = /^(?:ok|okay|so|then)\b(?!.{0,1500}\?$)(?! (?:and|or|what|how) )/i;
const counted = /(?:day|week|weekend|month) (?:after|before) that\b/i;

/** 'can you make it 6:15?' asks for something else to be so. */
const isChange = (message: string) => /^make (?:it|that|this) /i.test(withoutPoliteness(message));

/** 'and lovevery', after what another one costs. */
export async function askedOn(context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  if (!last || last.proposals.length > 0 || !isAnswer(last.answer) || !asksOn(asked.message)) return undefined;
  if (agreed.test(asked.message) || counted.test(asked.message) || isChange(asked.message)) return undefined;
  const clause = clauseOf(asked.message, household, asked);
  if (isQuestionLike(clause.lower)) return undefined;
  const answers = await questionReader(clause, context);
  return answers?.every((one) => one.kind === 'answer' && !one.text.startsWith('I do not know '))
    ? [...answers]
    : undefined;
}

const isAnswer = (answer: string | null) => answer !== null && !answer.startsWith('I did not understand');

/** 'remind me the day before' */
async function reminded(context: Context): Promise<Step[] | undefined> {
  // 'remind me to call' says of what by itself.
  const topic = /^(?:please )?(?:remind|nudge|ping)\b(?!.{0,80} to \p{L})/iu.test(
    withoutPoliteness(context.asked.message),
  )
    ? await topicOf(context)
    : undefined;
  const title = topic?.kind === 'birthday' ? `${topic.title}'s birthday` : topic && titleOf(topic, context);
  return topic && remindedAt(title, { date: topic.date ?? null }, context);
}

const done =
  /^(?:all )?done(?: (?:it|that))?(?: already)?$|^i(?:'ve)?(?: have)?(?: already)? (?:did|done) (?:it|that)(?: already)?$|^(?:and |but |yes,? |oh,? )?(?:it|that|they|those|that one)(?:'s|'re| is| are|'ve been| has been)(?: all| already| now)? (?:done|finished|sorted|taken care of|complete)(?: now| already)?$/i;

/** 'it's done', of a task */
async function finished(context: Context): Promise<Step[] | undefined> {
  const { message } = context.asked;
  const topic = done.test(withoutPoliteness(message)) ? await topicOf(context) : undefined;
  return topic?.kind === 'task'
    ? [{ kind: 'propose', tool: 'dismiss_task', values: { id: topic.id }, quote: message }]
    : undefined;
}

const onList = /^(?:(?:Yes|No|Not yet)\. )?(.{1,40}): (?:on the list|already ticked)/;
const amount =
  /^(?:to |it |them )?(\d{1,4}(?: (?!of\b)\p{L}{1,15})?|a dozen|half a dozen|two|three|four|five|six)(?: of (?:it|them|those))?$/iu;

/** 'make it 30', after an answer about one line of the grocery list. */
async function aboutLine(context: Context): Promise<Step[] | undefined> {
  const { asked } = context;
  const last = asked.past.at(-1);
  const [, name] = (last?.proposals.length === 0 && onList.exec(last.answer ?? '')) || [];
  if (!name) return undefined;
  const led = ledBy(coreOf(asked.message, context) ?? asked.message);
  const [, quantity] = amount.exec(led.text) ?? [];
  if (!quantity || last?.answer?.includes('\n') || !led.saysIt) return undefined;
  const list = await currentGroceries(asked);
  const [item, ...others] = list?.items.filter((one) => name.toLowerCase().endsWith(one.name.toLowerCase())) ?? [];
  if (!list || !item || others.length > 0 || isFailing(last?.answer ?? '')) return undefined;
  const values = { id: list.id, itemId: item.id, quantity };
  return [{ kind: 'propose', tool: 'change_grocery', values, quote: asked.message }];
}
