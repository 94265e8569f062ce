import { productName } from '#core/product.ts';
import { Html, html } from '../../http/html.ts';
import { type PageStyle, page } from './page.ts';

interface SigningOut {
  /** The provider's own form, with the token that protects it. */
  form: string;
  /** She asked for it inside the product, so she is not asked again: the page's script sends the form by itself. */
  atOnce: boolean;
}

export function signingOutPage(style: PageStyle, { form, atOnce }: SigningOut) {
  const fields = html`<input type="hidden" name="logout" value="yes">
<button class="button button-primary mt-6 w-full">Sign out</button>
</form>`;
  const ready = form
    .replace('<form ', atOnce ? '<form data-send-at-once ' : '<form ')
    .replace('</form>', () => fields.text);
  return page(style, {
    title: 'Sign out',
    cards: [
      html`<h1 class="text-2xl">${atOnce ? 'Signing out' : `Sign out of ${productName}?`}</h1>
${new Html(ready)}`,
    ],
  });
}
