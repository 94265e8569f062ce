import {
  defaultFrequency,
  NewSubscription,
  type Subscription,
  statuses,
  subscriptionsApi,
} from '#capabilities/subscriptions/contract.ts';
import { kindOf, serviceTypes, typeByName } from '#capabilities/subscriptions/rules/service.ts';
import { statusLabel } from '#capabilities/subscriptions/rules/status.ts';
import { capitalize } from '#core/capitalize.ts';
import { formatMoney } from '#core/money.ts';
import { assigneeField } from './people-options.ts';
import type { Tool } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { joinWithCommas, optionsFrom, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';

const fields = fieldsFrom(
  NewSubscription,
  {
    serviceName: {},
    serviceType: {
      kind: 'choice',
      options: optionsFrom(serviceTypes, (type) => capitalize(type.replaceAll('_', ' '))),
      defaultValue: (_context, { serviceName }) => typeByName(String(serviceName ?? '')),
    },
    subscriptionCost: { kind: 'money', hint: 'what is paid each time' },
    billingFrequency: { defaultValue: defaultFrequency },
    nextBillingDate: {},
    status: { label: 'Status', kind: 'choice', options: optionsFrom(statuses, statusLabel), defaultValue: 'active' },
    assigneeId: assigneeField,
    notes: {},
  },
  [
    ...['accountEmail', 'accountId', 'isActive', 'subscriptionPlan', 'subscriptionStartDate', 'renewalDate'],
    ...[
      'lastShipmentDate',
      'supplyDays',
      'lowStockAlert',
      'renewalReminder',
      'renewalReminderLeadDays',
      'lowStockThreshold',
    ],
  ],
);

const record = recordFinder(subscriptionsApi.list, {
  title: ({ serviceName }: Subscription) => serviceName,
  summary: (subscription) => {
    const { subscriptionCost: cost, billingFrequency, status } = subscription;
    return joinWithCommas([
      kindOf(subscription),
      cost === null ? null : `${formatMoney(cost)} ${billingFrequency}`,
      status,
    ]);
  },
});

const path = () => '/subscriptions';

export const subscriptionTools: Tool[] = [
  readTool(
    'list_subscriptions',
    subscriptionsApi.list,
    'The subscriptions with their ids; costs are in cents',
    (subscriptions) =>
      subscriptions.map(({ accountEmail: _, accountId: __, metadata: ___, ...subscription }) => subscription),
  ),
  {
    kind: 'write',
    name: 'add_subscription',
    endpoint: subscriptionsApi.add,
    description: 'Propose a new subscription that the household pays for',
    action: 'add',
    heading: 'New subscription',
    fields,
    subject: ({ serviceName }) => String(serviceName ?? ''),
    path,
  },
  {
    kind: 'write',
    name: 'change_subscription',
    endpoint: subscriptionsApi.change,
    description: 'Propose a change of a subscription, also to pause or cancel it: its id and only what changes',
    action: 'change',
    heading: 'Change subscription',
    fields: withoutDefaults(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_subscription',
    endpoint: subscriptionsApi.remove,
    description: 'Propose to remove a subscription from the list; nothing is cancelled with the service itself',
    action: 'remove',
    heading: 'Remove subscription',
    fields: [],
    record,
    path,
  },
];
