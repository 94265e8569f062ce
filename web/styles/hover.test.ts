import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./pieces.css', import.meta.url), 'utf8');

/** Selectors with ':hover' outside `@media (hover: hover)`. Those that also ask for the focus are meant for every device. */
function hoveredEverywhere() {
  const opened: string[] = [];
  return [...css.matchAll(/([^{};]*)\{|\}/g)].flatMap(([brace, head]) => {
    if (brace === '}') {
      opened.pop();
      return [];
    }
    opened.push(head ?? '');
    const isGuarded = opened.some((rule) => rule.includes('(hover: hover)'));
    return head?.includes(':hover') && !head.includes('focus') && !isGuarded ? [head.trim()] : [];
  });
}

test('nothing looks hovered on a touch screen, where the last tap would keep it so', () => {
  expect(hoveredEverywhere()).toEqual([]);
});
