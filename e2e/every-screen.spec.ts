import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './journey.ts';
import { fillWithLongTexts, long, longEmail } from './long-family.ts';

const widths = [320, 390];
const wide = { width: 1280, height: 800 };

/** Horizontal overflow of the page and of scrolling areas in dialogs, each with the element that causes it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (box: Element) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    // Tabs are meant to scroll.
    const boxes = document.querySelectorAll('[role$=dialog], [role$=dialog] :not([role=tablist])');
    const inDialogs = [...boxes].filter(scrolls);
    return [document.documentElement, ...inDialogs].flatMap((box) => {
      const excess = box.scrollWidth - box.clientWidth;
      if (excess <= 0) return [];
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      const wide = [...box.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > edge + 0.5);
      const innermost = wide.find((it) => !wide.some((other) => other !== it && it.contains(other)));
      return [`${excess} px, by <${innermost?.tagName} class="${innermost?.getAttribute('class')}">`];
    });
  });

const softly = expect.configure({ soft: true });

/** Uses soft assertions to report all pages that are too wide at once, because they often have one cause. */
async function expectToFit(page: Page, name: string) {
  await expect(page.locator('.appear-late, .thinking-dot'), `${name} has loaded`).toHaveCount(0);
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('details:not([open]) > summary')) summary.click();
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // What has just loaded or unfolded may take a moment to find its place.
    await softly.poll(() => overflow(page), { message: `${name} at ${width} px` }).toEqual([]);
  }
  await expectAccessible(page);
}

/** Shows another page like a link does: without loading the app again. The same page must not follow itself. */
async function follow(page: Page, path: string) {
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.classList.add('of-the-page-before');
    history.pushState(null, '', path);
  }, path);
  await expect(page.locator('h1:not(.of-the-page-before)').first()).toBeVisible();
}

/** Pages and their buttons that open something: dialogs, or with a leading ellipsis, sections of the page. */
type PageWithButtons = [path: string, ...buttons: string[]];
const family: PageWithButtons[] = [
  ['/dashboard', 'Add Event', 'Import'],
  ['/household', 'Edit', 'Delete'],
  ['/children', 'Edit', 'Delete'],
  ['/household?tab=child', 'Edit'],
  ['/sitter'],
  ['/household?tab=pet', 'Edit'],
  [':sheet'],
  ['/profile'],
  ['/wand', "What I've done"],
  ['/profile?tab=account', 'Invite someone', '...Install Mothership', '...Your Data', 'Delete our family'],
  [':invitation'],
];
const days: PageWithButtons[] = [
  ['/appointments', '...Rind', 'Edit Rind', 'Delete Rind'],
  ['/birthdays', 'Edit', '...Plan the party'],
  ['/birthday-wishlists', '...See all', '...Countdown plan'],
  ['/planner', '...Rind', 'Edit', 'Packing list', '...Plan'],
  ['/subscriptions', '...Rind', 'Edit', '...More for', 'Remove'],
  ['/reminders/settings'],
  [':handoff'],
  ['/admin'],
];
const food: PageWithButtons[] = [
  ['/food?tab=preferences'],
  ['/meal-planning-preferences'],
  ['/food?tab=planner', 'Copy to'],
  ['/meal-planner', 'Plan My Week'],
  ['/food?tab=grocery', 'More'],
  ['/grocery-lists'],
  ['/recipes', 'Add Recipe'],
  [':recipe', '...More for', 'Edit', '...More for', 'Delete'],
  [':recipe/cook'],
];

for (const [subject, pages] of Object.entries({ family, days, food }))
  test(`every screen about ${subject} is accessible and no wider than a phone, even with very long texts`, {
    tag: '@phone',
  }, async ({ page }) => {
    await signUp(page, { email: longEmail(), firstName: long.slice(0, 90), lastName: long.slice(0, 90) });
    const paths: Record<string, string> = await fillWithLongTexts(page);
    await page.goto('/about');
    for (const [path, ...buttons] of pages) {
      await follow(
        page,
        path.replace(/:\w+/, (name) => paths[name] ?? ''),
      );
      await expectToFit(page, path);
      await page.setViewportSize(wide);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const button of buttons) {
        const name = new RegExp(`^${button.replace('...', '')}`);
        // By key, because a finger doesn't see all of them.
        await page.getByRole('button', { name }).first().press('Enter');
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
