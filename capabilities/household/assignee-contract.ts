import * as z from 'zod/mini';
import { optionalId } from '#core/fields.ts';

/** The assignee is the adult of the household who takes care of a record; null means it's everybody's ('Ours'). */

export const notAnAdult = 'Choose an adult of your household';

export const assigneeId = z.nullable(z.uuid());
/** 422 unless it's the id of an adult of the household. null and '' clear it. */
export const optionalAssigneeId = optionalId(notAnAdult);
