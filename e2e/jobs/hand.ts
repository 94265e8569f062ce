import type { Locator, Page } from '@playwright/test';
import { NotPossible } from './job.ts';

/** Effort that a job takes. */
export interface Effort {
  taps: number;
  characters: number;
  /** Number of distinct pages and dialogs seen. */
  screens: number;
  /** Scrolled distance in screen heights, rounded to tenths. */
  scrolled: number;
}

/** Taps for a phone's native pickers: open, choose, done. */
const pickerTaps = { date: 3, time: 4, choice: 2 };
/** Of taller elements, only this many pixels have to be visible. */
const visiblePart = 64;
/** How long to wait for a control that may not exist yet. */
const findTimeout = 5000;

/** A user with one phone. Performs Playwright actions and counts the effort. */
export function createHand(page: Page) {
  const effort = { taps: 0, characters: 0, scrolled: 0 };
  const seen = new Set<string>();

  async function recordScreen() {
    const dialogs = await page
      .locator('[role=dialog], [role=alertdialog]')
      .evaluateAll((elements) =>
        elements.map((it) => it.getAttribute('aria-label') ?? it.querySelector('h1, h2, h3')?.textContent ?? ''),
      );
    const { pathname, searchParams } = new URL(page.url());
    seen.add([pathname, searchParams.get('tab'), ...dialogs].filter(Boolean).join(' '));
  }

  /** Waits for the element and scrolls it into view, counting the distance. */
  async function reach(target: Locator) {
    await target.first().waitFor({ state: 'visible' });
    await recordScreen();
    const height = page.viewportSize()?.height ?? 1;
    const box = await target.first().boundingBox();
    if (box) effort.scrolled += Math.max(0, box.y + Math.min(box.height, visiblePart) - height, -box.y) / height;
    await target.first().scrollIntoViewIfNeeded();
    return target.first();
  }

  async function act(target: Locator, taps: number, action: (element: Locator) => Promise<unknown>) {
    await action(await reach(target));
    effort.taps += taps;
  }

  return {
    page,
    go: (path: string) => page.goto(path).then(recordScreen),
    /** Looks at the element without tapping it. */
    see: reach,
    tap: (target: Locator) => act(target, 1, (element) => element.tap()),
    async type(target: Locator, text: string) {
      await act(target, 1, (element) => element.fill(text));
      effort.characters += text.length;
    },
    /** Long-presses and taps 'Paste'. */
    paste: (target: Locator, text: string) => act(target, 2, (element) => element.fill(text)),
    choose: (target: Locator, label: string) =>
      act(target, pickerTaps.choice, (element) => element.selectOption({ label })),
    pickDate: (target: Locator, date: string) => act(target, pickerTaps.date, (element) => element.fill(date)),
    pickTime: (target: Locator, time: string) => act(target, pickerTaps.time, (element) => element.fill(time)),
    /** Finds a control that the product may not have yet; without it the job is reported as not possible. */
    async mustFind(target: Locator, reason: string): Promise<Locator> {
      await recordScreen();
      const isFound = await target
        .first()
        .waitFor({ state: 'visible', timeout: findTimeout })
        .then(() => true)
        .catch(() => false);
      if (!isFound) throw new NotPossible(reason);
      return target.first();
    },
    effort: (): Effort => ({ ...effort, scrolled: Math.round(effort.scrolled * 10) / 10, screens: seen.size }),
  };
}

export type Hand = ReturnType<typeof createHand>;
