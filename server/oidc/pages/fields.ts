import { type Html, html } from '../../http/html.ts';

/** Error message by field name; `form` for errors that concern no single field. */
export type FieldErrors = Partial<Record<string, string>>;

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | null | undefined;
  /** Shown below the field unless there is an error. */
  hint?: string;
  fault?: string | undefined;
  /** Focuses the field; a field with an error is focused anyway. */
  isNext?: boolean;
  /** Needed only if the page has several fields with the same name. */
  id?: string;
}

const warningIcon = html`<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="mt-0.5 shrink-0"><path d="m12 3.5 9.5 17h-19zM12 10v4.5M12 17.6v.1" /></svg>`;

const revealButton = (id: string) =>
  html`<button type="button" hidden data-reveals="${id}" class="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold text-primary">Show</button>`;

export function field({ name, label, type = 'text', id = name, hint, fault, ...rest }: Field): Html {
  const isPassword = type === 'password';
  const attributes = [
    html` autocomplete="${rest.autocomplete}" value="${rest.value}"`,
    type === 'email' && html` inputmode="email" autocapitalize="none" spellcheck="false"`,
    (fault ?? hint) && html` aria-describedby="${id}-note"`,
    fault && html` aria-invalid="true"`,
    (fault || rest.isNext) && html` autofocus`,
  ];
  return html`<div>
<label class="field-label" for="${id}">${label}</label>
<div class="relative mt-1.5">
<input class="control${isPassword && ' pr-20'}" id="${id}" name="${name}" type="${type}"${attributes}>
${isPassword && revealButton(id)}
</div>
${
  fault
    ? html`<p id="${id}-note" role="alert" class="field-error mt-1.5">${warningIcon}${fault}</p>`
    : hint && html`<p id="${id}-note" class="mt-1.5 text-sm text-ink-soft">${hint}</p>`
}
</div>`;
}

export const emailField = (value?: string | null, fault?: string) =>
  field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value, fault });

interface NewPassword {
  name: string;
  label: string;
  fault: string | undefined;
}

export const newPasswordField = (choice: NewPassword) =>
  field({
    ...choice,
    type: 'password',
    autocomplete: 'new-password',
    hint: '8 characters or more. Try three random words.',
  });

interface Form {
  action: string;
  button: string;
  look?: 'primary' | 'outline' | 'danger';
  fields?: Html[];
  faults?: FieldErrors;
}

/** Browser validation is off, because the server's messages are better and match the design. */
export const form = ({ action, button, look = 'primary', fields = [], faults = {} }: Form) =>
  html`<form method="post" action="${action}" novalidate class="mt-6 grid gap-5">
${faults.form && html`<p role="alert" class="field-error rounded-control bg-danger-soft p-3">${warningIcon}<span>${faults.form}</span></p>`}
${fields}
<button class="button button-${look} button-large w-full">${button}</button>
</form>`;

export const successMessage = (sentence: string) =>
  html`<p role="status" class="mt-4 rounded-control bg-success-soft p-3 text-sm font-medium text-success">${sentence}</p>`;

/** Hidden field that tells password managers which account the password belongs to. */
export const usernameField = (email: string) =>
  html`<input hidden type="text" name="username" autocomplete="username" value="${email}">`;

export const link = (address: string, label: string) =>
  html`<a href="${address}" class="font-semibold text-primary underline underline-offset-4">${label}</a>`;
