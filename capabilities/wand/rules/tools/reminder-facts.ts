import { accountApi } from '#capabilities/account/contract.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import { channelsApi } from '#capabilities/notices/channel-contract.ts';
import { settingsApi } from '#capabilities/notices/settings-contract.ts';
import { clockTime } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { FoundRecord, Tool, ToolContext, Values } from './tool.ts';

/** Lines on a card that say who will be reminded, and how. */

/** The channels that reach the person outside the app: 'by email'. */
async function outsideWays({ look }: ToolContext): Promise<string[]> {
  const [{ mail, push, webhook }, settings] = await Promise.all([look(channelsApi.show), look(settingsApi.show)]);
  return [
    mail.isAvailable && mail.isConfirmed && settings.mailCarries === 'everything' && 'by email',
    push.devices.length > 0 && settings.pushCarries === 'everything' && 'on your phone',
    webhook.address !== null && settings.webhookCarries === 'everything' && 'by webhook',
  ].filter((way) => way !== false);
}

/** 'We'll remind you at 5:00 PM, in the app and by email.' */
export async function ownReminderFacts(context: ToolContext, when = ''): Promise<string[]> {
  const ways = await outsideWays(context);
  if (ways.length === 0) return [`We'll remind you${when} in the app. Nothing reaches you outside the app yet.`];
  return [`We'll remind you${when} ${joinWithAnd(['in the app', ...ways])}.`];
}

/** For a card that names an assignee, or a time to remind at. */
async function reminderFacts(values: Values, record: FoundRecord | undefined, context: ToolContext): Promise<string[]> {
  const { assigneeId, remindAt } = values;
  const when = typeof remindAt === 'string' ? ` at ${clockTime(remindAt)}` : '';
  if (!assigneeId) return when ? ownReminderFacts(context, when) : [];
  const [household, user] = await Promise.all([context.look(householdApi.list), context.look(accountApi.user)]);
  const adult = household.find(({ id }) => id === assigneeId);
  if (!adult) return [];
  const { name, linkedUserId } = adult;
  if (linkedUserId === user.id) return ownReminderFacts(context, when);
  if (linkedUserId) return [`We'll remind ${name}${when}.`];
  // The writer is reminded instead.
  if (record) return [`${name} has no login and gets no reminders.`];
  return [`${name} has no login and gets no reminders.`, ...(await ownReminderFacts(context, when))];
}

/** Adds these lines to the cards of a tool, if it has an assignee. */
export const withReminderFacts = (tool: Tool): Tool =>
  tool.kind === 'write' && tool.fields.some(({ name }) => name === 'assigneeId')
    ? {
        ...tool,
        facts: async (...given) => [...((await tool.facts?.(...given)) ?? []), ...(await reminderFacts(...given))],
      }
    : tool;
