import type { FieldSpec, Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { chosenOf } from './dialogue-choice.ts';
import { answerFor, type Field, isPeopleField, optionIn, saidValues } from './field-values.ts';
import type { Clause, Context, Reading, Waiting } from './reader.ts';
import { beginsRequest, isQuestionLike } from './requests.ts';
import { toolNamed } from './speech.ts';
import { spanIn } from './when-span.ts';

type Missing = Extract<Waiting, { kind: 'missing' }>;

/** What was asked for, filled in from the answer; undefined where the words are no answer to it. */
export async function answered(waiting: Waiting, context: Context): Promise<Reading[] | undefined> {
  const said = clauseOf(context.asked.message, context.household, context.asked);
  if (waiting.kind === 'choice') {
    const chosen = chosenOf(waiting.choices, said);
    return chosen?.map(({ tool, values }) => ({ kind: 'propose', tool, values, quote: waiting.quote }));
  }
  return filled(waiting, said, context);
}

async function filled(waiting: Missing, said: Clause, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  const tool = toolNamed(waiting.tool);
  if (!tool || isQuestionLike(said.lower)) return undefined;
  const fields = await Promise.all(tool.fields.map((spec) => fieldOf(spec, waiting, asked)));
  const field = fields.find(({ name }) => name === waiting.field);
  if (!field) return undefined;
  const isHour = field.kind === 'time' && !said.when.time;
  const answer = isHour ? clauseOf(`at ${said.lower}`, household, asked) : said;
  const value = answerFor(field, answer);
  if (value === undefined || value === null) return isVague(field, said, asked) ? [askedAgain(waiting)] : undefined;
  if (!isAnswer(field, said, fields)) return undefined;
  const subject = String(waiting.values.title ?? '');
  const extra = saidValues(fields, answer, subject);
  const isNew = (name: string) => (waiting.values[name] ?? null) === null;
  const values: Values = {
    ...waiting.values,
    [field.name]: value,
    ...Object.fromEntries(Object.entries(extra).filter(([name]) => isNew(name))),
    ...optionsSaid(fields, said),
  };
  const missing = tool.action === 'add' && tool.fields.find((spec) => isMissing(spec, values));
  return missing
    ? [{ kind: 'ask', question: questionFor(missing), waiting: { ...waiting, values, field: missing.name } }]
    : [{ kind: 'propose', tool: tool.name, values, quote: `${waiting.quote}, ${said.text}` }];
}

const isMissing = ({ name, isRequired, usually }: FieldSpec, values: Values) =>
  isRequired && usually === undefined && (values[name] ?? null) === null;

/** Options that depend on the other values are looked up only for the field that was asked for. */
const fieldOf = async (
  { name, kind, options = [] }: FieldSpec,
  { field, values }: Missing,
  asked: Context['asked'],
): Promise<Field> => ({
  name,
  kind,
  options: typeof options !== 'function' ? [...options] : name === field ? await options(asked, values) : [],
});

/** 'in December' is no day yet. */
const isVague = ({ kind }: Field, { bare }: Clause, asked: Context['asked']) =>
  kind === 'date' && spanIn(asked.message, asked) !== undefined && onlyIdle(bare, []);

const askedAgain = (waiting: Missing): Reading => ({ kind: 'ask', question: 'Which day exactly?', waiting });

/** 'June 3rd, he is a friend' answers two questions at once. */
const optionsSaid = (fields: readonly Field[], { bare }: Clause): Values =>
  Object.fromEntries(
    fields
      .filter((field) => field.kind === 'choice' && !isPeopleField(field))
      .flatMap((field) => {
        const value = optionIn(field, bare);
        return value === undefined ? [] : [[field.name, value]];
      }),
  );

const ownTask = /^(buy|get|pick up|call|order|make|book|text|email|pay|take)\b/;
const idle =
  /\b(it's|its|it is|it|is|on|at|the|for|maybe|let's say|let's|lets|say|how about|around|about|make|in|would be|be|good|works|please|and|a|an|i think|think|just|only|she's|he's|they're|she|he|they|are|of|ours|my|from|to|that|this|by|with|one|hmm|um|no|yes|yeah|sure|actually|month|year|monthly|dollars|bucks)\b/g;

/** Words of hers where anything may be said; otherwise a day, a name or an option, and hardly anything else. */
function isAnswer(field: Field, said: Clause, fields: readonly Field[]): boolean {
  const isFree = !isPeopleField(field) && ['text', 'long', 'list'].includes(field.kind);
  if (isFree) return !beginsRequest(said.text, '', true) || ownTask.test(said.lower);
  return onlyIdle(
    said.bare,
    fields.flatMap(({ options }) => options.map(({ label }) => label.toLowerCase())),
  );
}

function onlyIdle(bare: string, labels: readonly string[]): boolean {
  const rest = labels.reduce((words, label) => words.replace(label, ''), bare.toLowerCase()).replaceAll(idle, '');
  return rest.replaceAll(/[^\p{L}]/gu, '').length <= 3;
}

function questionFor({ kind, label, name }: FieldSpec): string {
  if (kind === 'date') return name === 'endDate' ? 'Until which day?' : 'Which day?';
  if (kind === 'time') return 'At what time?';
  return `What is the ${label.toLowerCase()}?`;
}
