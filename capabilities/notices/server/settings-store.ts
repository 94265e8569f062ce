import type * as z from 'zod/mini';
import { familyTimeZone } from '#server/database/family-clock.ts';
import { personRows, type Scope } from '#server/database/scope.ts';
import { badInput, notFound } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { defaultChoices } from '../rules/due/defaults.ts';
import type { Choices } from '../rules/due/facts.ts';
import { maxQuietHours, type NoticeSettings, type SettingsChange } from '../settings-contract.ts';
import { noticeSettings } from './tables.ts';

export type StoredSettings = typeof noticeSettings.$inferSelect;

const settingsRows = (scope: Scope) => personRows(scope, noticeSettings);

/** The person's choices; a person without a row has the defaults, including defaults that a later version adds. */
export const choicesOf = (stored: StoredSettings | null | undefined): Choices => ({
  ...defaultChoices,
  ...stored?.choices,
  leads: { ...defaultChoices.leads, ...stored?.choices.leads },
});

export async function storedSettings(scope: Scope): Promise<StoredSettings | undefined> {
  const [stored] = await settingsRows(scope).list();
  return stored;
}

export async function settingsOf(scope: Scope): Promise<NoticeSettings> {
  const stored = await storedSettings(scope);
  const familyZone = await familyTimeZone(scope);
  return { ...choicesOf(stored), familyTimeZone: familyZone, webhookAddress: stored?.webhookSecret ?? null };
}

export const changeSettings =
  ({ webhook }: Pick<Services, 'webhook'>) =>
  async (scope: Scope, change: z.output<typeof SettingsChange>): Promise<NoticeSettings> => {
    const { webhookAddress, leads, ...sent } = change;
    if (webhookAddress && !webhook.isAllowed(webhookAddress))
      throw badInput("Webhook address must start with an address that this home's operator allows");
    const stored = await lockSettings(scope);
    const former = choicesOf(stored);
    const changed: Choices = {
      ...former,
      ...withoutNulls(sent, ['weekDay', 'details', 'mailCarries', 'pushCarries', 'webhookCarries']),
      leads: { ...former.leads, ...withoutUndefined(leads ?? {}) },
    };
    checkQuietHours(changed);
    await settingsRows(scope).change(stored.id, {
      choices: changed,
      ...(webhookAddress !== undefined && { webhookSecret: webhookAddress }),
    });
    return settingsOf(scope);
  };

/** The person's row, locked: two phones that change different settings at once both keep what they changed. */
async function lockSettings(scope: Scope): Promise<StoredSettings> {
  await settingsRows(scope).addMissing([{ choices: defaultChoices }]);
  const stored = await storedSettings(scope);
  if (!stored) throw notFound();
  return settingsRows(scope).hold(stored.id);
}

/** Clearing a setting that can't be empty resets it to its default. */
function withoutNulls<Fields extends object>(fields: Fields, names: readonly (keyof Fields & keyof Choices)[]) {
  const known = withoutUndefined(fields);
  for (const name of names) if (known[name] === null) Object.assign(known, { [name]: defaultChoices[name] });
  return known as Partial<Choices>;
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function checkQuietHours({ quietFrom, quietUntil }: Choices) {
  if ((quietFrom === null) !== (quietUntil === null)) throw badInput('Quiet hours need a beginning and an end');
  if (quietFrom === null || quietUntil === null) return;
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = (minutesOf(quietUntil) - minutesOf(quietFrom) + 24 * 60) % (24 * 60) || 24 * 60;
  if (length > maxQuietHours * 60) throw badInput(`Quiet hours can last at most ${maxQuietHours} hours`);
}
