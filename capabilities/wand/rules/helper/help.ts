import { householdApi } from '#capabilities/household/contract.ts';
import type { Asked, Said } from '../tools/brain.ts';
import { clausesOf } from './clauses.ts';
import { followUp } from './dialogue.ts';
import { aboutIt, spelledOut } from './dialogue-it.ts';
import { blank, type Memory, memoryOf } from './memory.ts';
import type { Context } from './reader.ts';
import { read } from './readers.ts';
import { examples, type Step, speak } from './speech.ts';

/** The built-in helper: everyday sentences, no key, no network. */
export async function* help(asked: Asked): AsyncIterable<Said> {
  const household = await asked.look(householdApi.list);
  const context = { asked, household };
  const memory = memoryOf(asked.past);
  const steps = (await leaning(context, memory)) ?? (await requested(context));
  yield* speak(asked, steps);
  yield { memory: keptInMind(steps, memory) };
}

/** Nobody says more at once; reading takes longer the more there is. */
const longest = 1500;

const leaning = async (context: Context, memory: Memory) =>
  context.asked.message.length > longest ? undefined : ((await followUp(context, memory)) ?? aboutIt(context));

async function requested(context: Context): Promise<Step[]> {
  const { asked, household } = context;
  if (asked.message.length > longest) return [{ kind: 'answer', text: tooLong }];
  const clauses = clausesOf(spelledOut(context), household, asked);
  const readings = await Promise.all(clauses.map((clause) => read(clause, context)));
  if (readings.every((one) => one === undefined)) return [{ kind: 'answer', text: notUnderstood(context) }];
  return clauses.flatMap(({ text, lower }, index): readonly Step[] => {
    if (readings[index] || justSaid.test(lower)) return readings[index] ?? [];
    return [{ kind: 'answer', text: `I did not understand ‘${text.trim()}’.` }];
  });
}

/** 'Mia is sick, cancel her swim class': the first part asks for nothing. */
const justSaid = /^(the )?\p{L}+('s|'m|'re| is| are| am| was| were| feels?) \S+( \S+)?( \S+)?$/u;

const tooLong =
  'I did not understand that, it is too long for me. Please say it in a few short sentences, or drop a mail or a flyer here as a file.';

const notUnderstood = ({ household }: Context) =>
  `I did not understand that. I am the built-in helper; you can say, for example:\n${examples(household)}`;

/** What it asked for, and between what she chose: the chosen one first. */
function keptInMind(steps: readonly Step[], { waiting, choices }: Memory): Memory {
  const asks = steps.find((step) => step.kind === 'ask');
  if (asks) return { waiting: asks.waiting, choices: [] };
  const [made] = steps.filter((step) => step.kind === 'propose' || step.kind === 'revise');
  const offered = waiting?.kind === 'choice' ? waiting.choices : choices;
  const isMade = ({ values }: (typeof offered)[number]) => made !== undefined && values.id === made.values.id;
  const chosen = offered.filter(isMade);
  return chosen.length === 1 ? { ...blank, choices: [...chosen, ...offered.filter((one) => !isMade(one))] } : blank;
}
