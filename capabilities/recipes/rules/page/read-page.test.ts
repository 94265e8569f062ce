import { describe, expect, test } from 'vitest';
import { instructionLines } from './instruction-lines.ts';
import { readPage } from './read-page.ts';

const url = 'https://kitchen.example/soup';
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const soup = {
  '@type': 'Recipe',
  name: 'Carrot soup',
  recipeIngredient: ['500 g carrots', '1 onion', '1 l stock'],
  recipeInstructions: ['Chop the vegetables.', 'Boil them in the stock.'],
};
const readJson = (value: unknown) => readPage(script(JSON.stringify(value)), url);
const linesOf = (recipe: ReturnType<typeof readPage>) => recipe?.ingredients.map(({ line }) => line);

describe('JSON-LD', () => {
  test.each([
    ['alone', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@graph': [{ '@type': 'Person' }, soup] }],
    ['as the main entity of a page', { '@type': 'WebPage', mainEntity: soup }],
    ['with several types', { ...soup, '@type': ['Recipe', 'NewsArticle'] }],
    ['with a type written as an address', { ...soup, '@type': 'http://schema.org/Recipe' }],
  ])('is read %s', (_where, value) => {
    expect(readJson(value)).toMatchObject({
      name: 'Carrot soup',
      ingredients: [{ line: '500 g carrots' }, { line: '1 onion' }, { line: '1 l stock' }],
      steps: [{ text: 'Chop the vegetables.' }, { text: 'Boil them in the stock.' }],
    });
  });

  test.each([
    ['comments around it', `<!-- ${JSON.stringify(soup)} -->`],
    ['CDATA around it', `//<![CDATA[\n${JSON.stringify(soup)}\n//]]>`],
    ['a trailing comma', JSON.stringify(soup).replace(/\}$/, ',}')],
    ['line breaks inside texts', JSON.stringify(soup).replace('Carrot soup', 'Carrot\n soup')],
    ['bad escapes', JSON.stringify(soup).replace('Carrot soup', 'Carrot\\ soup')],
    ['entities for its quotes', JSON.stringify(soup).replaceAll('"', '&quot;')],
    ['trailing characters', `${JSON.stringify(soup)};`],
    ['a missing closing bracket', JSON.stringify(soup).slice(0, -1)],
  ])('is read with %s', (_fault, json) => {
    const recipe = readPage(script(json), url);
    expect(recipe?.name).toBe('Carrot soup');
    expect(linesOf(recipe)).toHaveLength(3);
  });

  test('keeps an unescaped quote inside a text', () => {
    expect(readPage(script(JSON.stringify(soup).replace('1 onion', '1 "red" onion')), url)?.name).toBe('Carrot soup');
  });

  test('turns sections, step titles and nested lists into groups, but not step numbers', () => {
    const recipe = readJson({
      ...soup,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [
            { '@type': 'HowToStep', name: 'Step 1', text: 'Chop.' },
            { '@type': 'HowToStep', name: 'Boil it', text: 'Boil it for an hour.' },
          ],
        },
        { '@type': 'HowToStep', name: 'Finish', text: '2. Add <b>cream</b> &amp; serve.' },
      ],
    });
    expect(recipe && instructionLines(recipe)).toEqual([
      'Soup:',
      'Chop.',
      'Boil it for an hour.',
      'Finish:',
      '2. Add cream & serve.',
    ]);
  });

  test('splits a single text into lines and removes list numbers from steps', () => {
    const recipe = readJson({ ...soup, recipeInstructions: '<ol><li>1. Chop.</li><li>2. Boil.</li></ol>' });
    expect(recipe?.steps.map(({ text }) => text)).toEqual(['Chop.', 'Boil.']);
    expect(linesOf(readJson({ ...soup, recipeIngredient: '500 g carrots\n1 onion' }))).toEqual([
      '500 g carrots',
      '1 onion',
    ]);
  });

  test('gives times, servings, picture, source, language and tags', () => {
    expect(
      readJson([
        { '@type': 'WebSite', name: 'Mum&#039;s kitchen' },
        {
          ...soup,
          prepTime: 'PT15M',
          cookTime: 'PT1H',
          recipeYield: ['4', '4-6 bowls'],
          image: [{ '@type': 'ImageObject', url: '/soup.jpg' }],
          inLanguage: 'en-GB',
          keywords: 'soup, autumn',
          recipeCuisine: 'British',
          suitableForDiet: 'https://schema.org/GlutenFreeDiet',
        },
      ]),
    ).toMatchObject({
      prepTime: 15,
      cookTime: 60,
      totalTime: 75,
      servings: 4,
      yields: '4-6 bowls',
      imageUrl: 'https://kitchen.example/soup.jpg',
      sourceName: "Mum's kitchen",
      language: 'en-GB',
      tags: ['soup', 'autumn', 'British', 'gluten free'],
    });
  });

  test('is repaired for double brackets, wrong encodings and group headings', () => {
    const recipe = readJson({
      ...soup,
      recipeIngredient: ['1Â½ onions ((red))', 'For the top:', '1 leek (or 2 (small))'],
    });
    expect(recipe?.ingredients).toEqual([
      { line: '1½ onions (red)', group: null },
      { line: '1 leek (or 2 (small))', group: 'For the top' },
    ]);
  });
});

test('microdata is read, and the innermost element of a property wins', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
    <ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">2 carrots<li itemprop="recipeIngredient">1 onion</ul>
    <div itemprop="recipeInstructions"><p>Chop.</p><p>Boil.</p></div>
    <time itemprop="cookTime" datetime="PT20M">20 minutes</time><img itemprop="image" src="a.jpg"></div>`;
  expect(readPage(html, url)).toMatchObject({
    name: 'Soup',
    ingredients: [{ line: '2 carrots' }, { line: '1 onion' }],
    steps: [{ text: 'Chop.' }, { text: 'Boil.' }],
    cookTime: 20,
    imageUrl: 'https://kitchen.example/a.jpg',
  });
});

test('RDFa is read', () => {
  const html = `<div vocab="http://schema.org/" typeof="schema:Recipe"><b property="schema:name">Soup</b>
    <i property="schema:recipeIngredient">2 carrots</i><i property="schema:recipeYield">Serves 3</i></div>`;
  expect(readPage(html, null)).toMatchObject({ name: 'Soup', ingredients: [{ line: '2 carrots' }], servings: 3 });
});

describe('structured data and visible lists:', () => {
  const page = (data: object, list: string) =>
    readPage(`${script(JSON.stringify({ ...soup, ...data }))}<h2>Ingredients</h2><ul>${list}</ul>`, url);

  test('the visible list wins if only it has amounts', () => {
    const recipe = page({ recipeIngredient: ['carrots', 'onion'] }, '<li>500 g carrots<li>1 onion');
    expect(linesOf(recipe)).toEqual(['500 g carrots', '1 onion']);
  });

  test('the visible list wins if the data run all lines together or omit some', () => {
    const blob = '500 g carrots 1 large onion 1 litre of vegetable stock 2 tablespoons of cream and a little salt';
    const list = '<li>500 g carrots<li>1 large onion<li>1 l stock';
    expect(linesOf(page({ recipeIngredient: blob }, list))).toHaveLength(3);
    expect(linesOf(page({ recipeIngredient: ['500 g carrots', '1 large onion'] }, list))).toHaveLength(3);
  });

  test('the data win otherwise, with groups from the visible list', () => {
    const recipe = page({}, '<li>500 g carrots<li>1 onion</ul><h3>To finish</h3><ul><li>1 l stock');
    expect(recipe?.ingredients.map(({ group }) => group)).toEqual([null, null, 'To finish']);
    expect(linesOf(page({}, '<li>a quite different list<li>of other things'))).toEqual(soup.recipeIngredient);
  });

  test('Open Graph fills missing fields', () => {
    const html = `<html lang="de"><meta property="og:title" content="Suppe | Kochbuch"><meta property="og:site_name" content="Kochbuch">
      <meta property="og:image" content="//cdn.example/s.jpg"><h2>Zutaten</h2><ul><li>2 Karotten<li>1 Zwiebel</ul>`;
    expect(readPage(html, url)).toMatchObject({
      name: 'Suppe',
      sourceName: 'Kochbuch',
      imageUrl: 'https://cdn.example/s.jpg',
      language: 'de',
    });
  });
});

test('a picture address that must not be fetched is dropped', () => {
  for (const image of ['javascript:alert(1)', 'data:image/png;base64,AA', 'http://me:secret@host.example/a.jpg'])
    expect(readJson({ ...soup, image })?.imageUrl).toBeNull();
  expect(readPage(script(JSON.stringify({ ...soup, image: 'soup.jpg' })), null)?.imageUrl).toBeNull();
});

test('a page without a recipe gives undefined', () => {
  expect(readPage('<h1>About us</h1><p>We like food.</p>', url)).toBeUndefined();
  expect(readPage('', null)).toBeUndefined();
});
