import * as z from 'zod/mini';
import { isEmailAddress } from './email-address.ts';
import { withDescription } from './field-descriptions.ts';
import { centsFromText, formatMoney } from './money.ts';
import { isWebAddress } from './web-address.ts';

/**
 * Field schemas for write shapes. Every validation error is a sentence that names the field.
 * Read shapes use plain zod (`z.nullable(z.string())`), because the server fills them itself.
 */

// Postgres cannot store NUL, and a lone surrogate would silently turn into another character.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const requiredOrWrongKind = (label: string, kind: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be ${kind}`;

export function text(label: string, max: number) {
  return z
    .string({ error: requiredOrWrongKind(label, 'text') })
    .check(
      z.refine(isStorable, { error: `${label} contains a character we can't save`, abort: true }),
      z.maxLength(max, `${label} is too long (at most ${max.toLocaleString('en-US')} characters)`),
    );
}

/** Text that must not be blank; it is trimmed. */
export const requiredText = (label: string, max = 200) =>
  withDescription(text(label, max).check(z.trim(), z.minLength(1, `${label} is required`)), {
    ...describeText(label, max),
    isRequired: true,
  });

/** Fields that allow more characters than this get a multi-line input. */
const maxSingleLine = 1_000;
const describeText = (label: string, max: number) => ({
  label,
  kind: max > maxSingleLine ? ('long' as const) : ('text' as const),
});

const blankToNull = (value: string | null) => (value === null || value.trim() === '' ? null : value);

/** Optional text; null and blank clear it. */
export const optionalText = (label: string, max = 200) =>
  withDescription(z.optional(z.pipe(z.nullable(text(label, max)), z.transform(blankToNull))), describeText(label, max));

const emptyToNull = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

const emailError = (label: string) => `${label} must be an address like name@example.com`;

export const requiredEmail = (label: string) =>
  requiredText(label, 254).check(z.refine((value) => value === '' || isEmailAddress(value), emailError(label)));

/** Optional text that must pass `isValid`; it is trimmed first. */
const optionalFormat = (
  { label, kind, max }: { label: string; kind: 'text' | 'time'; max: number },
  isValid: (text: string) => boolean,
  error: string,
) =>
  withDescription(
    z.optional(
      z.pipe(
        z.nullable(
          text(label, max).check(
            z.trim(),
            z.refine((value) => value === '' || isValid(value), error),
          ),
        ),
        z.transform(blankToNull),
      ),
    ),
    { label, kind },
  );

/** One optional email address; null and blank clear it. */
export const optionalEmail = (label: string) =>
  optionalFormat({ label, kind: 'text', max: 254 }, isEmailAddress, emailError(label));

/** An optional link; null and blank clear it. */
export const optionalWebAddress = (label: string) =>
  optionalFormat(
    { label, kind: 'text', max: 2000 },
    isWebAddress,
    `${label} must be an address that starts with http:// or https://`,
  );

/** A required link. An empty one gets the same error as an invalid one. */
export const requiredWebAddress = (label: string, error: string) =>
  withDescription(text(label, 2000).check(z.trim(), z.refine(isWebAddress, error)), {
    label,
    kind: 'text',
    isRequired: true,
  });

/** An optional id of another record; null and '' clear it. It has no description: forms offer the records by name. */
export const optionalId = (error: string) => z.optional(z.union([z.null(), emptyToNull, z.uuid(error)], error));

/** An optional whole number; null and '' clear it. */
export const optionalCount = (label: string, max = 99, min = 0) => {
  const error = `${label} must be a whole number from ${min} to ${max}`;
  const count = z.int(error).check(z.minimum(min, error), z.maximum(max, error));
  return withDescription(z.optional(z.union([z.null(), emptyToNull, count], { error })), { label, kind: 'count' });
};

/** Parses a form amount such as '29.99' into cents; null and blank clear it. */
export const optionalDollars = (label: string, maxCents: number) =>
  withDescription(
    z.optional(
      z.pipe(
        z.nullable(
          z.string().check(
            z.refine(
              (typed) => typed.trim() === '' || centsFromText(typed) !== undefined,
              `${label} must be an amount like 29.99`,
            ),
            z.refine(
              (typed) => (centsFromText(typed) ?? 0) <= maxCents,
              `${label} must be at most ${formatMoney(maxCents)}`,
            ),
          ),
        ),
        z.transform((typed) => centsFromText(typed ?? '') ?? null),
      ),
    ),
    { label, kind: 'money' },
  );

export const optionalFlag = (label: string) =>
  withDescription(z.optional(z.boolean(`${label} must be true or false`)), { label, kind: 'flag' });

const earliestDate = '1800-01-01';
const latestDate = '2199-12-31';

function calendarDate(label: string) {
  return z.string({ error: requiredOrWrongKind(label, 'a date like 2026-05-31') }).check(
    z.refine((value) => value !== '', { error: `${label} is required`, abort: true }),
    z.refine((value) => z.safeParse(z.iso.date(), value).success && value >= earliestDate && value <= latestDate, {
      error: `${label} must be a date like 2026-05-31`,
    }),
  );
}

export const requiredDate = (label: string) =>
  withDescription(calendarDate(label), { label, kind: 'date', isRequired: true });

/** An optional calendar date; null and '' clear it. */
export const optionalDate = (label: string) =>
  withDescription(
    z.optional(
      z.union([z.null(), emptyToNull, calendarDate(label)], {
        error: `${label} must be a date like 2026-05-31`,
      }),
    ),
    { label, kind: 'date' },
  );

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeError = (label: string) => `${label} must be a time like 16:30`;

export const requiredTime = (label: string) =>
  withDescription(
    requiredText(label, 50).check(z.refine((value) => value === '' || timePattern.test(value), timeError(label))),
    {
      label,
      kind: 'time',
      isRequired: true,
    },
  );

/** An optional time of day, 'HH:MM'; null and blank clear it. */
export const optionalTime = (label: string) =>
  optionalFormat({ label, kind: 'time', max: 50 }, (value) => timePattern.test(value), timeError(label));

export const oneOf = <const Words extends readonly string[]>(label: string, words: Words) =>
  withDescription(
    z.enum(words, {
      error: (issue) =>
        issue.input === undefined || issue.input === null || issue.input === ''
          ? `${label} is required`
          : `${label} must be one of ${words.join(', ')}`,
    }),
    { label, kind: 'choice', options: words, isRequired: true },
  );

/** Optionally one of these words; null and '' clear it. */
export const optionalOneOf = <const Words extends readonly string[]>(label: string, words: Words) =>
  withDescription(
    z.optional(
      z.union([z.null(), emptyToNull, z.enum(words)], { error: `${label} must be one of ${words.join(', ')}` }),
    ),
    { label, kind: 'choice', options: words },
  );

/** Fields that every stored record has in responses. */
export const recordFields = {
  id: z.uuid(),
  userId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
