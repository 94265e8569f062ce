import { html } from '../../http/html.ts';
import { type PageStyle, page } from './page.ts';

interface Notice {
  title: string;
  sentence: string;
  way: { label: string; address: string };
}

/** One sentence about what happened, and one way on. */
export const noticePage = (style: PageStyle, { title, sentence, way }: Notice) =>
  page(style, {
    title,
    cards: [
      html`<h1 class="text-2xl">${title}</h1>
<p class="mt-2 text-ink-soft">${sentence}</p>
<a href="${way.address}" class="button button-primary mt-6 w-full">${way.label}</a>`,
    ],
  });

const tryAgain = { label: 'Try again', address: '/api/login' };

/** Something went wrong on the way in. */
export const troublePage = (style: PageStyle, sentence: string) =>
  noticePage(style, { title: 'That did not work', sentence: `${sentence}.`, way: tryAgain });
