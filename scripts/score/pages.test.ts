import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { scorePages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pages are scored by field, for all pages and for English ones', async () => {
  mkdirSync(join(folder, 'html'));
  const html = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 carrots<li>1 onion</ul><h2>Method</h2><ol><li>Chop it all.<li>Boil it well.</ol>`;
  writeFileSync(join(folder, 'html/soup.html.gz'), gzipSync(html));
  const label = (lang: string, title: string) => ({
    id: title,
    url: 'https://kitchen.example/',
    lang,
    html: 'html/soup.html.gz',
    expected: {
      title,
      ingredients: ['2 Carrots', '1 onion'],
      instructions_list: ['Chop it all.', 'Boil it well.'],
      total_time: 10,
    },
  });
  const labels = [label('en', 'Soup'), label('de', 'Suppe')];
  writeFileSync(join(folder, 'pages.jsonl'), labels.map((it) => JSON.stringify(it)).join('\n'));

  const { all, english, costRatio } = await scorePages(folder);
  expect(all).toMatchObject({ pages: 2, errors: 0, nothingFound: 0 });
  expect(all.fields).toMatchObject({
    title: { percent: 50, of: 2 },
    'ingredients: exact list': { percent: 0, of: 2 },
    'ingredients: loose list': { percent: 100, of: 2 },
    'instructions: equal steps': { percent: 100, of: 2 },
    'total time': { percent: 0, of: 2 },
    'source name': { of: 0 },
    'CORE usable': { percent: 50, of: 2 },
  });
  expect(english.fields['CORE usable']).toEqual({ percent: 100, of: 1 });
  expect(costRatio).toBeGreaterThan(0);
});
