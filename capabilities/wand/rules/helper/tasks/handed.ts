import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { capital } from '#core/capital.ts';
import type { Values } from '../../tools/tool.ts';
import type { Reader } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { peopleIn } from '../words/names.ts';

/** A task that is kept becomes somebody else's: 'have me clean the cage instead of Chris', 'assign the electric bill to David'. */

const sayings = [
  /^(?:have|let|get|make) (?<who>(?:my )?\p{L}{1,20})(?: to)? (?<what>.{3,60}?)(?: instead(?: of .{1,20})?)?$/u,
  /^(?:can |could |should )?(?<who>(?:my )?\p{L}{1,20}?)(?:'ll| will| can| should| is going to)? (?<what>.{3,60}?) instead(?: of .{1,20})?\??$/u,
  /^(?:assign|reassign|give|hand|hand over|pass|delegate|switch|move) (?<what>.{3,60}?) (?:over )?to (?<who>(?:my )?\p{L}{1,20})(?: instead)?$/u,
  /^(?<what>.{3,60}?) (?:is|are)(?: now)? (?<who>(?:my )?\p{L}{1,20})'s (?:job|task|turn|thing|to do)(?: now)?$/u,
];
const spoken =
  /\binstead\b|^(?:have|let|get|make|assign|reassign|give|hand|pass|delegate|switch|move)\b|'s (?:job|task|turn|thing|to do)\b/;
const herself = /^(?:me|i|i'll|myself)$/;
const idle = new Set(meaningOf('the task reminder job chore thing cleaning doing do one please'));

/** Whose it was is no part of what is to be done: 'Clean the cage for Chris', 'Remind David to clean the gutters'. */
export function deedOf(title: string, household: readonly HouseholdMember[]): string {
  const names = household.map(({ name }) => name);
  const [owner = ''] = names.filter((name) => title.endsWith(` for ${name}`));
  const deed = owner ? title.slice(0, -` for ${owner}`.length) : title;
  const [, whom = '', own = ''] =
    /^(?:remind|have|ask|tell|get) (\p{L}{1,20}) (?:to )?(.{3,80})$/iu.exec(deed) ??
    /^(\p{L}{1,20}) (?:to|needs to|has to) (.{3,80})$/iu.exec(deed) ??
    [];
  return names.includes(whom) ? own : deed;
}

/** All words that were said are in it, and all that tell it from others were said. */
function isMeant({ title }: PlannerItem, what: string, household: readonly HouseholdMember[]): boolean {
  const said = meaningOf(what).filter((word) => !idle.has(word));
  const all = meaningOf(title);
  const [, ...things] = meaningOf(deedOf(title, household));
  const hits = things.filter((word) => said.includes(word));
  return said.length > 0 && said.every((word) => all.includes(word)) && hits.length > 0;
}

export const handedTask: Reader = async ({ lower, text, when }, { asked, household }) => {
  if (when.time || when.date || !spoken.test(lower)) return undefined;
  for (const saying of sayings) {
    const { who = '', what = '' } = saying.exec(lower)?.groups ?? {};
    const isHers = herself.test(who);
    const { people } = isHers || !who ? { people: [] } : peopleIn(who, household, asked.today);
    const [person, ...others] = people;
    if (!what || others.length > 0 || (!person && !isHers)) continue;
    const open = (await asked.look(plannerApi.list)).filter(
      ({ category, dismissed }) => category !== 'trip' && !dismissed,
    );
    const [kept, ...more] = open.filter((item) => isMeant(item, what, household));
    if (!kept || more.length > 0) continue;
    const deed = capital(deedOf(kept.title, household));
    const title = person && person.relationship !== 'self' ? `${deed} for ${person.name}` : deed;
    if (title === kept.title) return [{ kind: 'answer', text: `It is like that already: ${title}.` }];
    const values: Values = { id: kept.id, title, ...(kept.description === kept.title && { description: title }) };
    return [{ kind: 'propose', tool: 'change_task', values, quote: text, isSaidOutright: true }];
  }
  return undefined;
};
