import { productName } from '#core/product.ts';
import { html } from '../../http/html.ts';
import { emailField, type FieldErrors, field, form, link, newPasswordField } from './fields.ts';
import { type PageStyle, page } from './page.ts';
import { forgotPath } from './password-pages.ts';

export const signInPath = (uid: string) => `/oidc/interaction/${encodeURIComponent(uid)}`;
/** Also the name of the cookie that tells the web app. */
export const sharedDeviceField = 'shared-device';

const signUpPath = (uid: string) => `${signInPath(uid)}/sign-up`;

interface EntryPageOptions {
  uid: string;
  /** Values to show again after an error; never the password. */
  typed?: { email?: string; firstName?: string; lastName?: string };
  faults?: FieldErrors;
}

interface SignInPageOptions extends EntryPageOptions {
  /** The person is already signed in and confirms their identity. */
  isSigningInAgain?: boolean;
}

const sharedDeviceCheckbox = html`<div>
<label class="flex min-h-11 items-center gap-3 text-sm"><input type="checkbox" class="check" name="${sharedDeviceField}" value="yes"> This is a shared device</label>
<p class="-mt-2 pl-9 text-sm text-ink-soft">We won't save anything here.</p>
</div>`;

export const signInPage = (
  style: PageStyle,
  { uid, typed = {}, faults = {}, isSigningInAgain = false }: SignInPageOptions,
) =>
  page(style, {
    title: 'Sign in',
    isEntry: true,
    cards: [
      html`<h1 class="text-2xl">${isSigningInAgain ? 'Sign in again' : `Sign in to ${productName}`}</h1>
<p class="mt-1 text-ink-soft">${isSigningInAgain ? "Just to make sure it's you. You can still change your mind." : 'Good to see you again.'}</p>
${form({
  action: signInPath(uid),
  button: 'Sign in',
  faults,
  fields: [
    emailField(typed.email, faults.email),
    field({
      name: 'password',
      label: 'Password',
      type: 'password',
      autocomplete: 'current-password',
      fault: faults.password,
      isNext: faults.form !== undefined,
    }),
    html`<p class="-mt-3 text-sm">${link(forgotPath, 'Forgot your password?')}</p>`,
    ...(isSigningInAgain ? [] : [sharedDeviceCheckbox]),
  ],
})}`,
    ],
    below: isSigningInAgain
      ? link('/', `Back to ${productName}`)
      : html`New here? ${link(signUpPath(uid), 'Create account')}`,
  });

export const signUpPage = (style: PageStyle, { uid, typed = {}, faults = {} }: EntryPageOptions) =>
  page(style, {
    title: 'Create account',
    isEntry: true,
    cards: [
      html`<h1 class="text-2xl">Create your account</h1>
<p class="mt-1 text-balance text-ink-soft">It takes less than a minute. Then four easy questions.</p>
${form({
  action: signUpPath(uid),
  button: 'Create account',
  faults,
  fields: [
    html`<div class="grid grid-cols-2 gap-3 sm:gap-5">
${field({ name: 'firstName', label: 'First name', autocomplete: 'given-name', value: typed.firstName, fault: faults.firstName })}
${field({ name: 'lastName', label: 'Last name (optional)', autocomplete: 'family-name', value: typed.lastName, fault: faults.lastName })}
</div>`,
    emailField(typed.email, faults.email),
    newPasswordField({ name: 'password', label: 'Password', fault: faults.password }),
  ],
})}
<p class="mt-4 text-center text-sm text-ink-soft">Your family's info is never sold.</p>`,
    ],
    below: html`Already have an account? ${link(signInPath(uid), 'Sign in')}`,
  });
