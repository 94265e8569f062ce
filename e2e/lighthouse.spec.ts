import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { expect, test } from './journey.ts';

test('the landing page gets full marks for accessibility, best practices and SEO', { tag: '@desktop' }, async ({
  baseURL,
}) => {
  const chrome = await launch({
    ...(chromiumPath && { chromePath: chromiumPath }),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const onlyCategories = ['accessibility', 'best-practices', 'seo'];
    const result = await lighthouse(`${baseURL}/`, { port: chrome.port, logLevel: 'error', onlyCategories });
    const scores = Object.fromEntries(Object.values(result?.lhr.categories ?? {}).map(({ id, score }) => [id, score]));
    const failedAudits = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 1);
    expect(scores, failedAudits.map(({ title }) => title).join('; ')).toEqual({
      accessibility: 1,
      'best-practices': 1,
      seo: 1,
    });
  } finally {
    chrome.kill();
  }
});
