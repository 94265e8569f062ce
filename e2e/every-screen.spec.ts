import type { Page } from '@playwright/test';
import { expect, signUp, test } from './journey.ts';
import { fillWithLongTexts, long, longEmail } from './long-family.ts';

const widths = [320, 390];

/** Horizontal overflow of the page and of scrolling areas in dialogs, each with the element that causes it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (box: Element) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    const inDialogs = [...document.querySelectorAll('[role$=dialog], [role$=dialog] *')].filter(scrolls);
    return [document.documentElement, ...inDialogs].flatMap((box) => {
      const excess = box.scrollWidth - box.clientWidth;
      if (excess <= 0) return [];
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      const wide = [...box.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > edge + 0.5);
      const innermost = wide.find((it) => !wide.some((other) => other !== it && it.contains(other)));
      return [`${excess} px, by <${innermost?.tagName} class="${innermost?.getAttribute('class')}">`];
    });
  });

/** Uses soft assertions to report all pages at once, because they often have one cause. */
async function expectToFit(page: Page, name: string) {
  await expect(page.locator('.appear-late, .thinking-dot'), `${name} has loaded`).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await overflow(page), `${name} at ${width} px`).toEqual([]);
  }
}

/** A page and its buttons that open something: dialogs, or with a leading ellipsis, sections of the page. */
type PageWithButtons = [path: string, ...buttons: string[]];
const family: PageWithButtons[] = [
  ['/dashboard', 'Add Event'],
  ['/wand', "What I've done"],
  ['/household', 'Edit', 'Delete'],
  ['/household?tab=child', 'Edit'],
  ['/household?tab=pet', 'Edit'],
  ['/children', 'Edit', 'Delete'],
  ['/profile'],
  ['/profile?tab=account', 'Delete our family'],
  ['/onboarding-complete'],
  [':invitation'],
];
const days: PageWithButtons[] = [
  ['/appointments', 'Edit Rind', 'Delete Rind'],
  ['/birthdays', 'Edit', '...Plan the party'],
  ['/birthday-wishlists', '...See the ideas', '...Countdown plan'],
  ['/planner', 'Edit', '...Packing list', '...Plan'],
  ['/subscriptions', 'Edit', 'Remove'],
];
const food: PageWithButtons[] = [
  ['/food?tab=preferences'],
  ['/food?tab=planner', 'Copy to'],
  ['/food?tab=grocery', 'More'],
  ['/meal-planning-preferences'],
  ['/meal-planner'],
  ['/grocery-lists'],
  ['/recipes', 'Add Recipe'],
  [':recipe', 'Edit', 'Delete'],
  [':recipe/cook'],
];

for (const [subject, pages] of Object.entries({ family, days, food }))
  test(`no page about ${subject} is wider than a phone, even with very long texts`, { tag: '@phone' }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signUp(page, { email: longEmail(), firstName: long.slice(0, 90), lastName: long.slice(0, 90) });
    const paths = await fillWithLongTexts(page);
    for (const [path, ...buttons] of pages) {
      await page.goto(path.replace(':recipe', paths.recipe).replace(':invitation', paths.invitation));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectToFit(page, path);
      for (const button of buttons) {
        const name = new RegExp(`^${button.replace('...', '')}`);
        await page.getByRole('button', { name }).first().click();
        const panel = page.locator('.overlay-panel');
        const isSection = button.startsWith('...');
        if (!isSection) await expect(panel).toBeVisible();
        await expectToFit(page, `${path}, ${button}`);
        if (isSection) continue;
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
    }
  });
