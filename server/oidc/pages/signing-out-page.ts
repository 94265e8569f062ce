import { productName } from '#core/product.ts';
import { Html, html } from '../../http/html.ts';
import { type PageStyle, page } from './page.ts';

interface SigningOutPageOptions {
  /** The provider's form HTML with its CSRF token. */
  form: string;
  /** The person already chose to sign out, so the page's script submits the form without asking again. */
  submitsItself: boolean;
}

export function signingOutPage(style: PageStyle, { form, submitsItself }: SigningOutPageOptions) {
  const fields = html`<input type="hidden" name="logout" value="yes">
<button class="button button-primary mt-6 w-full">Log out</button>
</form>`;
  const ready = form
    .replace('<form ', submitsItself ? '<form data-send-at-once ' : '<form ')
    .replace('</form>', () => fields.text);
  return page(style, {
    title: 'Log out',
    cards: [
      html`<h1 class="text-2xl">${submitsItself ? 'Logging out' : `Log out of ${productName}?`}</h1>
${new Html(ready)}`,
    ],
  });
}
