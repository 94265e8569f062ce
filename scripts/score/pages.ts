import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseDocument } from 'htmlparser2';
import { readPage } from '#capabilities/recipes/rules/page/read-page.ts';
import { cpuRatio } from './cpu-ratio.ts';
import { type Answer, answerOf, fields, type LabelledPage } from './page-fields.ts';

export interface PageFigures {
  pages: number;
  errors: number;
  nothingFound: number;
  /** Percentage right for each field, and number of pages that have the field. */
  fields: Record<string, { percent: number; of: number }>;
  milliseconds: { mean: number; p50: number; p95: number; max: number };
}

export interface PageScore {
  all: PageFigures;
  english: PageFigures;
  /** CPU time of extraction relative to the HTML parser alone, on the same pages. */
  costRatio: number;
}

interface Reading {
  page: LabelledPage;
  answer: Answer;
  hasFailed: boolean;
  isEmpty: boolean;
  milliseconds: number;
}

/** Reads the labels in `pages.jsonl`; each names a file with compressed HTML. */
export const labelledPages = (folder: string): LabelledPage[] =>
  readFileSync(join(folder, 'pages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export const htmlOf = (folder: string, page: LabelledPage) =>
  gunzipSync(readFileSync(join(folder, page.html))).toString();

function read(page: LabelledPage, html: string): Reading {
  let recipe: ReturnType<typeof readPage>;
  let hasFailed = false;
  const start = performance.now();
  try {
    recipe = readPage(html, page.url);
  } catch {
    hasFailed = true;
  }
  const milliseconds = performance.now() - start;
  return { page, answer: answerOf(recipe), hasFailed, isEmpty: recipe === undefined, milliseconds };
}

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

function figures(readings: Reading[]): PageFigures {
  const times = readings.map((it) => it.milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0, 2);
  const measured = fields.map(({ name, applies, score }) => {
    const applicable = readings.filter(({ page }) => applies(page.expected));
    const right = applicable.reduce((sum, { page, answer }) => sum + Number(score(page, answer)), 0);
    return [
      name,
      { percent: rounded((100 * right) / Math.max(1, applicable.length), 1), of: applicable.length },
    ] as const;
  });
  return {
    pages: readings.length,
    errors: readings.filter((it) => it.hasFailed).length,
    nothingFound: readings.filter((it) => it.isEmpty).length,
    fields: Object.fromEntries(measured),
    milliseconds: {
      mean: rounded(times.reduce((a, b) => a + b, 0) / Math.max(1, times.length), 2),
      p50: at(0.5),
      p95: at(0.95),
      max: at(1),
    },
  };
}

/** The cost is measured on every fourth page only. */
const costStep = 4;

/** Reads every labelled page of a folder and compares it with its label. */
export async function scorePages(folder: string): Promise<PageScore> {
  const pages = labelledPages(folder).map((page) => ({ page, html: htmlOf(folder, page) }));
  const readings = pages.map(({ page, html }) => read(page, html));
  const cost = cpuRatio(
    pages.filter((_, n) => n % costStep === 0),
    ({ page, html }) => readPage(html, page.url),
    ({ html }) => parseDocument(html),
  );
  return {
    all: figures(readings),
    english: figures(readings.filter(({ page }) => page.lang === 'en')),
    costRatio: rounded(cost.ratio, 2),
  };
}
