import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is escaped, and markup is not escaped again', () => {
  const name = `<b onclick="x('&')">`;
  const escaped = '&lt;b onclick=&quot;x(&#39;&amp;&#39;)&quot;&gt;';
  expect(html`<p title="${name}">${name}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  expect(html`<ul>${['a', '<'].map((it) => html`<li>${it}</li>`)}</ul>`.text).toBe('<ul><li>a</li><li>&lt;</li></ul>');
});

test('undefined, null and false render nothing, and zero renders', () => {
  expect(html`${undefined}${null}${false}${''}${0}`.text).toBe('0');
});

test('text that looks like a replacement pattern or an escape is unchanged', () => {
  expect(html`<p>${'$& \\n {{x}}'}</p>`.text).toBe('<p>$&amp; \\n {{x}}</p>');
});
