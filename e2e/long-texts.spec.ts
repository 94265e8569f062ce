import type { Page } from '@playwright/test';
import { expect, signUp, test } from './journey.ts';
import { fillWithLongTexts, long, longEmail } from './long-family.ts';

const widths = [320, 390];

/** How far the page, or what scrolls in a dialog on it, reaches beyond its edge, and what is to blame. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (box: Element) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    const inDialogs = [...document.querySelectorAll('[role$=dialog], [role$=dialog] *')].filter(scrolls);
    return [document.documentElement, ...inDialogs].flatMap((box) => {
      const beyond = box.scrollWidth - box.clientWidth;
      if (beyond <= 0) return [];
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      const wide = [...box.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > edge + 0.5);
      const innermost = wide.find((it) => !wide.some((other) => other !== it && it.contains(other)));
      return [`${beyond} px, by <${innermost?.tagName} class="${innermost?.getAttribute('class')}">`];
    });
  });

/** Told of every page at once, because they often have one cause. */
async function expectToFit(page: Page, what: string) {
  await expect(page.locator('.appear-late, .thinking-dot'), `${what} has loaded`).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await overflow(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** Each page, and what opens on it: dialogs, and parts of the page that begin with an ellipsis here. */
type Opened = [path: string, ...opened: string[]];
const family: Opened[] = [
  ['/dashboard', 'Add Event'],
  ['/wand', 'What I have done'],
  ['/household', 'Edit', 'Delete'],
  ['/household?tab=child', 'Edit'],
  ['/household?tab=pet', 'Edit'],
  ['/children', 'Edit', 'Delete'],
  ['/profile'],
  ['/profile?tab=account', 'Delete our family'],
  ['/onboarding-complete'],
  [':invitation'],
];
const days: Opened[] = [
  ['/appointments', 'Edit Rind', 'Delete Rind'],
  ['/birthdays', 'Edit', '...Plan the party'],
  ['/birthday-wishlists', '...See the ideas', '...Steps to the day'],
  ['/planner', 'Edit', '...Packing list', '...Plan'],
  ['/subscriptions', 'Edit', 'Remove'],
];
const food: Opened[] = [
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
  test(`no page about ${subject} is wider than a phone, whatever was written down`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has room');
    test.setTimeout(180_000);
    await signUp(page, { email: longEmail(), firstName: long.slice(0, 90), lastName: long.slice(0, 90) });
    const addresses = await fillWithLongTexts(page);
    for (const [path, ...opened] of pages) {
      await page.goto(path.replace(':recipe', addresses.recipe).replace(':invitation', addresses.invitation));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectToFit(page, path);
      for (const what of opened) {
        const name = new RegExp(`^${what.replace('...', '')}`);
        await page.getByRole('button', { name }).first().click();
        const panel = page.locator('.overlay-panel');
        const isPart = what.startsWith('...');
        if (!isPart) await expect(panel).toBeVisible();
        await expectToFit(page, `${path}, ${what}`);
        if (isPart) continue;
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
    }
  });
