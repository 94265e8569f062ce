import { capitalize } from '#core/capitalize.ts';
import type { Span } from '../when/tokens.ts';
import { type Clause, clausesOf, stretchesIn, takeVerbs, textOf } from './clauses.ts';
import { asValues, type Draft, take, takeMeanings, takeTable, takeWords, valueSaid } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { linesIn } from './lines.ts';
import { meaningAt, startsAt } from './meanings.ts';
import { takePeople } from './people-said.ts';
import { withoutFillers } from './titles.ts';

/** A recipe as people describe it: its name, then the ingredients, then the steps. */

/** Introduces the ingredients: 'with', 'you need', 'it takes', but not the 'it's' of 'it's called'. */
const ingredientsLeadAt = (draft: Draft, { first, next }: Span) =>
  draft.found.meanings
    .filter(
      (one) =>
        one.meaning === 'ingredientsLead' &&
        one.first >= first &&
        one.first < next &&
        !startsAt(draft, one.next, 'named'),
    )
    .toSorted((a, b) => b.next - a.next || a.first - b.first)[0];

interface Part extends Span {
  isTold: boolean;
  /** The words contain ingredients. */
  isBehindLead: boolean;
}

function partsOf(draft: Draft, clause: Clause): Part[] {
  const lead = ingredientsLeadAt(draft, clause);
  const isFirst = lead !== undefined && lead.first <= clause.first + 2;
  const spans: [Span, boolean][] = lead
    ? [
        [{ first: clause.first, next: lead.first }, false],
        [{ first: lead.next, next: clause.next }, true],
      ]
    : [[clause, false]];
  return spans.flatMap(([span, isBehindLead]) =>
    stretchesIn(draft, span).map((one) => ({
      ...one,
      isTold: clause.isTold && !(isBehindLead && isFirst),
      isBehindLead,
    })),
  );
}

/** How likely a part is the name of the dish. */
function nameLikelihood(draft: Draft, part: Part, index: number): number {
  const { words } = draft.found;
  const { first, next } = part;
  const isNamed = [first - 1, first - 2].some((at) => meaningAt(draft, at, 'named'));
  if (/^\d/.test(words[first]?.word ?? '') || (part.isBehindLead && !isNamed)) return -5;
  const isBeforeRecipe = meaningAt(draft, next, 'recipe') && words[next]?.word !== 'ingredients';
  const isFor = words.slice(Math.max(0, first - 2), first).some(({ word }) => word === 'for');
  const isBehindFor =
    meaningAt(draft, first - 1, 'recipe') ||
    (isFor && [first - 2, first - 3].some((at) => meaningAt(draft, at, 'recipe')));
  return (
    (isNamed ? 6 : 0) +
    (isBeforeRecipe ? 4 : 0) +
    (isBehindFor ? 4 : 0) -
    (part.isTold ? 3 : 0) -
    index * 0.4 -
    (next - first > 6 ? 2 : 0)
  );
}

/** Where the steps begin: 'Mix and bake', 'Steps: ...'. Only after a period, because 'roast beef' is an ingredient. */
function stepsFrom(draft: Draft, clauses: readonly Clause[], from: number): number | undefined {
  const { words } = draft.found;
  return clauses.find(({ first }) => {
    const sign = words[first - 1]?.word ?? '';
    return (
      first > from && (startsAt(draft, first, 'steps') || (/^[.;!]$/.test(sign) && startsAt(draft, first, 'cooking')))
    );
  })?.first;
}

/** 'lentil stew' of 'mom finally gave up her lentil stew recipe'. */
function dishOf(draft: Draft, part: Part): Span {
  const owner = draft.found.words.findLastIndex(
    ({ word }, at) => at >= part.first && at < part.next - 1 && /^(?:my|our|her|his|their)$/.test(word),
  );
  return part.isTold && owner >= 0 ? { first: owner + 1, next: part.next } : part;
}

const guessedMeal = (draft: Draft) => valueSaid(draft, 'recipeMeal') ?? valueSaid(draft, 'guessedMeal') ?? 'dinner';

export const addRecipe = (takeServings: (draft: Draft) => number | undefined): Frame => ({
  tool: 'add_recipe',
  fill(draft) {
    const { words } = draft.found;
    const mealType = guessedMeal(draft);
    const servings = takeServings(draft);
    takeMeanings(draft, 'recipe chatter named servingsOf');
    takeTable(draft, 'recipeMeal');
    takeVerbs(draft, 'add');
    takeWords(draft, 'store file down');
    const clauses = clausesOf(draft);
    const parts = clauses.flatMap((clause) => partsOf(draft, clause));
    const values = parts.map((part, index) => nameLikelihood(draft, part, index));
    const named = parts[values.indexOf(Math.max(...values))];
    if (!named || Math.max(...values) < -4) return missing('name', 'What is the recipe called?', { mealType });
    take(draft, named);
    const dish = dishOf(draft, named);
    const end = stepsFrom(draft, clauses, named.next) ?? words.length;
    let ingredients: string[] = [];
    for (const part of parts)
      if (part.first >= named.next && part.first < end && !part.isTold) ingredients = linesIn(draft, part, ingredients);
    const steps = clauses.filter(({ first, isTold }) => first >= end && !isTold).at(-1);
    const done: Span = { first: end, next: steps?.next ?? end };
    take(draft, done);
    takePeople(draft);
    takeMeanings(draft, 'steps ingredientsLead');
    const instructions = textOf(draft, done);
    return card(
      asValues({
        name: capitalize(withoutFillers(textOf(draft, dish).replace(/'s$/, ''))),
        mealType,
        ingredients: ingredients.length > 0 ? ingredients : undefined,
        instructions: instructions === '' ? undefined : instructions,
        servings,
      }),
    );
  },
});
