import type { Locator, Page } from '@playwright/test';
import { NotPossible } from './job.ts';

/** What a job cost her. */
export interface Effort {
  taps: number;
  characters: number;
  /** Distinct pages and dialogs that she saw. */
  screens: number;
  /** How many screens far she had to scroll, rounded to tenths. */
  scrolled: number;
}

/** How many taps a phone's own pickers take: open, choose, done. */
const pickerTaps = { date: 3, time: 4, choice: 2 };
/** Of something larger, its beginning is enough to see. */
const tallestButton = 64;
/** A control that would do the job is looked for this long. */
const patience = 5000;

/** One thumb on one phone: does what Playwright does, and counts it. */
export function createHand(page: Page) {
  const effort = { taps: 0, characters: 0, scrolled: 0 };
  const seen = new Set<string>();

  async function look() {
    const dialogs = await page
      .locator('[role=dialog], [role=alertdialog]')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('h1, h2, h3')?.textContent ?? ''),
      );
    const { pathname, searchParams } = new URL(page.url());
    seen.add([pathname, searchParams.get('tab'), ...dialogs].filter(Boolean).join(' '));
  }

  /** Waits for it, and scrolls as far as she would have to. */
  async function reach(target: Locator) {
    await target.first().waitFor({ state: 'visible' });
    await look();
    const height = page.viewportSize()?.height ?? 1;
    const box = await target.first().boundingBox();
    if (box) effort.scrolled += Math.max(0, box.y + Math.min(box.height, tallestButton) - height, -box.y) / height;
    await target.first().scrollIntoViewIfNeeded();
    return target.first();
  }

  async function act(target: Locator, taps: number, action: (there: Locator) => Promise<unknown>) {
    await action(await reach(target));
    effort.taps += taps;
  }

  return {
    page,
    go: (path: string) => page.goto(path).then(look),
    /** Reads it, without a tap. */
    see: reach,
    tap: (target: Locator) => act(target, 1, (there) => there.tap()),
    async type(target: Locator, text: string) {
      await act(target, 1, (there) => there.fill(text));
      effort.characters += text.length;
    },
    /** Holds, and taps 'Paste'. */
    paste: (target: Locator, text: string) => act(target, 2, (there) => there.fill(text)),
    choose: (target: Locator, label: string) =>
      act(target, pickerTaps.choice, (there) => there.selectOption({ label })),
    pickDate: (target: Locator, date: string) => act(target, pickerTaps.date, (there) => there.fill(date)),
    pickTime: (target: Locator, time: string) => act(target, pickerTaps.time, (there) => there.fill(time)),
    /** The control without which the job cannot be done. As soon as a screen has it, the job goes on. */
    async mustFind(target: Locator, what: string): Promise<Locator> {
      await look();
      const isThere = await target
        .first()
        .waitFor({ state: 'visible', timeout: patience })
        .then(() => true)
        .catch(() => false);
      if (!isThere) throw new NotPossible(what);
      return target.first();
    },
    effort: (): Effort => ({ ...effort, scrolled: Math.round(effort.scrolled * 10) / 10, screens: seen.size }),
  };
}

export type Hand = ReturnType<typeof createHand>;
