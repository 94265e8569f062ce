import type { Proposal } from '../../../contract.ts';
import { plainWord } from '../../plain-words.ts';
import type { Memory } from '../memory.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest, isCommand } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isTidy } from '../words/tidy-title.ts';
import { keptInstead } from './about-topic.ts';
import { carriedOn, ofWhatWasMissed, sameAgain } from './again.ts';
import { alsoReminded } from './also-reminded.ts';
import { answered } from './answer.ts';
import { afterAnswer, askedOn } from './asked.ts';
import { beyondCard } from './beyond.ts';
import { ideaForBirthday, sameBirthday } from './birthday.ts';
import { chosenOf } from './choice.ts';
import { inCompany } from './company.ts';
import { corrected } from './corrected.ts';
import { otherDeed } from './deed.ts';
import { afterDismissal } from './dismissed.ts';
import { aboutSize } from './facts.ts';
import { meantInstead } from './instead.ts';
import { onlyOnce } from './just-once.ts';
import { likeLast } from './last.ts';
import { aboutList, listedBefore, onListAgain } from './list.ts';
import { besideDish } from './meal.ts';
import { otherRecord } from './other.ts';
import { packedToo } from './packed.ts';
import { coreOf, isOfSomebody } from './parts.ts';
import { aboutIngredients } from './recipe.ts';
import { remindedOfCard } from './reminded.ts';
import { namedOpen } from './several.ts';
import { asItIs } from './stays.ts';
import { lastCards } from './target.ts';
import { notWhole } from './unclear.ts';
import { isAsked, type Led, ledBy } from './words.ts';

/** What leans on what was said before; undefined where the message stands on its own. */
export async function followUp(context: Context, memory: Memory): Promise<Step[] | undefined> {
  const { message } = context.asked;
  const word = plainWord(message);
  if (memory.waiting) {
    if (word === 'no' || isLeft(plain(message))) return [{ kind: 'answer', text: 'All right.' }, ...memory.later];
    const readings = await answered(memory.waiting, context);
    if (readings?.every(isTidy)) return [...readings, ...memory.later];
  }
  if (word && /^(yes|yep|yeah|ok|okay|sure|no|nope|do it|go ahead)\b/.test(plain(message)))
    return [{ kind: 'answer', text: 'There is nothing waiting for an answer.' }];
  // What she asked about since is nearer than what is done, but not than a card that waits.
  const isWaiting = lastCards(context).some(({ status }) => status === 'open');
  const steps =
    otherChoice(context, memory) ??
    (await ofWhatWasMissed(context)) ??
    onListAgain(context) ??
    aboutSize(context) ??
    (await askedOn(context)) ??
    (isWaiting ? undefined : await afterAnswer(context)) ??
    (await aboutCards(context)) ??
    (await afterDismissal(context)) ??
    (isWaiting ? await afterAnswer(context) : undefined) ??
    (await carriedOn(ledBy(message), context));
  return isAskedOn(context) && steps?.some(({ kind }) => kind === 'propose') ? undefined : steps;
}

/** 'who is allergic to peanuts?', 'and eggs?' asks on, and changes nothing. */
const isAskedOn = ({ asked: { message, past } }: Context) =>
  message.trimEnd().endsWith('?') && past.at(-1)?.proposals.length === 0 && !isCommand(withoutPoliteness(message));

/** 'never mind, I will ring them myself' */
function isLeft(message: string): boolean {
  const leaving = /^(?:never ?mind|nvm|forget (?:it|that|about it)|don't bother|leave it)\b[,.!;]? ?/;
  const told = leaving.test(message) ? message.replace(leaving, '') : undefined;
  return /^(nothing|neither|none|cancel)\b.{0,20}$/.test(message) || (told !== undefined && isOfSomebody(told));
}

const plain = (message: string) => withoutPoliteness(message).toLowerCase().replaceAll('’', "'");

/** 'no, the other one', "I meant Leo's", after one of several was chosen. */
function otherChoice({ asked, household }: Context, { choices }: Memory): Step[] | undefined {
  const card = asked.past.at(-1)?.proposals.find(({ status }) => status === 'open');
  const [, ...others] = choices;
  if (!card || others.length === 0) return undefined;
  const words = plain(ledBy(asked.message).text);
  if (words.split(' ').length > 5 || beginsRequest(words, '', true)) return undefined;
  const isOther = /^(the )?other\b/.test(words);
  const meant = isOther ? others : (chosenOf(others, clauseOf(words, household, asked)) ?? []);
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  return only.tool === card.tool
    ? [{ kind: 'revise', id: card.id, tool: card.tool, values: only.values }]
    : [{ kind: 'propose', tool: only.tool, values: only.values, quote: asked.message }];
}

async function aboutCards(context: Context): Promise<Step[] | undefined> {
  const { message } = context.asked;
  const named = isAsked(message, ledBy(message)) ? undefined : namedOpen(context);
  const ofNamed = named && (await leaning([named.card], ledBy(named.context.asked.message), named.context));
  if (ofNamed) return ofNamed;
  const cards = lastCards(context);
  const led = meantInstead(ledBy(message), cards, context);
  if (cards.length === 0 || isAsked(message, led)) return undefined;
  const steps = (await packedToo(cards, led, context)) ?? (await leaning(cards, led, context));
  const core = steps ? undefined : coreOf(message, context);
  const alone = core !== undefined && { ...context, asked: { ...context.asked, message: core } };
  const ofCore = alone ? await leaning(cards, ledBy(alone.asked.message), alone) : undefined;
  return steps ?? ofCore ?? notWhole(led, context);
}

async function leaning(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  return (
    (await alsoReminded(cards, context, (head, before) => leaning(cards, head, before))) ??
    (await remindedOfCard(cards, context)) ??
    (await onlyOnce(cards, context)) ??
    sameBirthday(cards, context) ??
    (await ideaForBirthday(cards, context)) ??
    (await keptInstead(cards, led, context)) ??
    (await otherRecord(cards, led, context)) ??
    (await aboutList(cards, led, context)) ??
    listedBefore(cards, led, context) ??
    (await sameAgain(cards, led, context)) ??
    asItIs(cards, context) ??
    (await inCompany(cards, context)) ??
    (await corrected(cards, led, context)) ??
    aboutIngredients(cards, led, context) ??
    (await otherDeed(cards, led, context)) ??
    beyondCard(cards, led, context.asked.message) ??
    (await besideDish(cards, led, context)) ??
    likeLast(cards, led, context)
  );
}
