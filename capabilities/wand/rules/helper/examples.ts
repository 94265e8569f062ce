import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Context } from './reader.ts';

/** What it can do, in sentences that fit the family. */

const forChild = (child: string | undefined) => (child ? ` for ${child}` : '');

const sentences: [intents: RegExp, sentence: (child: string | undefined) => string][] = [
  [/^(?:change|remove|skip)_(?:appointment|event)$/, () => 'move the dentist to Monday at 4'],
  [/^add_(?:appointment|event)$/, (child) => `dentist${forChild(child)} on Friday at 3`],
  [/grocer|_staple$/, () => 'add milk and eggs to the list'],
  [/_task$/, () => 'remind me to sign the permission slip tomorrow'],
  [/^question$/, () => 'what is on this week?'],
  [/_meal$|_week$/, () => 'tacos for dinner on Thursday'],
  [/_recipe$/, () => 'new recipe pancakes with flour, milk and eggs'],
  [/_birthday$/, () => "Emma's birthday is on May 3"],
  [/gift/, (child) => `gift ideas${forChild(child)}`],
  [/_member$/, (child) => `${child ?? 'Max'} wears shoe size 31 now`],
  [/_subscription$/, () => 'Netflix costs $15.99 a month'],
  [/_trip$|_packing$/, () => 'trip to Boston from June 3 to June 7'],
];
const usual = ['add_appointment', 'add_groceries', 'add_task', 'question'];

/** First one for what was probably asked for, then the usual ones. */
export function examples(household: readonly HouseholdMember[], intent?: string): string {
  const child = household.find(({ memberType }) => memberType === 'child')?.name;
  const chosen = [...(intent ? [intent] : []), ...usual].flatMap(
    (one) => sentences.find(([intents]) => intents.test(one))?.[1](child) ?? [],
  );
  // Whoever is new is known first: everything else is said of somebody.
  const first = household.length === 0 ? ['my daughter Ella was born on May 3, 2021'] : [];
  return [...new Set([...first, ...chosen])].map((sentence) => `- ${sentence}`).join('\n');
}

/** From here on it is worth saying how such a thing is said. */
const sure = 0.8;

export async function notUnderstood(said: string, { household, likely }: Context): Promise<string> {
  const [intent] = [...((await likely?.(said)) ?? [])].find(([, likelihood]) => likelihood > sure) ?? [];
  return `I did not understand that. I am the built-in helper; you can say, for example:\n${examples(household, intent)}`;
}
