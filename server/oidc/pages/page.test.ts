import { expect, test } from 'vitest';
import { html } from '../../http/html.ts';
import { page } from './page.ts';

test('a page uses the stylesheet of the web build and escapes its title', () => {
  const { text } = page({ stylesheet: '/assets/app-1a2b.css' }, { title: 'Ana & <Ben>', cards: [html`<p>Hello</p>`] });
  expect(text).toContain('<link rel="stylesheet" href="/assets/app-1a2b.css">');
  expect(text).toContain('<title>Ana &amp; &lt;Ben&gt; - Mothership</title>');
  expect(text).toContain('<p>Hello</p>');
});
