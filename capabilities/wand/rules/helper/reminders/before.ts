import { leadsApi } from '#capabilities/notices/lead-contract.ts';
import { inOrder, leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { saidLead } from '#capabilities/notices/rules/said-lead.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import type { Kept } from '../records/kept-records.ts';
import { whichOf } from '../records/which.ts';
import { keptThings, recordOf } from './kept-thing.ts';

/** 'remind me 2 hours before the dentist', 'remind me about the dentist 2 hours before' */
export const beforeReader: Reader = async (clause, context) => {
  for (const { lead, thing } of divisionsOf(clause.lower)) {
    const { found } = await keptThings(thing, context);
    const readings = await Promise.all(found.map((kept) => reminded(kept, lead, clause, context)));
    if (readings.length > 0) return readings.length === 1 ? readings[0] : whichOf(found, readings, clause);
  }
  return undefined;
};

const asking = /^remind (?:me|us) /;
const leading = /^(?:about|of|for) /;

/** The ways to divide the request into a lead and the words for a thing; the longest lead first. */
function divisionsOf(lower: string) {
  const words = asking.test(lower) ? lower.replace(asking, '').split(' ') : [];
  const ends = words.map((_, index) => words.length - index).slice(1);
  return ends.flatMap((end) => {
    const [head, tail] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
    const division = (said: string, thing: string) => {
      const lead = saidLead(said);
      return lead ? [{ lead, thing: thing.replace(leading, '') }] : [];
    };
    return [...division(head, tail), ...division(tail, head)];
  });
}

/** What she is reminded by already stays. */
async function reminded(kept: Kept, lead: string, { lower, text }: Clause, { asked }: Context): Promise<Reading[]> {
  const record = recordOf(kept, lower);
  const { leads } = await asked.look(leadsApi.of, { query: record });
  const all = inOrder([...new Set([...leads, lead])]).map(leadWords);
  return [{ kind: 'propose', tool: 'remind_me', values: { ...record, leads: all }, quote: text }];
}
