import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concernsOf } from './concerns.ts';
import { dietFindings } from './diet-findings.ts';

const person = (allergies: string[], dietaryRestrictions: string[] = []) => ({
  id: '1',
  name: 'Emma',
  allergies,
  dietaryRestrictions,
});
const ingredients = (lines: string[]) => lines.map((line) => ({ line, ...dietFindings(line) }));
const matchedLines = (restriction: string, ...lines: string[]) =>
  concernsOf([person([restriction])], ingredients(lines)).map(({ ingredient }) => ingredient);

test('a concern names the person, the restriction as typed and the ingredient', () => {
  const lines = ingredients(['2 tbsp peanut butter', '1 banana', '4 rashers bacon']);
  expect(concernsOf([person(['Peanuts'], ['Vegetarian, mostly'])], lines)).toEqual([
    { memberId: '1', name: 'Emma', about: 'Peanuts', kind: 'allergy', ingredient: '2 tbsp peanut butter' },
    { memberId: '1', name: 'Emma', about: 'Vegetarian, mostly', kind: 'diet', ingredient: '4 rashers bacon' },
  ]);
});

test.each([
  ['nuts', '50 g walnuts'],
  ['nuts', '50 g peanuts'],
  ['Tree nuts', '1 tbsp pesto'],
  ['almonds', '200 g marzipan'],
  ['dairy', '2 tbsp ghee'],
  ['lactose intolerant', '200 ml cream'],
  ['no gluten', '1 tbsp soy sauce'],
  ['Coeliac', '100 g couscous'],
  ['celiac disease', '1 baguette'],
  ['Severe allergy to shellfish', '300 g mussels'],
  ['shrimp', '1 lobster'],
  ['salmon', '1 tbsp fish sauce'],
  ['strawberries', '1 strawberry, halved'],
  ['kiwi', '2 kiwifruit'],
  ['does not like mushrooms', '200 g button mushrooms'],
  ['veggie', '2 chicken thighs'],
  ['plant-based', '1 tsp honey'],
  ['halal', '100 ml white wine'],
  ['kosher', '200 g prawns'],
  ['no pork', '4 slices of prosciutto'],
  ['pescatarian', '500 g beef mince'],
  ['red meat', '4 lamb chops'],
  ['no beef', '2 sirloin steaks'],
  ['egg & sesame', '1 tbsp tahini'],
  ['citrus', '1 lime, juiced'],
  ['low carb', '2 potatoes'],
  ['no alcohol', '1 tbsp brandy'],
])('the restriction "%s" matches "%s"', (restriction, line) => {
  expect(matchedLines(restriction, line)).toEqual([line]);
});

test.each([
  ['none', '2 eggs'],
  ['n/a', '2 eggs'],
  ['N/A.', '1 a'],
  ['-', '2 eggs'],
  ['No known allergies', '2 eggs'],
  ['eats everything', '2 eggs'],
  ['', '2 eggs'],
  ['egg', '1 eggplant'],
  ['milk', '1 can coconut milk'],
  ['peanuts', '50 g walnuts'],
  ['pescatarian', '1 tuna steak'],
  ['red meat', '2 chicken breasts'],
  ['low sodium', '1 l low-sodium stock'],
  ['beer', '100 g flour'],
  ['pea', '1 pear'],
  ['red onion', '1 onion'],
])('the restriction "%s" does not match "%s"', (restriction, line) => {
  expect(matchedLines(restriction, line)).toEqual([]);
});

test('a restriction listed as both allergy and diet is one allergy concern', () => {
  const both = concernsOf([person(['Peanuts'], ['Peanuts'])], ingredients(['peanuts']));
  expect(both.map(({ kind }) => kind)).toEqual(['allergy']);
});

test('each person has their own concerns', () => {
  const people = [person(['eggs']), { ...person([], ['vegan']), id: '2', name: 'Noah' }];
  const found = concernsOf(people, ingredients(['2 eggs', '1 onion']));
  expect(found.map(({ name, about }) => `${name}: ${about}`)).toEqual(['Emma: eggs', 'Noah: vegan']);
});

test('any typed restriction is accepted and returned as typed', () => {
  const lines = ingredients(['2 eggs', '1 cup milk or oat milk', '1 constructor']);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('constructor')), (restriction) => {
      for (const { about } of concernsOf([person([restriction])], lines)) expect(about).toBe(restriction);
    }),
  );
});
