import { readFileSync } from 'node:fs';
import {
  type Color,
  converter,
  differenceCiede2000,
  displayable,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./tokens.css');

function color(text: string | undefined): Color {
  const parsed = parse(text ?? '');
  if (!parsed) throw new Error(`Not a color: ${text}`);
  return parsed;
}

const declarations = [...css.matchAll(/--([a-z-]+): light-dark\((oklch\([^/)]+\)), (oklch\([^/)]+\))\);/g)];
const theme = (column: 2 | 3) =>
  Object.fromEntries(declarations.map((match) => [match[1] ?? '', color(match[column])]));

const kinds = ['appointment', 'birthday', 'planner'];
/** Minimum contrast ratios of WCAG. */
const text = 4.5;
const strongText = 7;
const shape = 3;

const pairs: [front: string, back: string, minContrast: number][] = [
  ...['canvas', 'surface', 'sunken', 'primary-soft', 'accent-soft'].flatMap((back): typeof pairs => [
    ['ink', back, strongText],
    ['ink-soft', back, text],
    ['primary', back, text],
  ]),
  ['on-primary', 'primary', text],
  ['on-primary', 'primary-hover', text],
  ['on-accent', 'accent', text],
  ['canvas', 'ink', text],
  ['danger', 'surface', text],
  ['danger', 'canvas', text],
  ['danger', 'danger-soft', text],
  ['ink', 'danger-soft', strongText],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-hover', text],
  ['success', 'surface', text],
  ['success', 'success-soft', text],
  ['line-strong', 'surface', shape],
  ['line-strong', 'canvas', shape],
  ['line-strong', 'sunken', shape],
  ...kinds.flatMap((kind): typeof pairs => [
    [kind, 'surface', shape],
    [`${kind}-ink`, `${kind}-soft`, text],
    [`${kind}-ink`, 'surface', text],
    ['ink', `${kind}-soft`, strongText],
  ]),
];

describe.each([
  ['light', theme(2)],
  ['dark', theme(3)],
])('the %s theme', (name, tokens) => {
  const token = (key: string) => tokens[key] ?? color(`missing token ${key}`);

  test('uses only colors within sRGB', () => {
    expect(Object.keys(tokens).length).toBeGreaterThan(30);
    expect(Object.keys(tokens).filter((key) => !displayable(token(key)))).toEqual([]);
  });

  test.each(pairs)('keeps %s readable on %s', (front, back, minContrast) => {
    expect(wcagContrast(token(front), token(back))).toBeGreaterThanOrEqual(minContrast);
  });

  const toRgb = converter('rgb');
  test.each([
    ['everyone', (seen: Color) => seen],
    ['people who see no red', filterDeficiencyProt(1)],
    ['people who see no green', filterDeficiencyDeuter(1)],
    ['people who see no blue', filterDeficiencyTrit(1)],
  ])('has category colors that %s can tell apart', (_, simulate) => {
    const distance = differenceCiede2000();
    const [first, second, third] = kinds.map((kind) => simulate(toRgb(token(kind))) as Color) as [Color, Color, Color];
    expect(distance(first, second)).toBeGreaterThan(20);
    expect(distance(first, third)).toBeGreaterThan(20);
    expect(distance(second, third)).toBeGreaterThan(20);
  });

  test('gives the browser bar the color of the page', () => {
    const bar = `content="${formatHex(token('canvas'))}" media="(prefers-color-scheme: ${name})"`;
    expect(read('../index.html')).toContain(bar);
  });
});
