import { productName } from '#core/product.ts';
import { html } from '../../http/html.ts';
import { accountPath } from './account-page.ts';
import { form } from './fields.ts';
import { noticePage } from './notice-page.ts';
import { type PageStyle, page } from './page.ts';

export const verifyPath = (token: string) => `/oidc/verify/${encodeURIComponent(token)}`;

/** Asks for a click, because mail scanners open links too. */
export const verifyPage = (style: PageStyle, { token, email }: { token: string; email: string }) =>
  page(style, {
    title: 'Verify your email address',
    cards: [
      html`<h1 class="text-2xl">Verify your email address</h1>
<p class="mt-1 text-ink-soft">Is ${email} your address?</p>
${form({ action: verifyPath(token), button: 'Yes, verify it' })}`,
    ],
  });

export const verifiedPage = (style: PageStyle, email: string) =>
  noticePage(style, {
    title: 'Thank you',
    sentence: `${email} is verified.`,
    action: { label: `Go to ${productName}`, address: '/' },
  });

export const invalidVerificationLinkPage = (style: PageStyle) =>
  noticePage(style, {
    title: "This link doesn't work anymore",
    sentence: 'It has expired, was already used, or your address has changed. Your account page can send a new one.',
    action: { label: 'Go to your account', address: accountPath },
  });
