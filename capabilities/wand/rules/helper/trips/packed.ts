import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { type PackingItem, packingApi } from '#capabilities/planner/packing-contract.ts';
import type { Values } from '../../tools/tool.ts';
import { choosing } from '../question-back.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { peopleIn } from '../words/names.ts';
import { listed, splitWords, withoutArticle } from '../words/words.ts';
import { tripLabel } from './which.ts';
import { mentionedTrips, tripsToCome } from './words.ts';

/** What becomes of lines that are on a packing list already. */

interface Deed {
  tool: string;
  values: Values;
}
const packed: Deed = { tool: 'change_packing', values: { isPacked: true } };
const unpacked: Deed = { tool: 'change_packing', values: { isPacked: false } };
const gone: Deed = { tool: 'remove_packing', values: {} };

/** The first group holds the things; what follows them may say on which list. */
const sayings: [said: RegExp, deed: Deed][] = [
  [/^(?:the )?(.{2,80}?) (?:isn't|isnt|is not|aren't|arent|are not) (?:yet )?packed(?: yet)?( .{2,60})?$/, unpacked],
  [/^(?:untick|uncheck|unpack|mark) (.{2,80}?)(?: as (?:not packed|unpacked))( .{2,60})?$/, unpacked],
  [/^(?:untick|uncheck|unpack) (.{2,80}?)( (?:on|for|from) .{2,60})?$/, unpacked],
  [/^(?:(?:i|we)(?:'ve| have)? )?(?:already |just )?packed (.{2,80}?)( (?:for|to|on) .{2,60})?$/, packed],
  [
    /^(.{2,80}?) (?:is|are|was|were|has been|have been)(?: all| already| now)? packed(?: now| already)?( .{2,60})?$/,
    packed,
  ],
  [
    /^(.{2,80}?)(?:'s| is| are| went| goes| go)(?: all| already| now)? (?:in|into)(?: the| my| our| his| her)? (?:suitcases?|bags?|luggage|carry-?on|duffel|trunk|backpack|car)(?: already| now)?( for .{2,60})?$/,
    packed,
  ],
  [/^(.{2,80}?) (?:can|could|should|may)(?: all)? (?:come|go|be taken|be crossed)( off .{2,60})$/, gone],
  [/^mark (.{2,80}?) (?:as )?(?:packed|done|checked)( .{2,60})?$/, packed],
  [/^(?:tick|check|cross)(?: off)? (.{2,80}?)( (?:off|on|from|for) .{2,60})?$/, packed],
  [
    /^(?:(?:we|you) can (?:just )?)?(?:take|remove|delete|cross|strike|drop|scratch) (.{2,80}?)( (?:off|from|out of) .{2,60})$/,
    gone,
  ],
  [
    /^(?:(?:i|we) )?(?:don't|dont|do not) (?:need|have) (?:to (?:bring|pack|take) )?(.{2,80}?)( (?:to|for|on) .{2,60})$/,
    gone,
  ],
];

const onList = /\bpacking\b|\bpack(?:ed)? list\b/;

interface Found {
  thing: string;
  lines: { trip: PlannerItem; line: PackingItem }[];
}

export const packedReader: Reader = async (clause, context) => {
  const said = clause.lower;
  const [pattern, deed] = sayings.find(([one]) => one.test(said)) ?? [];
  const [, things = '', where = ''] = pattern?.exec(said) ?? [];
  if (!deed || /\?$|\bremind\b/.test(clause.text)) return undefined;
  const { asked } = context;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const named = mentionedTrips(trips, where);
  const isListed = onList.test(where);
  // 'Take the sleds off Tahoe' says where; so does 'packed', and what is to be ticked is on some list.
  if (deed === gone && named.length === 0 && !isListed) return undefined;
  const isElsewhere = where !== '' && named.length === 0 && !isListed;
  if (isElsewhere) return undefined;
  const found = await linesFor(things, named.length > 0 ? named : trips, context);
  if (found.every(({ lines }) => lines.length === 0))
    return isListed && trips.length > 0 ? [notThere(found)] : undefined;
  return found.flatMap((one) => (one.lines.length === 0 ? [notThere([one])] : becoming(one, deed, clause)));
};

const notThere = (found: readonly Found[]): Reading => ({
  kind: 'answer',
  text: `I can't find ${listed(found.map(({ thing }) => `'${thing}'`))} on the packing list.`,
});

async function linesFor(things: string, trips: readonly PlannerItem[], { asked, household }: Context) {
  const lists = await Promise.all(
    trips.map(async (trip) => {
      const lines = await asked.look(packingApi.list, { params: { id: trip.id } });
      return lines.map((line) => ({ trip, line, title: line.name, people: line.traveler ? [line.traveler] : [] }));
    }),
  );
  return splitWords(things).map((thing): Found => {
    const { people, without } = peopleIn(thing, household);
    const pointers = { people: people.map(({ name }) => name) };
    const words = withoutArticle(thing);
    const whole = lists.flat().filter(({ title }) => title.toLowerCase() === words);
    return { thing: words, lines: whole.length > 0 ? whole : findRecords(lists.flat(), without || words, pointers) };
  });
}

/** The lines of one trip; where those of several could be meant, it is asked. */
function becoming({ lines }: Found, { tool, values }: Deed, { text }: Clause): Reading[] {
  const choices = lines.map(({ trip, line }) => ({
    label: `${line.name} for ${tripLabel(trip)}`,
    tool,
    values: { id: trip.id, itemId: line.id, ...values },
  }));
  const isSo = lines.every(({ line }) => values.isPacked === line.isPacked);
  if (isSo) return [{ kind: 'answer', text: `It is like that already: ${lines[0]?.line.name}.` }];
  const isOne = new Set(lines.map(({ trip, line }) => `${trip.id} ${line.name}`)).size === 1;
  if (isOne) return choices.map((one): Reading => ({ kind: 'propose', tool, values: one.values, quote: text }));
  const labels = choices.map(({ label }) => label);
  return choosing(`Which one: ${listed(labels, 'or')}?`, choices, text);
}
