import { productName } from '#core/product.ts';
import { type Html, html } from '../../http/html.ts';
import { type Faults, field, form, link } from './fields.ts';
import { type PageStyle, page } from './page.ts';

export const accountPath = '/oidc/account';

export type AccountPart = 'name' | 'email' | 'password';

const saved: Record<AccountPart, string> = {
  name: 'Your name has been changed',
  email: 'Your e-mail address has been changed',
  password: 'Your password has been changed, and other devices have been signed out',
};

export const isAccountPart = (text: unknown): text is AccountPart =>
  typeof text === 'string' && Object.hasOwn(saved, text);

interface AccountView {
  account: { email: string; firstName: string | null; lastName: string | null };
  /** What was just changed. */
  done?: AccountPart | undefined;
  /** The form that was sent and not accepted, with what she typed. */
  refused?: { part: AccountPart; typed: Record<string, string | undefined>; faults: Faults };
}

const currentPassword = (part: AccountPart, fault: string | undefined) =>
  field({
    id: `${part}-current-password`,
    name: 'currentPassword',
    label: 'Current password',
    type: 'password',
    autocomplete: 'current-password',
    fault,
  });

export function accountPage(style: PageStyle, { account, done, refused }: AccountView) {
  const faults = (part: AccountPart): Faults => (refused?.part === part ? refused.faults : {});
  const value = (part: AccountPart, name: 'email' | 'firstName' | 'lastName') =>
    refused?.part === part ? refused.typed[name] : account[name];
  const card = (
    part: AccountPart,
    title: string,
    button: string,
    fields: Html[],
  ) => html`<h2 class="text-lg">${title}</h2>
${form({ action: `${accountPath}/${part}`, button, faults: faults(part), fields })}`;

  return page(style, {
    title: 'Your account',
    cards: [
      html`<h1 class="text-2xl">Your account</h1>
<p class="mt-1 text-ink-soft">You sign in as ${account.email}.</p>
${done && html`<p role="status" class="mt-4 rounded-control bg-success-soft p-3 text-sm font-medium text-success">${saved[done]}</p>`}`,
      card('name', 'Name', 'Save name', [
        field({
          name: 'firstName',
          label: 'First name',
          autocomplete: 'given-name',
          value: value('name', 'firstName'),
          fault: faults('name').firstName,
        }),
        field({
          name: 'lastName',
          label: 'Last name',
          autocomplete: 'family-name',
          value: value('name', 'lastName'),
          fault: faults('name').lastName,
        }),
      ]),
      card('email', 'E-mail address', 'Save e-mail', [
        field({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'email',
          value: value('email', 'email'),
          fault: faults('email').email,
        }),
        currentPassword('email', faults('email').currentPassword),
      ]),
      card('password', 'Password', 'Save password', [
        // Password managers want to know whose password changes.
        html`<input hidden type="text" name="username" autocomplete="username" value="${account.email}">`,
        currentPassword('password', faults('password').currentPassword),
        field({
          name: 'newPassword',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: 'At least 8 characters',
          fault: faults('password').newPassword,
        }),
      ]),
    ],
    below: html`${link('/', `Back to ${productName}`)} or ${link('/api/logout', 'sign out')}`,
  });
}
