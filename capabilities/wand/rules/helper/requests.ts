import type { BrainRequest } from '../tools/brain.ts';
import { aboutThings, answerTo } from './answers/answer.ts';
import { thingsNamed } from './answers/named.ts';
import { contentWords, plainWords } from './answers/question-words.ts';
import { continued } from './continued.ts';
import { leaningIn, type Talk } from './conversation.ts';
import { doubted, unplaced } from './doubts.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import { examplesFor, lostStep } from './lost.ts';
import { overviewOf } from './overview.ts';
import { isOpening } from './rank/asides.ts';
import { namesPlainly } from './rank/plain-names.ts';
import { isSafe } from './rank/safe-removal.ts';
import { isPlainOrder, trustIn } from './rank/trust.ts';
import type { Part, Reading } from './read.ts';
import type { Division } from './read-after.ts';
import { divisionsOf } from './search.ts';
import { dayOf } from './spoken-of.ts';
import { idsIn, isOnlyTold, isSameAgain, requestOf, type Step, stepsOf, withoutSame } from './steps.ts';
import { onlyOneOn, onTopicDay, withOtherDay } from './topic-day.ts';
import { says } from './words/says.ts';

const replyTexts: Record<string, (family: Family) => string> = {
  hello: (family) => `Hello! You can say, for example:\n${examplesFor(family)}`,
  thanks: () => "You're welcome!",
  help: (family) =>
    `I'm the built-in helper of Mothership. I add, change and look up appointments, events, birthdays, tasks, meals, groceries and more, and nothing is saved before you approve it. For example:\n${examplesFor(family)}`,
  bye: () => 'See you soon.',
  weary: () =>
    "That sounds hard. I hope you get some rest soon. If there's something I can take off your plate, just say so.",
  complaint: () =>
    "I'm sorry. Tell me how it should be, or say ‘undo’ to take back what you approved. Short sentences work best.",
  fine: () => 'All right.',
};

/** For intents such as 'talk hello' and 'overview costs'; undefined for requests and questions. */
function replyTo(intent: string, asked: BrainRequest, family: Family) {
  const [kind, topic = ''] = intent.split(' ');
  return kind === 'overview' ? overviewOf(topic, asked, family) : kind === 'talk' && replyTexts[topic]?.(family);
}

/** Below the first trust the helper asks whether a card was meant; below the second it only quotes the words. */
const sure = 0.65;
const leastSure = 0.3;
const leaningEnough = 0.4;

/** The requests of a message, part by part. */
export async function requested(talk: Talk): Promise<Step[]> {
  const { family, intents, memory, asked } = talk;
  const leans = leaningIn(talk) > leaningEnough;
  const message = continued(talk, leans);
  const last = memory.requests.at(-1);
  const before = memory.requests.findLast(({ tool }) => tool)?.tool;
  const divisions = divisionsOf(message, {
    family,
    intents,
    topic: topicOf(talk),
    leans,
    person: personIn(asked, family),
    day: last && dayOf(last.text, last.cards[0]?.values ?? {}, family),
    before: /^(?:and|also|plus|oh)\b/i.test(asked.message) ? before : undefined,
  });
  const parts = divisions[0]?.parts ?? [];
  const meant = parts.filter((part, at) => !isOnlyTold(part, parts) && !isSameAgain(part, parts.slice(0, at)));
  const steps = await Promise.all(meant.map((part) => partSteps(part, divisions, leans, talk)));
  const all = steps.flat();
  return all.every(({ kind }) => kind === 'unread') ? [await lostStep(message, asked, family)] : withoutSame(all);
}

async function partSteps(said: Part, divisions: readonly Division[], leans: boolean, talk: Talk): Promise<Step[]> {
  const { asked, family } = talk;
  const part = onTopicDay(said, talk);
  const { reading, text } = part;
  const unread: Step[] = [{ kind: 'unread', text }];
  const isAlone = divisions[0]?.parts.length === 1;
  const isQuestion = reading?.intent === 'question';
  const answer = isQuestion || isOnlyAsked(part) ? await answerTo(text, asked, family) : undefined;
  if (answer) {
    const said = [...thingsNamed(text, family).map(({ id }) => id), ...onlyOneOn(text, family)];
    const told = thingsNamed(answer, family).map(({ id }) => id);
    // 'Whose birthday is next?' is about the one who is told.
    const things = said.length === 0 && told.length === 1 ? told : said;
    const request = { text: requestOf(part).text, intent: 'question', cards: [], things };
    return [{ kind: 'answer', text: answer, request }];
  }
  if (isQuestion) {
    if (contentWords(plainWords(text).join(' '), []).length > 0) return unread;
    // 'And when?' is about the record of the last answer.
    const told = await aboutThings(topicOf(talk), text, { asked, family });
    return told ? [{ kind: 'answer', text: told, request: requestOf(part) }] : isAlone ? unread : [];
  }
  const isReply = reading && (isAlone || !reading.intent.startsWith('talk'));
  const reply = isReply && (await replyTo(reading.intent, asked, family));
  if (reply) return [{ kind: 'answer', text: reply, request: requestOf(part) }];
  if (!reading) return doubted(part, divisions, family);
  if (!reading.tool) return isAlone && reading.intent === 'none' ? unread : unplaced(part);
  if (isQuestionBack(reading)) return isWorthAsking(reading) ? stepsOf(withOtherDay(part, divisions, talk)) : unread;
  const learned = leans ? leaningTrust(reading) : trustIn(part, divisions);
  const trust = isPlainOrder(reading) ? 1 : learned;
  if (trust < leastSure) return unread;
  const isNote = reading.draft.faults.has('just a note');
  const all = divisions[0]?.parts.flatMap((one) => one.reading ?? []);
  const isSound = namesPlainly(reading) && isSafe(reading, all);
  if (trust < sure || isNote || !isSound) return doubted(part, divisions, family);
  // 'What time is the smear, and move it to 10'
  const isAskedToo = reading.features.has('other verbs') && says(plainWords(text).join(' '), 'onlyAsks');
  const told = isAskedToo ? await answerTo(text, asked, family) : undefined;
  return [...(told ? [{ kind: 'answer' as const, text: told }] : []), ...stepsOf(part), ...unplaced(part)];
}

/** 'Should I cancel it or not' and 'what came back to me' ask for no change, whatever the words are closest to. */
function isOnlyAsked({ text, reading }: Part): boolean {
  const plain = plainWords(text).join(' ');
  const hasVerb = reading?.draft.found.meanings.some(({ meaning }) => isOpening(meaning));
  // Such words make no card, so they can only be a question.
  const isAsked = says(plain, 'asksForAnswer') && !/^(?:talk|overview) /.test(reading?.intent ?? '');
  return isAsked || says(plain, 'asksAdvice') || (!hasVerb && says(plain, 'onlyAsks'));
}

/** Records that the last turn mentioned, proposed or changed. */
function topicOf({ memory, asked, family }: Talk) {
  const ids = memory.requests.flatMap(({ things, cards }) => [
    ...things,
    ...cards.flatMap(({ values }) => idsIn(values)),
  ]);
  const approved = asked.past.at(-1)?.proposals.flatMap(({ resultId }) => resultId ?? []) ?? [];
  return family.things.filter(({ id }) => ids.includes(id) || approved.includes(id));
}

/** The person mentioned in the last messages. */
function personIn({ past }: BrainRequest, family: Family): string | undefined {
  const named = past.slice(-2).flatMap(({ message }) => foundIn(message, family).mentions);
  const alone = named.flatMap(({ who }) => (who.length === 1 && who[0]?.relationship !== 'self' ? who : []));
  return alone.at(-1)?.name;
}

const isQuestionBack = ({ filled }: Reading) => Boolean(filled?.missing ?? filled?.choices);
const isWorthAsking = ({ features }: Reading) =>
  (features.get('left words') ?? 0) < 3 && (features.get('likelihood') ?? 0) > -3;
/** Trust was learned from messages that are complete by themselves. */
const leaningTrust = ({ features, score }: Reading) =>
  (features.get('left words') ?? 0) < 2 && score > -4 && !lying.some((name) => features.has(name)) ? 0.8 : 0.3;
const lying = ['left people', 'left when', 'left numbers', 'lost people', 'lost days', 'lost times', 'lost numbers'];
