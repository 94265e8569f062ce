import { html } from '../../http/html.ts';
import { type PageStyle, page } from './page.ts';

interface NoticePageOptions {
  title: string;
  sentence: string;
  action: { label: string; address: string };
}

/** A page with one sentence about what happened and one link to continue. */
export const noticePage = (style: PageStyle, { title, sentence, action }: NoticePageOptions) =>
  page(style, {
    title,
    cards: [
      html`<h1 class="text-2xl">${title}</h1>
<p class="mt-2 text-ink-soft">${sentence}</p>
<a href="${action.address}" class="button button-primary mt-6 w-full">${action.label}</a>`,
    ],
  });

const tryAgain = { label: 'Try again', address: '/api/login' };

/** Error page for the sign-in flow, with a link to try again. */
export const errorPage = (style: PageStyle, sentence: string) =>
  noticePage(style, { title: "That didn't work", sentence: `${sentence}.`, action: tryAgain });
