import { describe, expect, test } from 'vitest';
import { type EatenMeal, groupIntoDishes } from './dishes.ts';

const soup = { id: 's', name: 'Soup', servings: 4 };
const people = ['Ana', 'Ben', 'Mia', 'Leo', 'Ida', 'Max'].map((name) => ({ id: name.toLowerCase(), name }));
const noNumbers: Parameters<typeof groupIntoDishes>[1] = { people, adults: null, kids: null };
const oma = { name: 'Oma', allergies: [], dietaryRestrictions: [] };

const meal = (more: Partial<EatenMeal<typeof soup>> = {}): EatenMeal<typeof soup> => ({
  planId: 'p',
  date: '2026-11-16',
  mealType: 'dinner',
  leftoversAt: null,
  recipe: soup,
  assignedTo: 'family',
  rowName: 'Family',
  memberIds: [],
  guests: [],
  servings: null,
  ...more,
});
const of = (...memberIds: string[]) => meal({ memberIds, planId: memberIds.join() });
const factor = (meals: EatenMeal<typeof soup>[], family = noNumbers) =>
  groupIntoDishes(meals, family).map((it) => it.factor);

describe('dishes', () => {
  test('a recipe eaten by several people at one meal is cooked once', () => {
    const six = people.map(({ id }) => of(id));
    expect(groupIntoDishes(six.toReversed(), noNumbers)).toEqual([
      {
        recipe: soup,
        factor: '3/2',
        date: '2026-11-16',
        mealType: 'dinner',
        people: ['Ana', 'Ben', 'Mia', 'Leo', 'Ida', 'Max'],
        memberIds: expect.arrayContaining(['ana', 'max']),
        guests: [],
        planIds: expect.arrayContaining(['ana', 'max']),
      },
    ]);
  });

  test('another day, meal or recipe is a separate dish, in week order', () => {
    const stew = { id: 't', name: 'Stew', servings: 4 };
    const meals = [
      of('ana'),
      meal({ mealType: 'lunch' }),
      meal({ date: '2026-11-15' }),
      meal({ mealType: 'dinner', recipe: stew }),
    ];
    expect(groupIntoDishes(meals, noNumbers).map((it) => [it.date, it.mealType, it.recipe.name])).toEqual([
      ['2026-11-15', 'dinner', 'Soup'],
      ['2026-11-16', 'lunch', 'Soup'],
      ['2026-11-16', 'dinner', 'Soup'],
      ['2026-11-16', 'dinner', 'Stew'],
    ]);
  });

  test('at least one batch is cooked unless servings are set', () => {
    expect(factor([of('ana')])).toEqual(['1']);
    expect(factor([{ ...of('ana'), servings: 1 }])).toEqual(['1/4']);
    expect(factor([{ ...of('ana'), servings: 2 }, of('ben')])).toEqual(['3/4']);
  });

  test('people who eat the leftovers count for the meal that cooks the dish, unless its servings are set', () => {
    const thursday = { leftoversAt: 'thursday dinner' };
    const four = of('ana', 'ben', 'mia', 'leo');
    expect(factor([four, { ...four, ...thursday }])).toEqual(['2']);
    expect(factor([{ ...of('ana', 'ben'), ...thursday }, of('ana', 'ben')])).toEqual(['1']);
    expect(factor([four, { ...four, ...thursday, guests: [oma] }])).toEqual(['9/4']);
    expect(
      factor([
        { ...four, servings: 6 },
        { ...four, ...thursday },
      ]),
    ).toEqual(['3/2']);
  });

  test('equal servings of several rows count once, and different ones add up', () => {
    const withServings = (id: string, servings: number) => ({ ...of(id), servings });
    expect(factor([withServings('ana', 6), withServings('ben', 6), withServings('mia', 6)])).toEqual(['3/2']);
    expect(factor([withServings('ana', 2), withServings('ben', 3)])).toEqual(['5/4']);
  });

  test('a person or guest in two rows counts once', () => {
    expect(factor([of('ana', 'ben', 'mia', 'leo'), of('mia'), of('ida')])).toEqual(['5/4']);
    const withOma = (ids: string[]) => ({ ...of(...ids), guests: [oma] });
    const [dish] = groupIntoDishes([withOma(['ana', 'ben']), withOma(['mia', 'leo'])], noNumbers);
    expect(dish).toMatchObject({ factor: '5/4', people: ['Ana', 'Ben', 'Mia', 'Leo', 'Oma'], guests: [oma] });
    expect(factor([{ ...of('ana', 'ben', 'mia', 'leo'), servings: 6 }, of('mia')])).toEqual(['3/2']);
  });

  test("a group counts by its members, or by the onboarding numbers, or by the recipe's servings", () => {
    const withNumbers = { people, adults: 2, kids: 3 };
    expect(factor([meal()], withNumbers)).toEqual(['5/4']);
    expect(factor([meal(), meal({ assignedTo: 'kids', rowName: 'Kids' })], withNumbers)).toEqual(['5/4']);
    expect(factor([meal({ assignedTo: 'adults', servings: 6 }), meal({ assignedTo: 'kids' })], withNumbers)).toEqual([
      '9/4',
    ]);
    expect(factor([of('ana', 'ben', 'mia', 'leo', 'ida', 'max')], withNumbers)).toEqual(['3/2']);
    expect(factor([meal()])).toEqual(['1']);
    expect(factor([meal({ assignedTo: 'gone', guests: [oma] })], withNumbers)).toEqual(['5/4']);
    expect(groupIntoDishes([meal()], withNumbers)[0]?.people).toEqual(['Family']);
  });
});
