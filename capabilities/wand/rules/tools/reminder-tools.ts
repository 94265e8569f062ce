import { calendarApi } from '#capabilities/calendar/contract.ts';
import { channelsApi } from '#capabilities/notices/channel-contract.ts';
import { noticesApi } from '#capabilities/notices/contract.ts';
import { leadsApi, type RemindedType } from '#capabilities/notices/lead-contract.ts';
import { inOrder, leadsInWords, leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { saidLead } from '#capabilities/notices/rules/said-lead.ts';
import { settingsApi } from '#capabilities/notices/settings-contract.ts';
import { addDays } from '#core/dates.ts';
import { ownReminderFacts } from './reminder-facts.ts';
import type { DefaultInput, FoundRecord, Tool, ToolContext, Values } from './tool.ts';
import { asTextList, formatDateTime, joinWithCommas, readTool } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const daysAhead = 366;
const maxToldOf = 50;

/** Reminders are possible for everything with a day in the coming year; the calendar identifies it by type and id. */
async function record(
  { look, today }: ToolContext,
  { type: wanted, recordId }: Values,
): Promise<FoundRecord | undefined> {
  const { entries } = await look(calendarApi.between, { query: { from: today, to: addDays(today, daysAhead) } });
  const entry = entries.find(({ type, id }) => type === wanted && id === recordId);
  if (!entry) return undefined;
  const { id, type, title, date, time, childName } = entry;
  const { leads, isOwn } = await look(leadsApi.of, { query: { type, recordId: id } });
  return {
    id,
    title,
    summary: joinWithCommas([formatDateTime(date, time), type === 'appointment' ? childName : null]),
    values: { type, recordId: id, leads: isOwn ? inOrder(leads).map(leadWords) : null },
  };
}

/** The card has leads in words, so that they can be read and edited. */
function input(_values: Values, _context: ToolContext, { params, body }: DefaultInput) {
  if (body.leads === null) return { params, body };
  const leads = asTextList(body.leads).map((words) => {
    const lead = saidLead(words);
    if (!lead) throw new ToolRefusal(`Say it like '2 hours before' or 'the day before at 6:00 PM', not '${words}'`);
    return lead;
  });
  return { params, body: { ...body, leads } };
}

/** The leads that apply until the person sets others. */
async function usualFacts({ type, recordId }: Values, { look }: ToolContext): Promise<string[]> {
  const { leads } = await look(leadsApi.of, { query: { type: type as RemindedType, recordId: String(recordId) } });
  const [first = '', ...rest] = leadsInWords(leads);
  return leads.length > 0 ? [`So far it's ${first.toLowerCase()}${rest.join('')}.`] : [];
}

export const reminderTools: Tool[] = [
  readTool(
    'what_we_sent',
    noticesApi.sent,
    'What was sent to her in the last weeks: what, when, by which channel, whether she opened it, or why it failed',
    (notices) => notices.slice(0, maxToldOf).map(({ path: _, id: __, ...notice }) => notice),
  ),
  readTool(
    'reminder_settings',
    settingsApi.show,
    'When she is reminded: quiet hours, briefs, leads of each kind. She changes it herself, on the page /reminders',
    ({ webhookAddress: _, ...settings }) => settings,
  ),
  readTool(
    'reminder_channels',
    channelsApi.show,
    'How reminders reach her (email, phone, webhook) and whether it works. She sets it up herself, on the page /reminders',
    ({ mail: { address: _, ...mail }, push: { isAvailable, devices }, webhook: { address, allowed, ...webhook } }) => ({
      mail,
      push: { isAvailable, devices: devices.map(({ id: __, ...device }) => device) },
      webhook: { ...webhook, isAvailable: allowed.length > 0, isSetUp: address !== null },
    }),
  ),
  {
    kind: 'write',
    name: 'remind_me',
    endpoint: leadsApi.change,
    description:
      "Propose when she is reminded of something in the calendar: its type and id as 'whats_on' tells them, and how long before",
    action: 'change',
    heading: 'Remind me',
    recordIds: ['type', 'recordId'],
    fields: [
      {
        name: 'leads',
        label: 'Remind me',
        kind: 'list',
        hint: "such as '2 hours before', 'the day before at 6:00 PM'; the whole list, empty for never",
      },
    ],
    record,
    input,
    facts: async (values, record, context) => [
      ...(record?.values.leads === null ? await usualFacts(values, context) : []),
      ...(asTextList(values.leads).length > 0 ? await ownReminderFacts(context) : []),
    ],
    path: () => '/reminders',
  },
];
