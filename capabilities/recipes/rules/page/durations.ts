const isoDuration =
  /^p(?:(\d{1,9}(?:[.,]\d{1,9})?)d)?t?(?:(\d{1,9}(?:[.,]\d{1,9})?)h)?(?:(\d{1,9}(?:[.,]\d{1,9})?)m)?(?:(\d{1,9}(?:[.,]\d{1,9})?)s)?$/i;

const negativePattern = /^-?pt?-/i;

const minutesOf: [unit: RegExp, minutes: number][] = [
  [/^(?:d|days?|tage?|jours?|d[ií]as?|giorn[io]|dag(?:en|ar|e)?)$/, 1440],
  [/^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|uren|timm(?:e|ar)|tim(?:e|er)?|t|óra|godz)$/, 60],
  [/^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?)$/, 1 / 60],
  [/^m/, 1],
  [/^perc/, 1],
];

const parseNumber = (digits: string | undefined) => Number((digits ?? '0').replace(',', '.'));

/** One month; longer durations are mistakes of the page. */
const maxMinutes = 43_200;
const plausibleMinutes = (minutes: number) => {
  const whole = Math.round(minutes);
  return whole > 0 && whole <= maxMinutes ? whole : null;
};

const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75', '⅓': '.33', '⅔': '.67' };

/** Parses '1 hour 20 minutes', '1h30', '1:15' or '20-25 min' (takes the first of a range). */
function minutesInWords(text: string) {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return parseNumber(clock[1]) * 60 + parseNumber(clock[2]);
  let minutes = 0;
  let isAfterHours = false;
  let pending: number | undefined;
  const plain = text.replace(/ ?([½¼¾⅓⅔])/g, (_, sign: string) => fractions[sign] ?? '');
  for (const [, digits, unit] of plain.matchAll(/(\d{1,6}(?:[.,]\d{1,4})?|\.\d{1,4})|(\p{L}+)/gu)) {
    if (digits !== undefined) pending ??= parseNumber(digits);
    else if (pending !== undefined) {
      const factor = minutesOf.find(([words]) => words.test(unit ?? ''))?.[1];
      if (factor === undefined) continue;
      minutes += pending * factor;
      isAfterHours = factor === 60;
      pending = undefined;
    }
  }
  if (pending !== undefined && (isAfterHours || minutes === 0)) minutes += pending;
  return minutes;
}

/** Whole minutes of a duration in ISO 8601 or in words, or null. */
export function minutesIn(text: string): number | null {
  const trimmed = text.trim().slice(0, 100);
  if (negativePattern.test(trimmed)) return null;
  const iso = isoDuration.exec(trimmed.replaceAll(' ', ''));
  if (!iso) return plausibleMinutes(minutesInWords(trimmed.toLowerCase()));
  const [, days, hours, minutes, seconds] = iso;
  return plausibleMinutes(
    parseNumber(days) * 1440 + parseNumber(hours) * 60 + parseNumber(minutes) + parseNumber(seconds) / 60,
  );
}
