import { capital } from '#core/capital.ts';
import { currentGroceries } from '../../tools/current-groceries.ts';
import type { Context, Step } from '../reader.ts';
import { listed } from '../words/words.ts';

/** 'more milk', 'another milk': what is there is not enough. */
const besides = /\b(?:more|another|extra|anyway)\b/i;

/** What stands on the list as she says it, and is still to be bought, is not put there twice; of these lines it is said. */
export async function onlyUnlisted(steps: readonly Step[], { asked, titles }: Context): Promise<Step[]> {
  const added = steps.flatMap((step) =>
    step.kind === 'propose' && step.tool === 'add_groceries' ? [step.values.lines ?? []].flat() : [],
  );
  const names = new Set(added.map((line) => plain(String(line))));
  const isNamed = [...((await titles?.())?.values() ?? [])].some(
    ({ kind, title }) => kind === 'line' && names.has(plain(title)),
  );
  // The list itself is looked up only where something on it is called so.
  const items = isNamed ? ((await currentGroceries(asked))?.items ?? []) : [];
  const there = new Set(items.filter(({ checked, quantity }) => !checked && !quantity).map(({ name }) => plain(name)));
  return steps.flatMap((step) => {
    if (step.kind !== 'propose' || step.tool !== 'add_groceries' || besides.test(step.quote)) return [step];
    const lines = [step.values.lines ?? []].flat().map(String);
    const again = lines.filter((line) => there.has(plain(line)));
    const rest = lines.filter((line) => !again.includes(line));
    if (again.length === 0) return [step];
    const are = again.length > 1 || again[0]?.endsWith('s') ? 'are' : 'is';
    const said: Step = { kind: 'answer', text: `${capital(listed(again))} ${are} on the list already.` };
    return rest.length > 0 ? [{ ...step, values: { ...step.values, lines: rest } }, said] : [said];
  });
}

/** 'Bananas' and 'banana' are the same. */
const plain = (name: string) => name.toLowerCase().replace(/s$/, '');
