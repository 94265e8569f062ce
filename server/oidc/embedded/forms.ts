import * as z from 'zod/mini';
import { optionalText, requiredEmail, requiredText } from '#core/fields.ts';
import { deletionPhrase } from '../pages/account-page.ts';
import type { FieldErrors } from '../pages/fields.ts';

/** E-mail of an existing account. Less strict, because older versions accepted unusual addresses. */
const knownEmail = requiredText('Email', 254).check(
  z.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), 'Email must be an address like name@example.com'),
);
const newEmail = requiredEmail('Email');
const nameFields = { firstName: optionalText('First name', 100), lastName: optionalText('Last name', 100) };

const maxPasswordLength = 200;
const newPassword = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.minLength(8, `${label} must have at least 8 characters`),
      z.maxLength(maxPasswordLength, `${label} must have at most ${maxPasswordLength} characters`),
    );
const existingPassword = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.minLength(1, `${label} is required`),
      z.maxLength(maxPasswordLength, `${label} must have at most ${maxPasswordLength} characters`),
    );

export const SignInForm = z.object({ email: knownEmail, password: existingPassword('Password') });
export const SignUpForm = z.object({ ...nameFields, email: newEmail, password: newPassword('Password') });
export const NameForm = z.object(nameFields);
export const EmailForm = z.object({ email: newEmail, currentPassword: existingPassword('Current password') });
export const PasswordForm = z.object({
  currentPassword: existingPassword('Current password'),
  newPassword: newPassword('New password'),
});
export const ForgotForm = z.object({ email: knownEmail });
export const ResetForm = z.object({ password: newPassword('New password') });

const isDeletionPhrase = (text: string) => text.trim().toLowerCase() === deletionPhrase;
export const DeletionForm = z.object({
  currentPassword: existingPassword('Current password'),
  confirmation: z
    .string('Confirmation is required')
    .check(z.refine(isDeletionPhrase, `Please type '${deletionPhrase}' to confirm`)),
});

/** Raw form values: all are text, and some may be missing. */
export type FormInput = Record<string, string | undefined>;

type CheckedForm<Fields> = { fields: Fields; faults?: undefined } | { fields?: undefined; faults: FieldErrors };

/** Returns the parsed fields, or the first error message of each invalid field. */
export function checkForm<Shape extends z.ZodMiniType>(shape: Shape, typed: FormInput): CheckedForm<z.output<Shape>> {
  const parsed = shape.safeParse(typed);
  if (parsed.success) return { fields: parsed.data };
  const faults: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0])] ??= message;
  return { faults };
}
