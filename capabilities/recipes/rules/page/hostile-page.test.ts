import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePage } from './page-tree.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';

const url = 'https://kitchen.example/';
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const filled = (text: string, length = 2_000_000) => text.repeat(Math.ceil(length / text.length));
const recipeScope = '<div itemscope itemtype="https://schema.org/Recipe"';

describe('a hostile page with', () => {
  test.each([
    ['only brackets', filled('<')],
    ['endlessly nested elements', filled('<div>', 500_000)],
    ['endlessly nested lists', filled('<ul><li>2 eggs', 500_000)],
    ['endless headings', filled('<h1>a', 500_000)],
    ['endlessly nested properties', `${recipeScope}>${filled('<i itemprop="name step">x', 500_000)}`],
    ['endlessly nested items', filled(`${recipeScope} itemprop="step name">x`, 500_000)],
    ['endlessly nested JSON', script('['.repeat(10_000) + ']'.repeat(10_000))],
    [
      'endlessly nested steps',
      script(`{"@type":"Recipe","recipeInstructions":${'{"itemListElement":['.repeat(10_000)}`),
    ],
    ['JSON that is all quotes', script(`{${filled('"', 500_000)}`)],
    ['endless entities', script(`{"@type":"Recipe","recipeIngredient":["${filled('&amp;lt;b', 500_000)}"]}`)],
    ['one line of labels', filled('Ingredients: 1,', 500_000)],
    ['one line of colons', filled('a: ', 500_000)],
  ])('%s does not make reading throw', (_what, html) => {
    expect(() => readPage(html, url)).not.toThrow();
    expect(() => readText(html)).not.toThrow();
  });

  test('an endless list is cut off', () => {
    const list = Array.from({ length: 20_000 }, (_, n) => `${n} eggs of kind ${n}`);
    expect(
      readPage(script(JSON.stringify({ '@type': 'Recipe', recipeIngredient: list })), url)?.ingredients,
    ).toHaveLength(500);
  });

  test('prototype property names is read as plain data', () => {
    const json =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":2},"@type":"Recipe","recipeIngredient":["2 eggs"]}';
    expect(readPage(script(json), url)?.ingredients).toEqual([{ line: '2 eggs', group: null }]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('deep nesting is flattened below a maximum depth', () => {
    let depth = 0;
    let element = parsePage(`${'<div>'.repeat(5_000)}here`);
    for (;;) {
      const child = element.children.find((it) => typeof it !== 'string');
      if (!child) break;
      element = child;
      depth++;
    }
    expect(depth).toBeLessThan(600);
  });
});

const page = `<html lang="en"><title>Soup</title><meta property="og:image" content="/a.jpg">
  ${script('{"@type":"Recipe","name":"Soup","recipeIngredient":["2 carrots","1 onion"],"image":"b.jpg","totalTime":"PT20M"}')}
  <div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Soup</b></div>
  <h2>Ingredients</h2><ul><li>2 carrots<li>1 onion</ul><h2>Method</h2><ol><li>Chop.<li>Boil.</ol></html>`;

/** The page with a random piece replaced. */
const mutatedPage = fc
  .tuple(
    fc.nat(page.length),
    fc.nat(40),
    fc.oneof(fc.string(), fc.constantFrom('<', '"', '{', ']', '&#x', '<!--', '</script>')),
  )
  .map(([at, length, put]) => page.slice(0, at) + put + page.slice(at + length));

describe('any page', () => {
  const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), mutatedPage);

  test('is read without throwing, and a recipe is never empty', () => {
    fc.assert(
      fc.property(anything, (html) => {
        for (const recipe of [readPage(html, url), readText(html)])
          if (recipe) expect(recipe.ingredients.length + recipe.steps.length).toBeGreaterThan(0);
      }),
    );
  });

  test('gives an absolute picture address or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.option(fc.webUrl()), (image, from) => {
        const json = JSON.stringify({ '@type': 'Recipe', recipeIngredient: ['2 eggs'], image });
        const read = readPage(script(json.replaceAll('<', '\\u003c')), from);
        expect(read?.imageUrl ?? 'https://none.example').toMatch(/^https?:\/\//);
      }),
    );
  });
});
