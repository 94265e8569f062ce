import type { ToolContext, Value, Values, WriteTool } from '../../tools/tool.ts';
import type { Step } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { given } from '../words/field-values.ts';

/** What is asked in several places of a message about one list, or of one thing, is one card. */

type Proposal = Extract<Step, { kind: 'propose' }>;

const lists: Record<string, string> = {
  add_groceries: 'lines',
  tick_groceries: 'items',
  untick_groceries: 'items',
  remove_groceries: 'items',
};

export async function gathering(
  steps: readonly Step[],
  ground: ToolContext,
  toolNamed: (name: string) => WriteTool | undefined,
): Promise<Step[]> {
  const kept: Step[] = [];
  for (const step of steps) {
    const at = kept.findIndex((one) => step.kind === 'propose' && (isAlike(one, step) || isToldTwice(one, step)));
    const before = kept[at];
    if (before?.kind !== 'propose' || step.kind !== 'propose') kept.push(step);
    else if (before.tool !== step.tool) kept[at] = { kind: 'answer', text: unclear };
    else {
      const values = isShared(before, step) ? await together(before, step, toolNamed(step.tool), ground) : undefined;
      if (values) kept[at] = { ...before, values };
      else kept.push(step);
    }
  }
  const cards = kept.filter((one) => one.kind === 'propose');
  return kept
    .filter((step) => step.kind !== 'propose' || !cards.some((one) => isOverruled(step, one) || isAgain(step, one)))
    .map(withThings);
}

const mostWordsOfThing = 6;

/** Nothing to buy has a name as long as a sentence: 'coffee this morning standing up in the dark'. */
function withThings(step: Step): Step {
  if (step.kind !== 'propose' || step.tool !== 'add_groceries') return step;
  const all = [step.values.lines ?? []].flat().map(String);
  const lines = all.filter((line) => line.split(' ').length <= mostWordsOfThing);
  if (lines.length === all.length) return step;
  return lines.length > 0
    ? { ...step, values: { ...step.values, lines } }
    : { kind: 'answer', text: 'I did not understand what to put on the list.' };
}

/** 'book me a massage, I really need one' is nothing to buy. */
const isAgain = ({ tool, values: { lines } }: Proposal, other: Proposal) =>
  tool === 'add_groceries' &&
  isNew.test(other.tool) &&
  [lines ?? []].flat().every((line) => nameOf({ title: line }) === nameOf(other.values));

/** Two sizes of somebody are two things to check. */
const isShared = ({ values }: Proposal, { values: other }: Proposal) =>
  !values.id || Object.keys(values).some((name) => name !== 'id' && name in other);

const unclear = 'Is that an appointment or something to do? Please say it in one sentence.';
const isNew = /^add_(?:appointment|event|task)$/;
const nameOf = ({ title }: Values) => meaningOf(String(title)).toSorted().join(' ');
const whenOf = ({ date, triggerDate, time }: Values) => [date ?? triggerDate, time];

/** Of a thing of the same name one says less, and nothing else: 'therapy every other Thursday at 11, the first one this Thursday'. */
function isToldTwice(one: Step, other: Proposal): boolean {
  if (one.kind !== 'propose' || !isNew.test(one.tool) || !isNew.test(other.tool)) return false;
  if (one.tool !== other.tool && /\bremind/i.test(one.quote + other.quote)) return false;
  const [said, again] = [one.values, other.values];
  const when = whenOf(said).map((value, index) => [value, whenOf(again)[index]].filter(Boolean));
  const facts = [...when, [said.childId, again.childId].filter(Boolean)];
  const isSame = nameOf(said) === nameOf(again) && facts.every(([first, second = first]) => first === second);
  return isSame && when.some(({ length }) => length === 1);
}

/** 'leftovers tonight, the tacos go to Thursday' leaves no place empty; what leaves the list is not ticked off as well. */
const isOverruled = ({ tool, values }: Proposal, by: Proposal) =>
  tool === 'clear_meal'
    ? by.tool === 'plan_meal' && by.values.date === values.date && by.values.mealType === values.mealType
    : tool === 'tick_groceries' &&
      by.tool === 'remove_groceries' &&
      [values.items].flat().every((item) => [by.values.items].flat().includes(item ?? ''));

const isAlike = (one: Step, other: Proposal) =>
  one.kind === 'propose' &&
  one.tool === other.tool &&
  one.values.id === other.values.id &&
  Boolean(lists[one.tool] ?? other.values.id);

/** What both say of one thing; undefined where they say different things. */
export async function together(
  before: Pick<Proposal, 'tool' | 'values'>,
  { values }: Pick<Proposal, 'values'>,
  tool: WriteTool | undefined,
  ground: ToolContext,
): Promise<Values | undefined> {
  const list = lists[before.tool];
  if (list) {
    const all = [before.values[list], values[list]].flatMap((some) => some ?? []).map(String);
    return { ...before.values, [list]: [...new Set(all)] };
  }
  if (!values.id) return { ...values, ...given(before.values) };
  const shared = Object.keys(values).filter((name) => name !== 'id' && name in before.values);
  const record = shared.length > 0 ? await tool?.record?.(ground, values) : undefined;
  if (!record && shared.length > 0) return undefined;
  const isLong = (name: string) => tool?.fields.some((field) => field.name === name && field.kind === 'long') === true;
  const both = shared.map((name) => {
    const [present, first, second] = [record?.values ?? {}, before.values, values].map((some) => some[name]);
    return [name, isLong(name) ? linesOf(present, first, second) : added(present, first, second)] as const;
  });
  // A size that is said twice, and not the same, is hers to decide.
  return both.some(([, value]) => value === undefined)
    ? undefined
    : { ...before.values, ...values, ...(Object.fromEntries(both) as Values) };
}

/** Each holds what is there now: the second would take back what the first one adds. */
function added(present: Value | undefined, first: Value | undefined, second: Value | undefined): Value | undefined {
  if (first === second) return first;
  if (Array.isArray(first) && Array.isArray(second)) {
    const now = Array.isArray(present) ? present : [];
    const gone = now.filter((one) => !second.includes(one));
    const left = first.filter((one) => !gone.includes(one));
    return [...left, ...second.filter((one) => !now.includes(one) && !left.includes(one))];
  }
  return undefined;
}

function linesOf(present: Value | undefined, first: Value | undefined, second: Value | undefined): string {
  const lines = [present, first, second].flatMap((text) => (text ? String(text).split('\n') : []));
  return [...new Set(lines)].join('\n');
}
