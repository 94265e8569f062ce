import type { Proposal } from '../../contract.ts';
import type { Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { answered } from './dialogue-answer.ts';
import { type Correction, correctedValues, correctionIn, valuesOf } from './dialogue-change.ts';
import { chosenOf } from './dialogue-choice.ts';
import { aboutGroceries } from './dialogue-groceries.ts';
import { saidValues } from './field-values.ts';
import type { Memory } from './memory.ts';
import { withoutPoliteness } from './polite.ts';
import type { Context } from './reader.ts';
import { beginsRequest, isQuestionLike } from './requests.ts';
import type { Step } from './speech.ts';
import { listed } from './words.ts';

/** What leans on what was said before; undefined where the message stands on its own. */
export async function followUp(context: Context, memory: Memory): Promise<Step[] | undefined> {
  const said = plain(context.asked.message);
  if (memory.waiting) {
    if (
      /^(no|nope|never ?mind|nothing|neither|none( of them)?|forget (it|that)|leave it|cancel( that)?|stop)$/.test(said)
    )
      return [{ kind: 'answer', text: 'All right.' }];
    const readings = await answered(memory.waiting, context);
    if (readings) return readings;
  }
  if (/^(yes|yep|yeah|ok|okay|sure|no|nope|do it|go ahead)$/.test(said))
    return [{ kind: 'answer', text: 'There is nothing waiting for an answer.' }];
  return otherChoice(context, memory) ?? aboutCards(context);
}

const plain = (message: string) => withoutPoliteness(message).toLowerCase().replaceAll('’', "'");

/** 'no, the other one', "I meant Leo's", after one of several was chosen. */
function otherChoice({ asked, household }: Context, { choices }: Memory): Step[] | undefined {
  const card = asked.past.at(-1)?.proposals.find(({ status }) => status === 'open');
  const [, ...others] = choices;
  if (!card || others.length === 0) return undefined;
  const words = plain(asked.message).replace(/^(no|nope|sorry|actually|i meant?|i mean|wait)[, ]*/, '');
  if (words.split(' ').length > 5 || beginsRequest(words, '', true)) return undefined;
  const isOther = /^(the )?other( one)?\b/.test(words);
  const meant = isOther ? others : (chosenOf(others, clauseOf(words, household, asked)) ?? []);
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  return only.tool === card.tool
    ? [{ kind: 'revise', id: card.id, tool: card.tool, values: only.values }]
    : [{ kind: 'propose', tool: only.tool, values: only.values, quote: asked.message }];
}

const recentTurns = 3;

/** The cards of the last turn that had any. */
export function lastCards({ asked }: Context): Proposal[] {
  const turn = asked.past.slice(-recentTurns).findLast(({ proposals }) => proposals.length > 0);
  return (turn?.proposals ?? []).filter(({ status }) => status === 'open' || status === 'approved');
}

function aboutCards(context: Context): Step[] | undefined {
  const { asked } = context;
  const { message } = asked;
  const cards = lastCards(context);
  if (cards.length === 0) return undefined;
  const correction = correctionIn(context);
  // 'Can we do 4:30?' asks for a change.
  const isAsking = message.trim().endsWith('?') || isQuestionLike(message);
  const isWish = correction.isLed && correction.rest === '' && (asked.past.at(-1)?.proposals.length ?? 0) > 0;
  if (isAsking && !isWish) return undefined;
  if (amiss.test(plain(message))) return [{ kind: 'answer', text: whatElse }];
  return (
    sameAgain(cards, context) ??
    aboutGroceries(cards, correction, message) ??
    corrected(cards, correction, message) ??
    oneMore(cards, correction, message)
  );
}

const amiss = /^(no,? )?(that's|that is|it's|this is|thats) (wrong|not right|not it|not what i (said|meant|wanted))$/;
const whatElse = 'What should be different? Say ‘make it 4’ or ‘for Leo’, for example, or change it right on its card.';

function corrected(cards: readonly Proposal[], correction: Correction, message: string): Step[] | undefined {
  const changes = cards.flatMap((card) => {
    const values = correctedValues(card, correction, message);
    return values ? [{ card, values }] : [];
  });
  const [only, ...others] = changes;
  if (only && others.length === 0) return changed(only.card, only.values, message);
  if (!only) return withoutTime(correction);
  const subjects = changes.map(({ card }) => card.subject);
  return [
    { kind: 'answer', text: `Which one do you mean, ${listed(subjects, 'or')}? You can change it right on its card.` },
  ];
}

const withoutTime = ({ said, rest, isLed }: Correction): Step[] | undefined =>
  isLed && rest === '' && said.when.time && !said.when.date
    ? [{ kind: 'answer', text: 'I cannot set a time for that, it only has a day.' }]
    : undefined;

/** An open card is changed; for what was done already a change is proposed. */
function changed(card: Proposal, values: Values, quote: string): Step[] | undefined {
  if (card.status === 'open') return [{ kind: 'revise', id: card.id, tool: card.tool, values }];
  if (card.tool === 'plan_meal')
    return [{ kind: 'propose', tool: card.tool, values: { ...valuesOf(card), ...values }, quote }];
  const [, kind] = /^(?:add|change)_(\w{1,30})$/.exec(card.tool) ?? [];
  if (!kind || !card.resultId || kind === 'groceries') return undefined;
  return [{ kind: 'propose', tool: `change_${kind}`, values: { id: card.resultId, ...values }, quote }];
}

const again =
  /^(?:(?:and )?(?:the )?same(?: thing)?(?: again)?|ditto|and one(?: more)?|another one|one more|also one|and another|and|also),? (.*)$/i;
const repeatable = /^(add_(appointment|event|task|birthday|trip|gift_idea)|plan_meal)$/;

/** 'same for Mia at 9:15', 'and for Leo too': another one like it. */
function sameAgain(cards: readonly Proposal[], { asked, household }: Context): Step[] | undefined {
  const words = again.exec(asked.message.trim().replace(/[.!]$/, ''))?.[1]?.replace(/ (too|as well)$/i, '');
  const card = cards.findLast(({ tool }) => repeatable.test(tool));
  if (words === undefined || !card) return undefined;
  const said = clauseOf(words, household, asked);
  if (said.bare.replace(/^(for|on|at|with|to)$/i, '') !== '') return undefined;
  const values = saidValues(card.fields, said, card.subject);
  if (Object.keys(values).length === 0) return undefined;
  return [{ kind: 'propose', tool: card.tool, values: { ...valuesOf(card), ...values }, quote: asked.message }];
}

/** 'and kiwi' goes on with the list of the card; where there is none it could be anything, and nothing is guessed. */
function oneMore(cards: readonly Proposal[], { said }: Correction, message: string): Step[] | undefined {
  const isMore = /^(and|also|plus) /i.test(message.trim()) && !beginsRequest(message, '', true);
  if (!isMore || said.when.date || said.when.time) return undefined;
  const [card, ...others] = cards;
  const lists =
    card?.fields.filter(({ kind, value }) => kind === 'list' && Array.isArray(value) && value.length > 0) ?? [];
  const [list] = lists;
  if (card?.status !== 'open' || others.length > 0 || !list || lists.length > 1)
    return [{ kind: 'answer', text: `I did not understand ‘${message.trim()}’. Please say the whole of it.` }];
  const values = { [list.name]: [...[list.value ?? []].flat().map(String), said.bare] };
  return [{ kind: 'revise', id: card.id, tool: card.tool, values }];
}
