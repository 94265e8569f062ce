import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone-field.ts';
import { clocksDiffer, zoneChoices, zoneCity } from './zone-names.ts';

test('a zone is named by its city', () => {
  expect(zoneCity('America/New_York')).toBe('New York');
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneCity('UTC')).toBe('UTC');
});

test('two zones with the same clock do not differ', () => {
  const winter = Date.UTC(2026, 0, 1);
  expect(clocksDiffer('Europe/Berlin', 'Europe/Paris', winter)).toBe(false);
  expect(clocksDiffer('Europe/Berlin', 'Europe/London', winter)).toBe(true);
  // Both are seven hours behind UTC until summer time starts in one of them.
  expect(clocksDiffer('America/Phoenix', 'America/Denver', winter)).toBe(false);
  expect(clocksDiffer('America/Phoenix', 'America/Denver', Date.UTC(2026, 6, 1))).toBe(true);
});

test('zones can be chosen by city, the current one too', () => {
  const choices = zoneChoices('Etc/GMT+5');
  expect(choices).toContainEqual({ value: 'America/New_York', label: 'New York' });
  expect(choices.filter(({ value }) => value === 'Etc/GMT+5')).toHaveLength(1);
  expect(choices.filter(({ value }) => value === 'UTC')).toHaveLength(1);
  const labels = choices.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other)));
});

test("a zone that was renamed has today's name, and one stored by its old name stays chosen", () => {
  expect(zoneCity('Asia/Calcutta')).toBe('Kolkata');
  const optionLabelled = (current: string, label: string) =>
    zoneChoices(current)
      .filter((choice) => choice.label === label)
      .map(({ value }) => value);
  expect(optionLabelled('America/New_York', 'Kolkata, Asia')).toEqual(['Asia/Kolkata']);
  expect(optionLabelled('America/New_York', 'Calcutta, Asia')).toEqual([]);
  expect(optionLabelled('Asia/Saigon', 'Ho Chi Minh, Asia')).toEqual(['Asia/Saigon']);
  // Each name is one that the server accepts.
  expect(zoneChoices('UTC').filter(({ value }) => !isTimeZone(value))).toEqual([]);
});
