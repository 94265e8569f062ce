import type { Handoff } from '#capabilities/handoffs/contract.ts';
import type { Values } from '../../tools/tool.ts';
import type { Thing } from '../things.ts';
import { clausesOf, textOf } from './clauses.ts';
import { asValues, type Draft, says, takeMeanings, takeTable, takeWhen } from './draft.ts';
import { card, type Filled, type Frame, missing } from './frame.ts';
import { matchOf } from './matching-records.ts';
import { firstSaid } from './meanings.ts';
import { takePeople } from './people-said.ts';

type Action = Handoff['may'][number];

const asThing = (handoff: Handoff): Thing => ({
  kind: 'event',
  id: handoff.id,
  title: handoff.title,
  people: handoff.children.map(({ name }) => name),
  beside: '',
  record: handoff,
});

/** The hand-offs that match by title, person or giver, of those that allow this answer. */
function handoffsMeant(draft: Draft, action: Action): Handoff[] {
  const { found, family } = draft;
  const possible = family.handoffs.filter(({ may }) => may.includes(action));
  const names = found.mentions.flatMap(({ who }) => who.map(({ name }) => name));
  const fitOf = (one: Handoff) => {
    const { value } = matchOf(draft, asThing(one));
    const child = one.children.some(({ name }) => names.includes(name)) ? 0.6 : 0;
    const other = names.includes(one.giverName) || names.includes(one.takerName) ? 0.4 : 0;
    const day = found.when.some((said) => said.kind === 'day' && said.date === (one.day ?? one.date)) ? 0.5 : 0;
    return value + child + other + day;
  };
  const best = Math.max(0, ...possible.map(fitOf));
  const meant = best >= 1 ? possible.filter((one) => fitOf(one) === best) : possible.length === 1 ? possible : [];
  for (const one of meant) for (const at of matchOf(draft, asThing(one)).words) draft.used.add(at);
  return meant;
}

const nothingOpen = "I don't see anything like that waiting for an answer. Which one do you mean?";
const isAnyOpen = ({ family }: Draft, action: Action) => family.handoffs.some(({ may }) => may.includes(action));

/** A frame for one answer to a hand-off. */
export const stepFrame = (
  tool: string,
  action: Action,
  question: string,
  values: (draft: Draft) => Values | undefined,
): Frame => ({
  tool,
  fill(draft): Filled | undefined {
    const { family } = draft;
    const more = values(draft);
    if (!more) return undefined;
    const [handoff, ...others] = handoffsMeant(draft, action);
    takePeople(draft);
    takeMeanings(draft, 'handing returned takeBack reply chatter hand does');
    if (!handoff && family.handoffs.length === 0 && !says(draft, 'returned', 'takeBack')) return undefined;
    if (!handoff) return missing('id', isAnyOpen(draft, action) ? question : nothingOpen, more);
    if (others.length === 0) return card({ id: handoff.id, ...more });
    const labelOf = ({ title, takerName, giverName, role }: Handoff) =>
      `${title} (${role === 'giver' ? takerName : giverName})`;
    return {
      cards: [],
      choices: [handoff, ...others].map((one) => ({ label: labelOf(one), values: { id: one.id, ...more } })),
    };
  },
});

/** 'how about 11:30 instead' suggests another time. */
export function answerValues(draft: Draft): Values | undefined {
  const isOther = says(draft, 'answer.how about');
  const { date, time } = isOther ? takeWhen(draft) : {};
  const answer = isOther && (date || time) ? 'how about' : firstSaid(draft, 'answer', ['no', 'yes']);
  const thanks = clausesOf(draft).find(({ first, next }) =>
    draft.found.words.slice(first, next).some(({ word }) => /^thank/.test(word)),
  );
  const word = thanks && textOf(draft, thanks).replace(/^but /i, '');
  takeTable(draft, 'answer');
  return answer ? asValues({ answer, ...(answer === 'how about' && { date, time }), word }) : undefined;
}

/** The first of these words that is said, or else the usual one. */
export const decided = (table: string, order: readonly string[], usual?: string) => (draft: Draft) => {
  const decision = firstSaid(draft, table, order) ?? usual;
  takeTable(draft, table);
  takeWhen(draft);
  return decision === undefined ? undefined : { decision };
};
