import { numberOf } from '../when/tokens.ts';
import { type Thing, thingsOf } from '../family.ts';
import type { Span } from '../find/found.ts';
import { type Clause, clausesOf, freeIn, textOf } from './clauses.ts';
import { asValues, type Draft, has, matchOf, says, take, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { linesIn } from './lines.ts';
import { takeRest } from './titles.ts';

const meant = ({ found }: Draft, { first, next }: Span, ...names: string[]) =>
  found.meanings.filter((one) => names.includes(one.meaning) && one.first >= first && one.next <= next);

/** 'I want to bake a cake' asks for nothing. */
const isDeed = (draft: Draft, { next }: Span) =>
  draft.found.words[next]?.word === 'to' &&
  !draft.found.words[next + 1]?.isSmall &&
  meant(draft, { first: next + 1, next: next + 3 }, 'buy').length === 0;

/** Nor do the 'sticks' of 'glue sticks'. */
function isAsk(draft: Draft, ask: Span): boolean {
  const { words } = draft.found;
  const isShape = meant(draft, ask, 'unit').length > 0 && !(words[ask.first - 1]?.isSmall ?? true);
  const all = { first: 0, next: words.length };
  const isFood = meant(draft, all, 'oneThing').some((one) => one.first < ask.first && ask.first < one.next);
  return !isShape && !isDeed(draft, ask) && !isFood;
}

/** What a clause asks to buy: the words behind the first that asks, or those before it ('dog food is running low'). */
function linesOf(draft: Draft, clause: Clause, before: readonly string[]): string[] {
  const said = meant(draft, clause, 'buy', 'add');
  const asks = said.filter((one) => isAsk(draft, one)).toSorted((a, b) => a.first - b.first);
  const [ask] = asks;
  for (const { at } of asks) for (const one of at) draft.used.add(one);
  // 'milk and eggs, for the pie'
  const isPurpose = before.length > 0 && draft.found.words[clause.first]?.word === 'for';
  if (!ask)
    return clause.isTold || isPurpose || said.some((one) => isDeed(draft, one))
      ? [...before]
      : linesIn(draft, clause, before);
  const behind = linesIn(draft, { first: ask.first, next: clause.next }, before);
  if (behind.join() !== before.join()) return behind;
  const lead = leadOf(draft, { first: clause.first, next: ask.first });
  return lead ? linesIn(draft, lead, before) : behind;
}

/** 'the big box', 'the strawberry one': tells of what was said before. */
function isKindOnly({ found }: Draft, { first, next }: Span): boolean {
  const isLast = found.meanings.some((one) => one.meaning === 'kindOf' && one.next === next);
  const lead = found.words[first]?.word;
  const isAnyKind = lead === 'any' && found.meanings.some((one) => one.meaning === 'kindOf' && one.first === first + 1);
  return isAnyKind || (isLast && lead === 'the' && next - first < 6);
}

/** 'there are no wipes' of 'there are no wipes left'; nothing where somebody else does something. */
function leadOf(draft: Draft, span: Span): Span | undefined {
  const { words, mentions } = draft.found;
  const none = words.findIndex(({ word }, at) => at >= span.first && at < span.next && word === 'no');
  if (none >= 0) return { first: none + 1, next: span.next };
  const isOthers =
    mentions.some((one) => one.first === span.first) ||
    meant(draft, span, 'subject').some(({ first }) => first === span.first);
  return isOthers || meant(draft, span, 'asking').length > 0 ? undefined : span;
}

const addGroceries: Frame = {
  tool: 'add_groceries',
  fill(draft) {
    takeWhen(draft);
    takeMeanings(draft, 'groceries', 'chatter', 'remind');
    let lines: string[] = [];
    for (const clause of clausesOf(draft)) {
      if (isKindOnly(draft, clause)) take(draft, clause);
      else lines = linesOf(draft, clause, lines);
    }
    return lines.length > 0 ? card({ lines }) : missing('lines', 'What should I put on the list?', {});
  },
};

/** The lines of the list that the words mean: of each thing said the best. */
function takeLines(draft: Draft, isPossible: (thing: Thing) => boolean): Thing[] {
  const lines = thingsOf(draft.family, 'line');
  const matches = lines
    .map((thing) => matchOf(draft, thing))
    .filter(({ value }) => value >= 1)
    .toSorted((a, b) => b.value - a.value);
  const chosen: Thing[] = [];
  const taken = new Set<number>();
  for (const { thing, words } of matches) {
    const own = words.filter((at) => !taken.has(at));
    if (own.length < words.length || own.length === 0) continue;
    for (const at of own) taken.add(at);
    chosen.push(thing);
  }
  for (const at of taken) draft.used.add(at);
  const possible = chosen.filter(isPossible);
  return possible.length > 0 ? possible : chosen;
}

function marking(tool: string, isPossible: (thing: Thing) => boolean, ...meanings: string[]): Frame {
  return {
    tool,
    needs: ['line'],
    fill(draft) {
      const isAll = has(draft, /\b(?:everything|all of it|the (?:whole|entire) list|all the groceries|the rest)\b/i);
      takeMeanings(draft, ...meanings, 'groceries');
      takeWhen(draft);
      const lines = takeLines(draft, isPossible);
      const all = lines.length === 0 && isAll ? thingsOf(draft.family, 'line').filter(isPossible) : lines;
      if (isAll) takeWords(draft, 'everything all whole entire rest');
      return all.length > 0 ? card({ items: all.map(({ id }) => id) }) : undefined;
    },
  };
}

interface Amount extends Span {
  /** What it was, or isn't: 'not 1', 'instead of two'. */
  isOld: boolean;
}

const isOldLead = /^(?:not|from|than|of|was)$/;

/** Amounts that are said: '2 dozen', 'a gallon', 'six tins'. */
function amountsIn(draft: Draft): Amount[] {
  const { words } = draft.found;
  const isUnit = (at: number) => meant(draft, { first: at, next: at + 1 }, 'unit').length > 0;
  const amounts: Amount[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]?.word ?? '';
    const isArticle = word === 'a' || word === 'an';
    const isCount = /^\d/.test(word) || /^(?:half|double)$/.test(word) || (!isArticle && numberOf(word) !== undefined);
    let next = at + 1;
    if (isCount && words[next]?.word === 'a' && isUnit(next + 1)) next++;
    while (isUnit(next) && next < at + 4) next++;
    if (isArticle ? next === at + 1 : !isCount) continue;
    if (words[at - 1]?.word === 'size') continue;
    amounts.push({ first: at, next, isOld: isOldLead.test(words[at - 1]?.word ?? '') });
    at = next - 1;
  }
  return amounts;
}

const changeGrocery: Frame = {
  tool: 'change_grocery',
  needs: ['line'],
  fill(draft) {
    takeMeanings(draft, 'change', 'quantity', 'add', 'want', 'groceries', 'rename', 'chatter');
    const [line] = takeLines(draft, () => true);
    const listId = draft.family.list?.id;
    if (!line || !listId) return undefined;
    const amounts = amountsIn(draft).filter((one) => freeIn(draft, one).length > 0);
    const quantity = amounts.find(({ isOld }) => !isOld);
    for (const one of amounts) take(draft, one);
    const values = { id: listId, itemId: line.id };
    if (quantity) return card({ ...values, quantity: textOf(draft, quantity) });
    const other = says(draft, 'rename') || has(draft, /\bshould (?:say|be)\b/i) ? takeRest(draft) : undefined;
    return other
      ? card({ ...values, name: `${other} ${line.title}` })
      : missing('quantity', `How much of the ${line.title}?`, values);
  },
};

const addStaple: Frame = {
  tool: 'add_staple',
  fill(draft) {
    takeMeanings(draft, 'staple', 'add', 'not', 'groceries', 'chatter', 'buy', 'quantity', 'regard');
    takeWords(draft, 'always never something');
    let foods: string[] = [];
    for (const clause of clausesOf(draft)) {
      const isAdded = meant(draft, clause, 'add').length > 0 && !clause.isTold;
      const more = isAdded || foods.length === 0 ? linesIn(draft, clause) : [];
      if (more.length > 0) foods = more;
    }
    return foods.length > 0
      ? { cards: foods.map((food) => asValues({ food })) }
      : missing('food', 'What is always at home?', {});
  },
};

export const groceryFrames: readonly Frame[] = [
  addGroceries,
  marking('tick_groceries', ({ isDone }) => !isDone, 'tick', 'finish', 'want'),
  marking('untick_groceries', ({ isDone }) => isDone === true, 'untick', 'want', 'not'),
  marking('remove_groceries', () => true, 'remove', 'callOff', 'not', 'want'),
  changeGrocery,
  addStaple,
];
