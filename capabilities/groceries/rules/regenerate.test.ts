import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import type { ParsedLine } from '#food/lines.ts';
import { itemChange } from './item-change.ts';
import { type DishInput, type Need, needsOf } from './needs.ts';
import { orderedNeeds, regenerate } from './regenerate.ts';
import { remainingNeeds } from './remaining.ts';
import type { FoodKnowledge, StoredLine } from './shown-item.ts';

type LineInput = [food: string, quantity?: number, unit?: string];

const parsed = ([food, quantity, unit = '']: LineInput): ParsedLine => ({
  amounts: quantity === undefined ? [] : [{ quantity, quantityMax: null, unit }],
  food,
  preparation: '',
  comment: '',
  optional: false,
});

const cookbook: LineInput[][] = [
  [['egg', 2], ['flour', 250, 'gram'], ['salt']],
  [
    ['egg', 3],
    ['milk', 500, 'milliliter'],
    ['tomato', 2, 'can'],
  ],
  [['flour', 1, 'kilogram'], ['salt', 5, 'gram'], ['basil']],
  [
    ['tomato', 4],
    ['basil', 1, 'bunch'],
    ['milk', 1, 'liter'],
  ],
];

const cookedOn = (day: number, recipe: number, factor: string): DishInput => ({
  recipe: {
    id: `recipe ${recipe}`,
    name: `Recipe ${recipe}`,
    ingredients: (cookbook[recipe] ?? []).map((input) => ({
      name: input[0],
      line: input.join(' '),
      parsed: parsed(input),
    })),
  },
  factor,
  date: `2026-11-${16 + day}`,
  mealType: 'dinner',
  people: [],
  memberIds: [],
  eaters: [],
});

const knowledge: FoodKnowledge = {
  isStaple: () => false,
  categoryOf: () => 'Other',
  parse: (line) => parsed([line]),
  toBuy: () => undefined,
};

const untouched = {
  ownName: null,
  ownQuantity: null,
  ownCategory: null,
  note: null,
  checked: false,
  tickedQuantity: null,
  isRemoved: false,
  isWanted: false,
};

/** A simulated family: its plan by day, the items of the pending list, and the items already ordered. */
class Kitchen {
  plan = new Map<number, DishInput>();
  lines: StoredLine[] = [];
  bought: StoredLine[] = [];
  private lineCount = 0;

  id = () => `line ${this.lineCount++}`;
  result = () => {
    const { ordered, removedBefore } = orderedNeeds(this.bought);
    return regenerate(this.lines, remainingNeeds(needsOf([...this.plan.values()]), ordered), removedBefore);
  };
  regenerate() {
    const { added, changed, dropped } = this.result();
    const change = new Map(changed.map((line) => [line.id, line]));
    this.lines = [
      ...this.lines.filter(({ id }) => !dropped.includes(id)).map((line) => ({ ...line, ...change.get(line.id) })),
      ...added.map((line) => ({ ...untouched, ...line, id: this.id() })),
    ];
  }
  edit(at: number, edited: (line: StoredLine) => Partial<StoredLine>) {
    const target = at % Math.max(this.lines.length, 1);
    this.lines = this.lines.map((line, index) => (index === target ? { ...line, ...edited(line) } : line));
  }
  order() {
    this.bought = [...this.bought, ...this.lines];
    this.lines = [];
  }
}

const at = fc.nat(20);
const edits: fc.Arbitrary<(kitchen: Kitchen) => void> = fc.oneof(
  fc
    .tuple(fc.nat(6), fc.nat(3), fc.constantFrom('1', '3/2', '1/3', '4'))
    .map(([day, recipe, factor]) => (it: Kitchen) => {
      it.plan.set(day, cookedOn(day, recipe, factor));
    }),
  fc.nat(6).map((day) => (it: Kitchen) => void it.plan.delete(day)),
  fc.tuple(at, fc.boolean()).map(
    ([line, checked]) =>
      (it: Kitchen) =>
        it.edit(line, (line) => itemChange(line, { checked }, knowledge)),
  ),
  fc.tuple(at, fc.constantFrom('name', 'quantity', 'category', 'note'), fc.constantFrom('hers', null)).map(
    ([line, field, word]) =>
      (it: Kitchen) =>
        it.edit(line, (line) =>
          line.planKey === null && field === 'name' ? {} : itemChange(line, { [field]: word }, knowledge),
        ),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([line, isRemoved]) =>
      (it: Kitchen) =>
        it.edit(line, () => ({ isRemoved })),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([line, isWanted]) =>
      (it: Kitchen) =>
        it.edit(line, () => ({ isWanted })),
  ),
  fc.constant((it: Kitchen) => {
    it.lines = it.lines.map((line) => (line.checked ? { ...line, isRemoved: true } : line));
  }),
  fc.constantFrom('batteries', 'egg').map((ownName) => (it: Kitchen) => {
    it.lines = [...it.lines, { ...untouched, id: it.id(), planKey: null, need: null, ownName }];
  }),
);

/** Sums by food and unit in grams, milliliters or pieces, computed independently of the code under test. */
const baseUnits: Record<string, [string, number]> = { kilogram: ['gram', 1000], liter: ['milliliter', 1000] };
function sumsOfPlan(plan: Iterable<DishInput>) {
  const sums = new Map<string, Fraction>();
  for (const { recipe, factor } of plan)
    for (const { parsed } of recipe.ingredients)
      for (const { quantity, unit } of parsed.amounts) {
        const [base, times] = baseUnits[unit] ?? [unit, 1];
        const food = base === 'can' && parsed.food === 'tomato' ? 'canned tomato' : parsed.food;
        const key = `${food} ${base}`;
        sums.set(
          key,
          new Fraction(quantity)
            .mul(times)
            .mul(factor)
            .add(sums.get(key) ?? 0),
        );
      }
  return sums;
}
function sumsOfNeeds(needs: readonly (Need | null)[]) {
  const sums = new Map<string, Fraction>();
  for (const need of needs)
    for (const { quantity, unit } of need?.amounts ?? [])
      sums.set(`${need?.key} ${unit}`, new Fraction(quantity).add(sums.get(`${need?.key} ${unit}`) ?? 0));
  return sums;
}

function checkConserved({ plan, lines, bought }: Kitchen) {
  const needed = sumsOfPlan(plan.values());
  const ordered = sumsOfNeeds(bought.filter(({ isRemoved, checked }) => !isRemoved || checked).map(({ need }) => need));
  const listed = sumsOfNeeds(lines.map(({ need }) => need));
  for (const key of new Set([...needed.keys(), ...listed.keys()])) {
    const missing = new Fraction(needed.get(key) ?? 0).sub(ordered.get(key) ?? 0);
    expect([key, (listed.get(key) ?? new Fraction(0)).toFraction()]).toEqual([
      key,
      missing.lt(0) ? '0' : missing.toFraction(),
    ]);
  }
}

/** All user edits of an item. */
const userEdits = ({ id, planKey, need, isRemoved, ...own }: StoredLine) => own;
const hasUserEdits = (line: StoredLine) => Object.values(userEdits(line)).some((own) => own !== null && own !== false);

function checkEditsKept(before: readonly StoredLine[], after: readonly StoredLine[]) {
  const now = new Map(after.map((line) => [line.id, line]));
  for (const line of before) {
    const current = now.get(line.id);
    if (line.planKey === null) expect(current).toEqual(line);
    else if (hasUserEdits(line) || line.isRemoved) expect(current && userEdits(current)).toEqual(userEdits(line));
    if (line.isRemoved && !line.checked) expect(current?.isRemoved).toBe(true);
    if (current && !line.isRemoved) expect(current.isRemoved).toBe(false);
  }
}

const noChanges = { added: [], changed: [], dropped: [] };

test('regenerating after any edits conserves quantities, keeps all user edits and is idempotent', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: edits },
    { weight: 2, arbitrary: fc.constant('regenerate') },
    { weight: 1, arbitrary: fc.constant('order') },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const kitchen = new Kitchen();
      for (const step of [...steps, 'regenerate']) {
        if (step === 'order') kitchen.order();
        else if (typeof step === 'function') step(kitchen);
        else {
          const before = kitchen.lines;
          kitchen.regenerate();
          checkConserved(kitchen);
          checkEditsKept(before, kitchen.lines);
          expect(kitchen.result()).toEqual(noChanges);
        }
      }
    }),
  );
});

describe('regenerating a list', () => {
  const kitchenWith = (...meals: [day: number, recipe: number][]) => {
    const kitchen = new Kitchen();
    for (const [day, recipe] of meals) kitchen.plan.set(day, cookedOn(day, recipe, '1'));
    kitchen.regenerate();
    return kitchen;
  };
  const line = (kitchen: Kitchen, key: string) => kitchen.lines.find(({ planKey }) => planKey === key);
  const editLine = (kitchen: Kitchen, key: string, change: Partial<StoredLine>) => {
    kitchen.lines = kitchen.lines.map((line) => (line.planKey === key ? { ...line, ...change } : line));
  };

  test('drops items the plan no longer needs, unless the user has changed them', () => {
    const kitchen = kitchenWith([0, 0], [1, 1]);
    editLine(kitchen, 'milk', { checked: true, tickedQuantity: '500 ml' });
    kitchen.plan.delete(1);
    kitchen.regenerate();
    expect(line(kitchen, 'canned tomato')).toBeUndefined();
    expect(line(kitchen, 'milk')).toMatchObject({ checked: true, need: { food: 'milk', amounts: [], sources: [] } });
  });

  test('restores a cleared item, still ticked, if the plan needs more of it', () => {
    const kitchen = kitchenWith([0, 1]);
    editLine(kitchen, 'egg', { checked: true, isRemoved: true });
    editLine(kitchen, 'milk', { isRemoved: true });
    kitchen.plan.set(1, cookedOn(1, 1, '1'));
    kitchen.regenerate();
    expect(line(kitchen, 'egg')).toMatchObject({
      checked: true,
      isRemoved: false,
      need: { amounts: [{ quantity: '6' }] },
    });
    expect(line(kitchen, 'milk')).toMatchObject({ isRemoved: true, need: { amounts: [{ quantity: '1000' }] } });
  });

  test('after an order adds only the rest of the week, and removed items stay removed', () => {
    const kitchen = kitchenWith([0, 0]);
    editLine(kitchen, 'flour', { isRemoved: true });
    kitchen.order();
    kitchen.plan.set(2, cookedOn(2, 1, '1'));
    kitchen.regenerate();
    expect(line(kitchen, 'egg')?.need?.amounts).toEqual([{ quantity: '3', quantityMax: null, unit: '' }]);
    expect(line(kitchen, 'salt')).toBeUndefined();
    expect(line(kitchen, 'flour')).toMatchObject({ isRemoved: true, need: { amounts: [{ quantity: '250' }] } });
  });
});
