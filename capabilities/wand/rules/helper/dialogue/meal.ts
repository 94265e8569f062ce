import { recipesApi } from '#capabilities/recipes/contract.ts';
import { longDate } from '#core/dates.ts';
import type { Proposal } from '../../../contract.ts';
import { isTidyLine } from '../groceries/words.ts';
import { hasFood } from '../meals/words.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';
import { recipesNamed } from '../recipes/words.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { withoutArticle } from '../words/words.ts';
import { addedTo } from './list.ts';
import { isRemark, isSentence, partsOf } from './parts.ts';
import { type Led, ledBy } from './words.ts';

/** What is said after an answer about one meal: 'put tacos there', 'swap it for pancakes', 'take that off the plan'. */

const placed =
  /^(?:put|do|have|make|plan|add|stick) (.{2,40}) (?:there|then|in|down|instead|in there|on there|for that)$|^(?:put|write|jot|note) down (.{2,40})$/i;
const instead =
  /^(?:swap|replace|change|switch) (?:it|that)(?: out)? (?:for|with|to) (.{2,40})$|^(?:let's|lets) (?:do|have|make) (.{2,40}?)(?: then| instead| that day)?$|^make (?:it|that) (.{2,40})$|^do (.{2,40}?)(?: then)?$|^(?:we're|we are|we'll be) (?:having|eating|doing|making) (.{2,40}?)(?: instead| then| now)$|^(?!(?:add|buy|get|is|are|what|who) )(.{2,30}) instead$/i;
/** Only a dish that is known: anything else may be for another list. */
const bare = /^(?:(?:put|do|have|plan|add|make)(?: in)? )?(.{2,40}?)(?: instead| then)?$/i;
const cleared =
  /^(?:take|clear|cancel|scrap|remove|drop|skip|delete|scratch|lose) (?:it|that|this)(?: off| out| from)?(?: (?:of )?(?:the|our) (?:plan|menu|week|list|meal plan))?$/i;

const answered = /^(?:No )?(breakfast|lunch|dinner|snack|meal)\b/i;

export async function aboutMeal(context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  const answer = last?.proposals.length === 0 ? (last.answer ?? '') : '';
  const [, meal] = answered.exec(answer) ?? [];
  const { date } = whenIn(answer.split(':')[0] ?? '', asked).when;
  if (!meal || !date || answer.includes('\n')) return undefined;
  const isAny = meal.toLowerCase() === 'meal';
  const dishes = (await asked.look(recipesApi.list)).map(({ name }) => name.toLowerCase());
  const wishes = partsOf(asked.message).map((part) => {
    const words = withoutPoliteness(part).replace(
      /^let'?s (?=skip|clear|cancel|drop|scrap|swap|change|replace|put)/i,
      '',
    );
    const own = withoutArticle(bare.exec(ledBy(words).text)?.[1] ?? '').toLowerCase();
    const dish =
      [placed, instead].flatMap((one) => one.exec(words)?.slice(1) ?? []).find(Boolean) ??
      dishes.find((name) => name === own);
    if (dish) return `plan ${dish}${isAny ? '' : ` for ${meal.toLowerCase()}`} on ${longDate(date)}`;
    return cleared.test(words) ? `clear ${meal.toLowerCase()} on ${longDate(date)}` : part;
  });
  const [wish, ...others] = wishes.filter((text) => /^(?:plan|clear) .{1,90} on /.test(text));
  if (
    !wish ||
    others.length > 0 ||
    !wishes.every((text) => text === wish || isSentence(text) || isRemark(text, context))
  )
    return undefined;
  const readings = await read(clauseOf(wish, household, asked), context);
  return readings?.every((one) => one.kind === 'propose' && /^(?:plan|clear)_meal$/.test(one.tool))
    ? readings.map((one) => ({ ...one, quote: asked.message }))
    : undefined;
}

/** 'pizza on Friday' and 'and salad': it is eaten beside the dish on the card; a dish of her own may be another meal. */
export async function besideDish(
  [card, ...others]: readonly Proposal[],
  led: Led,
  context: Context,
): Promise<Step[] | undefined> {
  const isOfIt = card?.tool === 'plan_meal' && card.status === 'open' && others.length === 0 && led.isFurther;
  const [extra, ...more] = (isOfIt && addedTo(led, context)) || [];
  if (!card || !extra || more.length > 0 || !hasFood(extra) || !isTidyLine(extra)) return undefined;
  const isOwnDish = recipesNamed(await context.asked.look(recipesApi.list), extra).length > 0;
  const note = `${card.subject} ${/ with /.test(card.subject) ? 'and' : 'with'} ${extra}`;
  return isOwnDish ? undefined : [{ kind: 'revise', id: card.id, tool: card.tool, values: { note } }];
}

const ofMeals = /\b(?:meals?|menu|dinners|meal ?plan|eating|eat)\b/i;
const copying = /^(copy|repeat|reuse|duplicate|use|carry) (?:it|them|that|those|these|all of (?:it|them|that))\b/i;

/** 'show me this week's meals' and 'copy them to next week' */
export function mealsTold(request: string, { asked }: Context): string | undefined {
  const last = asked.past.at(-1);
  const week = /\b(?:this|last) week/i.exec(last?.message ?? '')?.[0];
  const isTold = last?.proposals.length === 0 && week !== undefined && ofMeals.test(last.message);
  return isTold && copying.test(request) ? request.replace(copying, `$1 ${week}'s meals`) : undefined;
}
