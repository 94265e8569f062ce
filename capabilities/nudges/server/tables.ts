import { date, text } from 'drizzle-orm/pg-core';
import { familyTable } from '#server/database/tenants.ts';
import { answers } from '../contract.ts';

/** The family's answers to nudges, by the nudge's key. */
export const nudgeAnswers = familyTable(
  'nudge_answers',
  {
    key: text().notNull(),
    /** Null if the habit was only forgotten. */
    answer: text({ enum: answers }),
    /** The last day on which the nudge is hidden. Null for 'never'. */
    restsUntil: date({ mode: 'string' }),
    /** Evidence up to this day never counts again. */
    forgottenOn: date({ mode: 'string' }),
  },
  { uniqueBy: ['key'] },
);
