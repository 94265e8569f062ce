import { productName } from '#core/product.ts';
import { type Html, html } from '../../http/html.ts';
import {
  emailField,
  type FieldErrors,
  field,
  form,
  link,
  newPasswordField,
  successMessage,
  usernameField,
} from './fields.ts';
import { noticePage } from './notice-page.ts';
import { type PageStyle, page } from './page.ts';

export const accountPath = '/oidc/account';
export const deletionPhrase = 'delete my account';

const savedMessages = {
  name: 'Your name has been changed',
  email: 'Your email address has been changed',
  password: "Your password has been changed, and you've been logged out on other devices",
  verification: "We've emailed you a link",
};
const changedAndMailedText = "Your email address has been changed. We've sent you a link to verify it";

export type SavedPart = keyof typeof savedMessages;
export type AccountPart = SavedPart | 'deletion';

export const isSavedPart = (text: unknown): text is SavedPart =>
  typeof text === 'string' && Object.hasOwn(savedMessages, text);

interface AccountView {
  account: { email: string; isEmailVerified: boolean; firstName: string | null; lastName: string | null };
  /** Whether mail is configured, which verifying an address needs. */
  canVerify: boolean;
  /** What was just saved, for the success message. */
  done?: SavedPart | undefined;
  /** The rejected form with its values and error messages. */
  refused?: { part: AccountPart; typed: Record<string, string | undefined>; faults: FieldErrors };
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

const verifiedBadge = html`<span class="badge bg-success-soft text-success">Verified</span>`;
const notVerifiedBadge = html`<span class="badge bg-sunken text-ink-soft">Not verified</span>`;

export function accountPage(style: PageStyle, { account, canVerify, done, refused }: AccountView) {
  const faults = (part: AccountPart): FieldErrors => (refused?.part === part ? refused.faults : {});
  const needsVerification = canVerify && !account.isEmailVerified;
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
<p class="mt-1 text-ink-soft">You sign in as ${account.email}. ${account.isEmailVerified ? verifiedBadge : notVerifiedBadge}</p>
${done && successMessage(done === 'email' && needsVerification ? changedAndMailedText : savedMessages[done])}
${needsVerification && form({ action: `${accountPath}/verification`, button: 'Send verification email', look: 'outline', faults: faults('verification') })}`,
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
      card('email', 'Email address', 'Save email', [
        emailField(value('email', 'email'), faults('email').email),
        currentPassword('email', faults('email').currentPassword),
      ]),
      card('password', 'Password', 'Save password', [
        usernameField(account.email),
        currentPassword('password', faults('password').currentPassword),
        newPasswordField({ name: 'newPassword', label: 'New password', fault: faults('password').newPassword }),
      ]),
      html`<h2 class="text-lg">Delete account</h2>
<p class="mt-1 text-ink-soft">This permanently deletes your account and everything that's only yours. What you added to a family you share stays there.</p>
${form({
  action: `${accountPath}/deletion`,
  button: 'Delete my account',
  look: 'danger',
  faults: faults('deletion'),
  fields: [
    currentPassword('deletion', faults('deletion').currentPassword),
    field({
      name: 'confirmation',
      label: `Type '${deletionPhrase}' to confirm`,
      autocomplete: 'off',
      value: refused?.part === 'deletion' ? refused.typed.confirmation : undefined,
      fault: faults('deletion').confirmation,
    }),
  ],
})}`,
    ],
    below: html`${link('/', `Back to ${productName}`)} or ${link('/api/logout', 'log out')}`,
  });
}

export const goodbyePage = (style: PageStyle) =>
  noticePage(style, {
    title: 'Your account has been deleted',
    sentence: 'Thanks for being here. We wish you and your family all the best.',
    action: { label: 'Go to the home page', address: '/' },
  });
