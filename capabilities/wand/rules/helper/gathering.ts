import type { Ground, Value, Values, WriteTool } from '../tools/tool.ts';
import type { Step } from './reader.ts';

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
  ground: Ground,
  toolNamed: (name: string) => WriteTool | undefined,
): Promise<Step[]> {
  const kept: Step[] = [];
  for (const step of steps) {
    const at = kept.findIndex((one) => step.kind === 'propose' && isAlike(one, step));
    const before = kept[at];
    const values =
      before?.kind === 'propose' && step.kind === 'propose'
        ? await together(before, step, toolNamed(step.tool), ground)
        : undefined;
    if (before?.kind === 'propose' && values) kept[at] = { ...before, values };
    else kept.push(step);
  }
  return kept;
}

const isAlike = (one: Step, other: Proposal) =>
  one.kind === 'propose' && one.tool === other.tool && one.values.id === other.values.id;

async function together(
  before: Proposal,
  { values }: Proposal,
  tool: WriteTool | undefined,
  ground: Ground,
): Promise<Values | undefined> {
  const list = lists[before.tool];
  if (list) {
    const all = [before.values[list], values[list]].flatMap((some) => some ?? []).map(String);
    return { ...before.values, [list]: [...new Set(all)] };
  }
  const shared = Object.keys(values).filter((name) => name !== 'id' && name in before.values);
  const record = shared.length > 0 && values.id ? await tool?.record?.(ground, values) : undefined;
  if (!record) return undefined;
  const isLong = (name: string) => tool?.fields.some((field) => field.name === name && field.kind === 'long') === true;
  const both = shared.map((name) => {
    const [present, first, second] = [record.values, before.values, values].map((some) => some[name]);
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
