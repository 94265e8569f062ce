import { productName } from '#core/product.ts';
import { html } from '../../http/html.ts';
import { emailField, type FieldErrors, form, link, newPasswordField, usernameField } from './fields.ts';
import { noticePage } from './notice-page.ts';
import { type PageStyle, page } from './page.ts';

export const forgotPath = '/oidc/forgot';
export const resetPath = (token: string) => `/oidc/reset/${encodeURIComponent(token)}`;

const signIn = { label: 'Sign in', address: '/api/login' };
const backToSignIn = link(signIn.address, 'Back to sign in');

interface ForgotPageOptions {
  typed?: { email?: string };
  faults?: FieldErrors;
}

export const forgotPage = (style: PageStyle, { typed = {}, faults = {} }: ForgotPageOptions) =>
  page(style, {
    title: 'Forgot your password?',
    cards: [
      html`<h1 class="text-2xl">Forgot your password?</h1>
<p class="mt-1 text-ink-soft">It happens. We'll email you a link to choose a new one.</p>
${form({ action: forgotPath, button: 'Send link', faults, fields: [emailField(typed.email, faults.email)] })}`,
    ],
    below: backToSignIn,
  });

/** Shown if mail is not configured: only the operator can create a reset link. */
export const askOperatorPage = (style: PageStyle) =>
  page(style, {
    title: 'Forgot your password?',
    cards: [
      html`<h1 class="text-2xl">Forgot your password?</h1>
<p class="mt-2 text-ink-soft">It happens. Please ask whoever runs this ${productName}: this command makes a link for you to choose a new one.</p>
<p class="mt-4 rounded-control bg-sunken p-3 text-sm"><code>npm run reset-password -- EMAIL</code></p>
<a href="${signIn.address}" class="button button-primary mt-6 w-full">Back to sign in</a>`,
    ],
  });

/** The same whether or not the address has an account, so that nobody can find out. */
export const linkSentPage = (style: PageStyle, email: string) =>
  noticePage(style, {
    title: 'Please check your inbox',
    sentence: `If ${email} has an account, we've emailed a link. The link works for one hour.`,
    action: { label: 'Back to sign in', address: signIn.address },
  });

interface ResetPageOptions {
  token: string;
  email: string;
  faults?: FieldErrors;
}

export const resetPage = (style: PageStyle, { token, email, faults = {} }: ResetPageOptions) =>
  page(style, {
    title: 'Choose a new password',
    cards: [
      html`<h1 class="text-2xl">Choose a new password</h1>
<p class="mt-1 text-ink-soft">For the account of ${email}. You'll be logged out on all devices.</p>
${form({
  action: resetPath(token),
  button: 'Save password',
  faults,
  fields: [usernameField(email), newPasswordField({ name: 'password', label: 'New password', fault: faults.password })],
})}`,
    ],
  });

export const passwordChangedPage = (style: PageStyle) =>
  noticePage(style, {
    title: 'Your password has been changed',
    sentence: "You've been logged out on all devices. Please sign in with your new password.",
    action: signIn,
  });

export const invalidResetLinkPage = (style: PageStyle) =>
  noticePage(style, {
    title: "This link doesn't work anymore",
    sentence: 'It has expired, was already used, or was replaced by a newer one.',
    action: { label: 'Ask for a new link', address: forgotPath },
  });
