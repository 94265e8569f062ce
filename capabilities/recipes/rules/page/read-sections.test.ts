import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage(html, null);
const linesOf = (html: string) => read(html)?.ingredients.map(({ line }) => line);
const stepsOf = (html: string) => read(html)?.steps.map(({ text }) => text);

describe('a page without structured data', () => {
  test.each([
    ['English', 'Ingredients', 'Method'],
    ['German', 'Zutaten für 4 Personen', 'Zubereitung'],
    ['French', 'Ingrédients', 'Préparation'],
    ['Spanish', 'Ingredientes', 'Elaboración'],
    ['Swedish', 'Ingredienser', 'Gör så här'],
    ['Japanese', '材料', '作り方'],
  ])('is read by its headings in %s', (_language, ingredients, method) => {
    const html = `<h1>Soup</h1><p>We love it.</p><h2>${ingredients}</h2><ul><li>2 carrots<li>salt</ul>
      <h2>${method}</h2><ol><li>Chop the carrots.<li>Boil them well.</ol><h2>Comments</h2><p>So good, thank you all.</p>`;
    expect(read(html)).toMatchObject({
      name: 'Soup',
      ingredients: [{ line: '2 carrots', group: null }, { line: 'salt' }],
      steps: [{ text: 'Chop the carrots.' }, { text: 'Boil them well.' }],
    });
  });

  test('is read by class names, with headings in between as groups', () => {
    const html = `<div class="recipe-ingredients"><h4>Dough</h4><ul><li>200 g flour</ul><h4>Filling</h4><ul><li>3 apples</ul></div>
      <div class="recipe-instructions"><p>Knead the dough for a while.</p><p>Fill it and bake it.</p></div>`;
    expect(read(html)?.ingredients).toEqual([
      { line: '200 g flour', group: 'Dough' },
      { line: '3 apples', group: 'Filling' },
    ]);
    expect(stepsOf(html)).toEqual(['Knead the dough for a while.', 'Fill it and bake it.']);
  });

  test('is read by the shape of its lists if nothing is labelled', () => {
    const html = `<h3>Carrots</h3><ul><li>3 carrots<li>1 tbsp honey<li>butter<li>100 ml water</ul>
      <p>Cut the carrots and put them into a pan with the rest.</p><p>Cook them until the water is gone and they shine.</p>`;
    expect(linesOf(html)).toEqual(['3 carrots', '1 tbsp honey', 'butter', '100 ml water']);
    expect(stepsOf(html)).toHaveLength(2);
  });

  test('gives the first of two lists that differ only in units', () => {
    const html = `<h2>Ingredients</h2><ul><li>85 g butter<li>50 g pecan nuts<li>1 egg</ul><ul><li>3 oz butter<li>2 oz pecan nuts<li>1 egg</ul>`;
    expect(linesOf(html)).toEqual(['85 g butter', '50 g pecan nuts', '1 egg']);
  });

  test('joins an amount and its food that are on two lines', () => {
    const row = (amount: string, food: string) => `<div>${amount}</div><div>${food}</div>`;
    const html = `<h2>Ingredients</h2>${row('200 g', 'rice')}${row('1 l', 'milk')}${row('2 EL', 'sugar')}`;
    expect(linesOf(html)).toEqual(['200 g rice', '1 l milk', '2 EL sugar']);
  });

  test('has its times and servings read from text, and servings are left out of the list', () => {
    const html = `<p>Prep time: 10 min</p><p>Cooking time</p><p>1 hr 5 min</p><h2>Ingredients</h2><p>4 servings</p><ul><li>2 carrots<li>1 onion</ul>`;
    expect(read(html)).toMatchObject({ servings: 4, prepTime: 10, cookTime: 65, totalTime: 75 });
    expect(linesOf(html)).toEqual(['2 carrots', '1 onion']);
  });

  test('treats a bold line as a heading, unless every line is bold', () => {
    const bold = (text: string) => `<p><b>${text}</b></p>`;
    expect(read(`<h2>Ingredients</h2>${bold('Sauce')}<p>1 tomato</p><p>1 onion</p>`)?.ingredients[0]?.group).toBe(
      'Sauce',
    );
    expect(linesOf(`<h2>Ingredients</h2>${bold('salted butter')}${bold('fine flour')}`)).toEqual([
      'salted butter',
      'fine flour',
    ]);
  });
});
