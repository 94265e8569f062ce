/** How long an appointment takes, in minutes. */

export const minLength = 5;
export const maxLength = 1440;

const usualLengths = [15, 30, 45, 60, 90, 120];

/** '45 min', '1 hour', '90 min', '2 hours', '2 hours 15 min' */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0 || minutes === 90) return `${minutes} min`;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}${rest ? ` ${rest} min` : ''}`;
}

/** A length as the value of a select. */
export const chosenLength = (value: unknown) => (value === '' || value === null ? null : Number(value));

/** The usual lengths, and the stored one if it's another. */
export const lengthChoices = (stored: number | null | undefined) =>
  [...new Set([...usualLengths, ...(stored ? [stored] : [])])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: lengthWords(minutes) }));
