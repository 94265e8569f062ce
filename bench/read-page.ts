import { parseDocument } from 'htmlparser2';
import { readPage } from '#capabilities/recipes/rules/page/read-page.ts';
import { cpuRatio } from '#scripts/score/cpu-ratio.ts';
import { htmlOf, labelledPages } from '#scripts/score/pages.ts';

/** CPU time to extract recipes, compared with only parsing the same HTML. Median of interleaved rounds. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Pass a folder with pages.jsonl and html/');

const pages = labelledPages(folder).map((page) => ({ html: htmlOf(folder, page), url: page.url }));
const { ours, theirs, ratio } = cpuRatio(
  pages,
  ({ html, url }) => readPage(html, url),
  ({ html }) => parseDocument(html),
);
console.log(`${pages.length} pages, CPU milliseconds a page`);
console.log(`  read-page         ${(ours / 10_000).toFixed(2)}`);
console.log(`  htmlparser2 alone ${(theirs / 10_000).toFixed(2)}`);
console.log(`  ratio             ${ratio.toFixed(2)}`);
