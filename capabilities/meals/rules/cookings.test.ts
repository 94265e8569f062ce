import { describe, expect, test } from 'vitest';
import { cookings, type EatenMeal } from './cookings.ts';

const soup = { id: 's', name: 'Soup', servings: 4 };
const people = ['Ana', 'Ben', 'Mia', 'Leo', 'Ida', 'Max'].map((name) => ({ id: name.toLowerCase(), name }));
const untold: Parameters<typeof cookings>[1] = { people, adults: null, kids: null };
const oma = { name: 'Oma', allergies: [], dietaryRestrictions: [] };

const meal = (more: Partial<EatenMeal<typeof soup>> = {}): EatenMeal<typeof soup> => ({
  planId: 'p',
  date: '2026-11-16',
  mealType: 'dinner',
  recipe: soup,
  assignedTo: 'family',
  rowName: 'Family',
  memberIds: [],
  guests: [],
  servings: null,
  ...more,
});
const of = (...memberIds: string[]) => meal({ memberIds, planId: memberIds.join() });
const factor = (meals: EatenMeal<typeof soup>[], family = untold) => cookings(meals, family).map((it) => it.factor);

describe('what is cooked', () => {
  test('one recipe eaten by several people at one meal is cooked once, for all of them', () => {
    const six = people.map(({ id }) => of(id));
    expect(cookings(six.toReversed(), untold)).toEqual([
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

  test('another day, another meal and another recipe are cooked for themselves, in the order of the week', () => {
    const stew = { id: 't', name: 'Stew', servings: 4 };
    const meals = [
      of('ana'),
      meal({ mealType: 'lunch' }),
      meal({ date: '2026-11-15' }),
      meal({ mealType: 'dinner', recipe: stew }),
    ];
    expect(cookings(meals, untold).map((it) => [it.date, it.mealType, it.recipe.name])).toEqual([
      ['2026-11-15', 'dinner', 'Soup'],
      ['2026-11-16', 'lunch', 'Soup'],
      ['2026-11-16', 'dinner', 'Soup'],
      ['2026-11-16', 'dinner', 'Stew'],
    ]);
  });

  test('it is never below one batch, unless she set the servings', () => {
    expect(factor([of('ana')])).toEqual(['1']);
    expect(factor([{ ...of('ana'), servings: 1 }])).toEqual(['1/4']);
    expect(factor([{ ...of('ana'), servings: 2 }, of('ben')])).toEqual(['3/4']);
  });

  test('servings said for several people at once are those of all of them, and different ones add up', () => {
    const said = (id: string, servings: number) => ({ ...of(id), servings });
    expect(factor([said('ana', 6), said('ben', 6), said('mia', 6)])).toEqual(['3/2']);
    expect(factor([said('ana', 2), said('ben', 3)])).toEqual(['5/4']);
  });

  test('whoever eats in two rows counts once, and so does a guest of both', () => {
    expect(factor([of('ana', 'ben', 'mia', 'leo'), of('mia'), of('ida')])).toEqual(['5/4']);
    const withOma = (ids: string[]) => ({ ...of(...ids), guests: [oma] });
    const [cooking] = cookings([withOma(['ana', 'ben']), withOma(['mia', 'leo'])], untold);
    expect(cooking).toMatchObject({ factor: '5/4', people: ['Ana', 'Ben', 'Mia', 'Leo', 'Oma'], guests: [oma] });
    expect(factor([{ ...of('ana', 'ben', 'mia', 'leo'), servings: 6 }, of('mia')])).toEqual(['3/2']);
  });

  test('heads of a group are its members, else what she told at onboarding, else the servings of the recipe', () => {
    const told = { people, adults: 2, kids: 3 };
    expect(factor([meal()], told)).toEqual(['5/4']);
    expect(factor([meal(), meal({ assignedTo: 'kids', rowName: 'Kids' })], told)).toEqual(['5/4']);
    expect(factor([meal({ assignedTo: 'adults', servings: 6 }), meal({ assignedTo: 'kids' })], told)).toEqual(['9/4']);
    expect(factor([of('ana', 'ben', 'mia', 'leo', 'ida', 'max')], told)).toEqual(['3/2']);
    expect(factor([meal()])).toEqual(['1']);
    expect(factor([meal({ assignedTo: 'gone', guests: [oma] })], told)).toEqual(['5/4']);
    expect(cookings([meal()], told)[0]?.people).toEqual(['Family']);
  });
});
