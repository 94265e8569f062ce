import { thingsOf } from '../family.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import { clausesOf, freeIn, textOf } from './clauses.ts';
import { asValues, type Draft, has, says, take, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { amountsIn, isKindOnly, linesOf, namesNothing, withoutTakenBack } from './groceries-said.ts';
import { linesIn } from './lines.ts';
import { type Match, matchOf } from './matching-records.ts';
import { meaningsIn } from './meanings.ts';
import { takeRest } from './titles.ts';

const anythingPattern = /^(?:some ?)?(?:things?|stuff)$/i;

const addGroceries: Frame = {
  tool: 'add_groceries',
  fill(draft) {
    takeWhen(draft);
    takeMeanings(draft, 'groceries chatter remind');
    let lines: string[] = [];
    for (const clause of clausesOf(draft)) {
      const left = withoutTakenBack(draft, clause, lines);
      if (left || isKindOnly(draft, clause)) take(draft, clause);
      lines = left ?? (isKindOnly(draft, clause) ? lines : linesOf(draft, clause, lines));
    }
    lines = lines.filter((line) => !anythingPattern.test(line));
    return lines.length > 0 ? card({ lines }) : missing('lines', 'What should I put on the list?', {});
  },
};

/** 'Lamp oil' isn't the sunflower oil. */
function isOfOtherKind({ found: { words, meanings } }: Draft, { thing, words: [first = 0, ...more] }: Match): boolean {
  const before = words[first - 1];
  const isKind =
    before && !before.isSmall && before.things.length === 0 && !meanings.some(({ at }) => at.includes(first - 1));
  return isKind === true && meaningOf(thing.title).length > more.length + 1;
}

/** The items on the list that the words match: the best match for each. */
function takeLines(draft: Draft, isPossible: (thing: Thing) => boolean): Thing[] {
  const lines = thingsOf(draft.family, 'line');
  const matches = lines
    .map((thing) => matchOf(draft, thing))
    .filter((match) => match.value >= 1 && !isOfOtherKind(draft, match))
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

function markingFrame(tool: string, isPossible: (thing: Thing) => boolean, meanings: string): Frame {
  return {
    tool,
    needs: ['line'],
    fill(draft) {
      const isAll = has(draft, /\b(?:everything|all of it|the (?:whole|entire) list|all the groceries|the rest)\b/i);
      takeMeanings(draft, meanings, 'groceries');
      takeWhen(draft);
      const lines = takeLines(draft, isPossible);
      const all = lines.length === 0 && isAll ? thingsOf(draft.family, 'line').filter(isPossible) : lines;
      if (isAll) takeWords(draft, 'everything all whole entire rest');
      return all.length > 0 ? card({ items: all.map(({ id }) => id) }) : undefined;
    },
  };
}

const changeGrocery: Frame = {
  tool: 'change_grocery',
  needs: ['line'],
  fill(draft) {
    takeMeanings(draft, 'change quantity add want groceries rename chatter');
    const [line] = takeLines(draft, () => true);
    const listId = draft.family.list?.id;
    if (!line || !listId) return undefined;
    const amounts = amountsIn(draft).filter((one) => freeIn(draft, one).length > 0);
    const quantity = amounts.findLast(({ isOld }) => !isOld);
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
  cues: ['staple'],
  fill(draft) {
    takeMeanings(draft, 'staple add not groceries chatter buy quantity regard');
    takeWords(draft, 'always never something');
    let foods: string[] = [];
    for (const clause of clausesOf(draft)) {
      const isAdded = !clause.isTold && meaningsIn(draft, clause, 'add').some((one) => !namesNothing(draft, one));
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
  markingFrame('tick_groceries', ({ isDone }) => !isDone, 'tick finish want'),
  markingFrame('untick_groceries', ({ isDone }) => isDone === true, 'untick want not'),
  markingFrame('remove_groceries', () => true, 'remove callOff not want'),
  changeGrocery,
  addStaple,
];
