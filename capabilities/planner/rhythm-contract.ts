import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { optionalDate, optionalFlag } from '#core/fields.ts';
import { PlannerItem } from './contract.ts';

/** Closing one date of a planner item that repeats. The item is locked meanwhile, so that two phones lose nothing. */

const closingOptions = {
  resources: ['planner'],
  body: z.object({
    /** Defaults to the date that is due. */
    date: optionalDate('Date'),
    isReverted: optionalFlag('Reverted'),
  }),
  answer: PlannerItem,
  status: 200,
};

export const rhythmApi = {
  /** An item that doesn't repeat is dismissed. */
  finish: endpoint('POST', '/api/reminders/:id/done', {
    summary: 'Check off a planner item, or one date of an item that repeats; or revert that',
    ...closingOptions,
  }),
  skip: endpoint('POST', '/api/reminders/:id/skip', {
    summary: 'Leave out one date of a planner item that repeats, or restore it',
    ...closingOptions,
  }),
};
