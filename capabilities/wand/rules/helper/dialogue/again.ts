import type { Proposal } from '../../../contract.ts';
import type { Values } from '../../tools/tool.ts';
import { isFailing } from '../guards/understood.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';
import { toolNamed } from '../speech.ts';
import { saidValues } from '../words/field-values.ts';
import { relativeDay } from './days.ts';
import { denialIn } from './denied.ts';
import { isTaken, optionsSaid } from './evidence.ts';
import { fieldsOf, valuesOf, wordsFor } from './target.ts';
import { unclear } from './unclear.ts';
import { isIdle, type Led, ledBy } from './words.ts';

/** The same again for something else: 'same for Mia at 9:15'. */

const rightAfter = /\b(?:right|straight|just) (?:after|before)(?: (?:that|it|her|him))?\b/i;
/** 'a playdate with Lily' and 'one for Leo with Max' */
const withWhom = /\bwith \p{L}{2,20}(?: and \p{L}{2,20})?$/iu;
const kindWords = ({ tool }: Proposal) => wordsFor(tool.slice(tool.indexOf('_') + 1));
const repeatable = /^(add_(appointment|event|task|birthday|trip|gift_idea)|plan_meal)$/;

/** Another one like it, of which the card says all but who and when. */
export async function sameAgain(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const card = cards.findLast(({ tool }) => repeatable.test(tool));
  const tool = card && toolNamed(card.tool);
  if (!led.isFurther || led.saysIt || !card || !tool || denialIn(led.text)) return undefined;
  const { asked, household } = context;
  const said = clauseOf(relativeDay(led.text, valuesOf(card), asked), household, asked);
  const fields = await fieldsOf(tool, valuesOf(card), context);
  const company = / with /i.test(card.subject) ? withWhom.exec(said.bare)?.[0] : undefined;
  const options = optionsSaid(fields, said.bare.replace(rightAfter, ' ').replace(company ?? '', ' '));
  if (!isIdle(options.rest, `${card.subject} ${kindWords(card)}`)) return undefined;
  const values: Values = {
    ...saidValues(fields, said, card.subject),
    ...options.values,
    ...(company && { title: `${card.subject.split(/ with /i)[0]} ${company}` }),
  };
  // 'and only until June' says how long it goes on, of the same.
  const isOther = Object.keys(values).some((name) => !name.endsWith('Until'));
  if (!isOther || !isTaken(said, values, card.subject)) return undefined;
  return [{ kind: 'propose', tool: card.tool, values: { ...valuesOf(card), ...values }, quote: asked.message }];
}

const longest = 8;

/** What was not understood because half of it was still to come: 'orthodontist for Mia', 'Dec 9 at 3'. */
export async function carriedOn(led: Led, context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  const isHalf = last?.answer?.startsWith('I did not understand that') && last.message.split(' ').length <= longest;
  if (!last || !isHalf || led.text.split(' ').length > longest || beginsRequest(led.text, '', true)) return undefined;
  const [before, now] = [last.message, asked.message].map((text) => clauseOf(text, household, asked));
  // A day after a day is another one.
  if (!now || (before?.when.date && now.when.date) || (await read(now, context))) return undefined;
  const readings = await read(clauseOf(`${last.message} ${led.text}`, household, asked), context);
  // 'add a dish' and 'pizza': what is to be bought is said alone.
  return readings?.every((one) => one.kind === 'propose' && one.tool !== 'add_groceries') ? [...readings] : undefined;
}

/** 'Mia has one with Lily on Friday', which was not understood, and then 'at 4': it is not said of the card before. */
export async function ofWhatWasMissed(context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  const led = ledBy(asked.message);
  const isMissed = last && isFailing(last.answer ?? '') && !last.proposals.length && !led.saysIt;
  if (!isMissed) return undefined;
  const before = clauseOf(last.message, household, asked);
  const isWhole = (before.when.date ?? before.when.time) !== undefined && !isIdle(before.bare);
  const { when, bare } = clauseOf(led.text, household, asked);
  if (!isWhole || !isIdle(bare) || !(when.date ?? when.time)) return undefined;
  return (await carriedOn(led, context)) ?? [unclear(context)];
}
