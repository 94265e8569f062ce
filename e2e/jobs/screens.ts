import type { Hand } from './hand.ts';

/** Navigation between screens. */

export const openFromSidebar = async ({ page, tap }: Hand, title: string) => {
  await tap(page.getByRole('button', { name: 'Toggle Sidebar' }));
  await tap(page.getByRole('link', { name: title, exact: true }).last());
};

export const openFromBar = ({ page, tap }: Hand, title: string) =>
  tap(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: title, exact: true }));

/** Opens the menu of a page's secondary actions. */
export const openMore = ({ page, tap }: Hand) => tap(page.getByRole('button', { name: 'More actions' }).first());

/** Says each sentence to the Wand and approves its cards. */
export async function say(hand: Hand, ...sentences: string[]) {
  const { page, tap, type } = hand;
  await openFromBar(hand, 'Wand');
  for (const sentence of sentences) {
    await type(page.getByRole('textbox', { name: 'Message' }), sentence);
    await tap(page.getByRole('button', { name: 'Send' }));
    await tap(page.getByRole('button', { name: /^Approve/ }));
    await page.getByRole('button', { name: /^Approve/ }).waitFor({ state: 'hidden' });
  }
}
