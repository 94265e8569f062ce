import * as z from 'zod/mini';
import { isEmailAddress } from './email-address.ts';
import { described } from './field-descriptions.ts';
import { centsOf, shownMoney } from './money.ts';
import { isWebAddress } from './web-address.ts';

/**
 * The fields of our contracts, each fault with a sentence that names the field.
 * Write shapes are made of these; read shapes are plain (`z.nullable(z.string())`), because the server itself fills them.
 */

// Postgres cannot store NUL, and a lone surrogate would silently become another character.
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const missingOr = (label: string, kind: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be ${kind}`;

export function text(label: string, max: number) {
  return z
    .string({ error: missingOr(label, 'text') })
    .check(
      z.refine(storable, { error: `${label} contains a character that cannot be stored`, abort: true }),
      z.maxLength(max, `${label} is too long (at most ${max.toLocaleString('en-US')} characters)`),
    );
}

/** Text that must say something. Surrounding blanks are not part of a name. */
export const requiredText = (label: string, max = 200) =>
  described(text(label, max).check(z.trim(), z.minLength(1, `${label} is required`)), {
    ...textOf(label, max),
    isRequired: true,
  });

/** What may be longer than this is typed into several lines. */
const oneLine = 1_000;
const textOf = (label: string, max: number) => ({ label, kind: max > oneLine ? ('long' as const) : ('text' as const) });

const blankToNull = (value: string | null) => (value === null || value.trim() === '' ? null : value);

/** Text that may be left out; null and blank clear it. */
export const optionalText = (label: string, max = 200) =>
  described(z.optional(z.pipe(z.nullable(text(label, max)), z.transform(blankToNull))), textOf(label, max));

const emptyToNull = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

const noEmail = (label: string) => `${label} must be an address like name@example.com`;

export const requiredEmail = (label: string) =>
  requiredText(label, 254).check(z.refine((value) => value === '' || isEmailAddress(value), noEmail(label)));

/** Optional text of a certain form, for which surrounding blanks mean nothing. */
const optionalForm = (
  { label, kind, max }: { label: string; kind: 'text' | 'time'; max: number },
  isRight: (text: string) => boolean,
  fault: string,
) =>
  described(
    z.optional(
      z.pipe(
        z.nullable(
          text(label, max).check(
            z.trim(),
            z.refine((value) => value === '' || isRight(value), fault),
          ),
        ),
        z.transform(blankToNull),
      ),
    ),
    { label, kind },
  );

/** One e-mail address that may be left out; null and blank clear it. */
export const optionalEmail = (label: string) =>
  optionalForm({ label, kind: 'text', max: 254 }, isEmailAddress, noEmail(label));

/** A link that may be left out; null and blank clear it. */
export const optionalWebAddress = (label: string) =>
  optionalForm(
    { label, kind: 'text', max: 2000 },
    isWebAddress,
    `${label} must be an address that starts with http:// or https://`,
  );

/** A link that must be there; an empty one is a wrong one. */
export const requiredWebAddress = (label: string, fault: string) =>
  described(text(label, 2000).check(z.trim(), z.refine(isWebAddress, fault)), {
    label,
    kind: 'text',
    isRequired: true,
  });

/** A whole number that may be left out; null and '' clear it. */
export const optionalCount = (label: string, max = 99) => {
  const error = `${label} must be a whole number from 0 to ${max}`;
  const count = z.int(error).check(z.minimum(0, error), z.maximum(max, error));
  return described(z.optional(z.union([z.null(), emptyToNull, count], { error })), { label, kind: 'count' });
};

/** An amount as a form has it, '29.99', which is sent as cents; blank is none. */
export const optionalDollars = (label: string, maxCents: number) =>
  described(
    z.optional(
      z.pipe(
        z.nullable(
          z.string().check(
            z.refine(
              (typed) => typed.trim() === '' || centsOf(typed) !== undefined,
              `${label} must be an amount like 29.99`,
            ),
            z.refine((typed) => (centsOf(typed) ?? 0) <= maxCents, `${label} must be at most ${shownMoney(maxCents)}`),
          ),
        ),
        z.transform((typed) => centsOf(typed ?? '') ?? null),
      ),
    ),
    { label, kind: 'money' },
  );

export const optionalFlag = (label: string) =>
  described(z.optional(z.boolean(`${label} must be true or false`)), { label, kind: 'flag' });

const firstDay = '1800-01-01';
const lastDay = '2199-12-31';

function calendarDate(label: string) {
  return z.string({ error: missingOr(label, 'a date like 2026-05-31') }).check(
    z.refine((value) => value !== '', { error: `${label} is required`, abort: true }),
    z.refine((value) => z.safeParse(z.iso.date(), value).success && value >= firstDay && value <= lastDay, {
      error: `${label} must be a date like 2026-05-31`,
    }),
  );
}

export const requiredDate = (label: string) =>
  described(calendarDate(label), { label, kind: 'date', isRequired: true });

/** A calendar date that may be left out; null and '' clear it. */
export const optionalDate = (label: string) =>
  described(
    z.optional(
      z.union([z.null(), emptyToNull, calendarDate(label)], {
        error: `${label} must be a date like 2026-05-31`,
      }),
    ),
    { label, kind: 'date' },
  );

const wallClock = /^([01]\d|2[0-3]):[0-5]\d$/;
const noTime = (label: string) => `${label} must be a time like 16:30`;

export const requiredTime = (label: string) =>
  described(requiredText(label, 50).check(z.refine((value) => value === '' || wallClock.test(value), noTime(label))), {
    label,
    kind: 'time',
    isRequired: true,
  });

/** A time on the clock that may be left out; null and '' clear it. */
export const optionalTime = (label: string) =>
  optionalForm({ label, kind: 'time', max: 50 }, (value) => wallClock.test(value), noTime(label));

export const oneOf = <const Words extends readonly string[]>(label: string, words: Words) =>
  described(
    z.enum(words, {
      error: (issue) =>
        issue.input === undefined || issue.input === null || issue.input === ''
          ? `${label} is required`
          : `${label} must be one of ${words.join(', ')}`,
    }),
    { label, kind: 'choice', options: words, isRequired: true },
  );

/** One of these words, which may be left out; null and '' clear it. */
export const optionalOneOf = <const Words extends readonly string[]>(label: string, words: Words) =>
  described(
    z.optional(
      z.union([z.null(), emptyToNull, z.enum(words)], { error: `${label} must be one of ${words.join(', ')}` }),
    ),
    { label, kind: 'choice', options: words },
  );

/** Every stored record answers with these. */
export const recordFields = {
  id: z.uuid(),
  userId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
