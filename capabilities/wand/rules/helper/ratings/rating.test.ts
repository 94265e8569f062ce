import { describe, expect, test } from 'vitest';
import { householdApi } from '#capabilities/household/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { heard } from '#testing/wand-heard.ts';
import { sampleLook } from '#testing/wand-sample-look.ts';
import type { Look } from '../../tools/tool.ts';

const cardOf = async (message: string, look?: Look) => (await heard(message, look)).cards;

/** Another household with other people and dinners. */
const otherLook: Look = async (endpoint, input) => {
  const names = new Map([
    ['David', 'Jonas'],
    ['Mia', 'Asha'],
    ['Leo', 'Ravi'],
  ]);
  if ((endpoint as unknown) === householdApi.list)
    return (await sampleLook(householdApi.list)).map((person) => {
      const name = names.get(person.name) ?? person.name;
      return { ...person, name, id: name.toLowerCase() };
    }) as never;
  if ((endpoint as unknown) === recipesApi.list)
    return (await sampleLook(recipesApi.list)).map((recipe, index) => {
      const name = ['Lentil soup', 'Dosa', 'Black bean chili', 'Tomato soup'][index];
      return name ? { ...recipe, id: name, name } : recipe;
    }) as never;
  return sampleLook(endpoint, input);
};

describe('how a dinner was', () => {
  test.each([
    ["we didn't like the chicken soup", 'recipeId Chicken soup, rating not again'],
    ['Mia loved the tacos', 'recipeId Tacos, rating liked, memberId mia'],
    ['Leo really hated the peanut noodles!', 'recipeId Peanut noodles, rating not again, memberId leo'],
    ['We all enjoyed the lemon pasta a lot.', 'recipeId Lemon pasta, rating liked'],
    ['the tacos were a hit last night', 'recipeId Tacos, rating liked, date 2026-11-15'],
    ["last night's soup was ok", 'recipeId Chicken soup, rating all right, date 2026-11-15'],
    ['please never make the chicken soup again', 'recipeId Chicken soup, rating not again'],
  ])('%s', async (said, values) => {
    expect(await cardOf(said)).toBe(`rate_meal: ${values}`);
  });

  test.each([
    ["we didn't like the lentil soup", 'recipeId Lentil soup, rating not again'],
    ['Asha loved the dosas yesterday', 'recipeId Dosa, rating liked, date 2026-11-15, memberId asha'],
    ['Ravi did not like the chili', 'recipeId Black bean chili, rating not again, memberId ravi'],
  ])('in another household: %s', async (said, values) => {
    expect(await cardOf(said, otherLook)).toBe(`rate_meal: ${values}`);
  });

  test.each([
    'Mia loved the zoo',
    'Emma loved the tacos',
    'Mia loves tacos',
    "Leo didn't like the dentist",
    'did Mia like the tacos',
    'tacos tomorrow, Mia loved them',
    'the weather was great',
  ])('%s: nothing is rated', async (said) => {
    expect(await cardOf(said)).not.toContain('rate_meal');
  });

  test('two soups are not told apart by the word soup', async () => {
    expect(await cardOf('we hated the soup', otherLook)).not.toContain('rate_meal');
  });
});
