import { clockTime } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { RemindedType } from '../lead-contract.ts';
import type { LeadKind } from '../settings-contract.ts';
import { kindOfType, tasksWithoutBriefAt } from './due/defaults.ts';
import { type Lead, parseLead } from './lead.ts';

/** Leads in words. */

const eveningFrom = '17:00';
const usualEvening = '18:00';
const usualMorning = '09:00';
const usualThatMorning = '08:00';

/** The default time, which is not written out. */
const isUsual = (days: number, at: string) => at === usualTimeOf(days) || (days === 1 && at === usualMorning);

export function usualTimeOf(days: number) {
  if (days === 0) return usualThatMorning;
  return days === 1 ? usualEvening : usualMorning;
}

function dayWords(days: number, at: string) {
  if (days === 0) return 'That morning';
  if (days === 1) return at < eveningFrom ? 'The day before' : 'The evening before';
  if (days === 7) return 'A week before';
  return days % 7 === 0 ? `${days / 7} weeks before` : `${days} days before`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} before`;

function minuteWords(minutes: number) {
  if (minutes === 0) return 'When it starts';
  if (minutes % 60 !== 0) return counted(minutes, 'minute');
  return counted(minutes / 60, 'hour');
}

const wordsOf = (lead: Lead) => {
  if ('minutes' in lead) return minuteWords(lead.minutes);
  const { days, at } = lead;
  if (isUsual(days, at)) return dayWords(days, at);
  return `${days === 0 ? 'That day' : dayWords(days, at)} at ${clockTime(at)}`;
};

/** 'The evening before', '2 hours before', 'A week before at 9:00 AM' */
export function leadWords(written: string) {
  const lead = parseLead(written);
  return lead ? wordsOf(lead) : written;
}

/** Sorts leads by assuming that the event is at noon. */
function minutesBefore(written: string) {
  const lead = parseLead(written);
  if (!lead) return 0;
  if ('minutes' in lead) return lead.minutes;
  const [hours = 0, minutes = 0] = lead.at.split(':').map(Number);
  return lead.days * 24 * 60 + 12 * 60 - hours * 60 - minutes;
}

export const inOrder = (leads: readonly string[]) => leads.toSorted((a, b) => minutesBefore(b) - minutesBefore(a));

export const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** 'The evening before and 2 hours before' */
export function leadsInWords(leads: readonly string[]) {
  const [first, ...others] = inOrder(leads).map(leadWords);
  return first === undefined ? "We won't remind you" : joinWithAnd([first, ...others.map(inSentence)]);
}

/** Says how the person hears about a day's tasks that have no leads of their own. */
export const dueTodayWords = (morningAt: string | null) =>
  morningAt
    ? "What's due today is in your morning brief"
    : `What's due today comes as one reminder at ${clockTime(tasksWithoutBriefAt)}`;

/** The leads that are offered. People can add others. */
export const offeredLeads: Record<'appointment' | 'birthday' | 'trip' | 'task', readonly string[]> = {
  appointment: ['7d 09:00', '1d 18:00', '0d 08:00', '120m', '60m', '30m'],
  birthday: ['21d 09:00', '7d 09:00', '3d 09:00', '1d 09:00', '0d 08:00'],
  trip: ['14d 09:00', '7d 09:00', '3d 09:00', '1d 09:00'],
  task: ['7d 09:00', '1d 18:00', '0d 08:00'],
};
export type KindWithLeads = keyof typeof offeredLeads;

export const offeredFor = (type: RemindedType) => offeredLeads[kindOfType(type) as KindWithLeads];

export const kindLabels: Record<LeadKind, string> = {
  appointment: 'Appointments and events',
  birthday: 'Birthdays',
  trip: 'Trips',
  task: 'Tasks and plan steps',
  renewal: 'Renewals and free trials',
  refill: 'Refills',
};
