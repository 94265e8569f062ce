import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { assignee } from '#capabilities/household/server/tables.ts';
import { familyTable } from '#server/database/tenants.ts';
import { billingFrequencies, defaultLeadDays, defaultLowStockDays, type Subscription } from '../contract.ts';

const day = () => date({ mode: 'string' });

export const connectedServices = familyTable('connected_services', {
  serviceName: text().notNull(),
  serviceType: text().notNull(),
  accountEmail: text(),
  accountId: text(),
  isActive: boolean().notNull().default(true),
  subscriptionPlan: text(),
  /** In cents. */
  subscriptionCost: integer(),
  billingFrequency: text({ enum: billingFrequencies }).notNull().default('monthly'),
  nextBillingDate: day(),
  subscriptionStartDate: day(),
  renewalDate: day(),
  lastShipmentDate: day(),
  supplyDays: integer(),
  status: text().notNull().default('active'),
  metadata: jsonb().$type<Subscription['metadata']>(),
  lowStockAlert: boolean().notNull().default(true),
  renewalReminder: boolean().notNull().default(true),
  renewalReminderLeadDays: integer().notNull().default(defaultLeadDays),
  lowStockThreshold: integer().notNull().default(defaultLowStockDays),
  notes: text(),
  assigneeId: assignee(),
});
