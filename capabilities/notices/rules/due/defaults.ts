import type { RemindedType } from '../../lead-contract.ts';
import type { LeadKind } from '../../settings-contract.ts';
import type { Choices } from './facts.ts';

/** The settings of a person who has not chosen anything yet. */
export const defaultChoices: Choices = {
  quietFrom: '21:00',
  quietUntil: '07:00',
  timeZone: null,
  morningAt: '07:00',
  weekDay: 0,
  weekAt: '17:00',
  leads: {
    appointment: ['1d 18:00', '120m'],
    // Three reminders: find an idea, buy it, and send wishes.
    birthday: ['21d 09:00', '7d 09:00', '1d 09:00'],
    trip: ['7d 09:00', '1d 09:00'],
    // None, because the morning brief names them.
    task: [],
    // None here, because each subscription has its own days.
    renewal: ['0d 09:00'],
    refill: ['0d 09:00'],
  },
  details: 'private',
  mailCarries: 'everything',
  pushCarries: 'everything',
  webhookCarries: 'everything',
};

const kindByType: Record<RemindedType, LeadKind> = {
  appointment: 'appointment',
  event: 'appointment',
  party: 'appointment',
  birthday: 'birthday',
  trip: 'trip',
  reminder: 'task',
  step: 'task',
};

export const kindOfType = (type: RemindedType): LeadKind => kindByType[type];

/** The time at which people without a morning brief hear about the day's tasks. */
export const tasksWithoutBriefAt = '08:00';
