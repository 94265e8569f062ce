import { shortDay } from '#core/dates.ts';
import type { FieldSpec, Values } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Clause, Context, Reading, Waiting } from '../reader.ts';
import { toolNamed } from '../speech.ts';
import { spanIn } from '../when/span.ts';
import { answerFor, type Field, isPeopleField, saidValues } from '../words/field-values.ts';
import { bornAs, kinSaid } from './born.ts';
import { atItsHour, chosenIn, stillOpen } from './choice.ts';
import { evidence, optionsSaid } from './evidence.ts';
import { inGap, named } from './gap.ts';
import { isMissing, questionFor } from './missing.ts';
import { hourOfPart, withoutHour } from './no-hour.ts';
import { coreOf } from './parts.ts';
import { inItsMonth, inSaidMonth, isInMonth, withDay } from './span.ts';
import { fieldsOf } from './target.ts';
import { besides, birthdayOf, dishIn, told, toldWhole, tripCalled, tripMoved } from './told.ts';
import { isAsked, isIdle, type Led, ledBy } from './words.ts';

type Choice = Extract<Waiting, { kind: 'choice' }>;
type Missing = Extract<Waiting, { kind: 'missing' }>;

/** What was asked for, filled in from the answer; undefined where the words are no answer to it. */
export async function answered(waiting: Waiting, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  const led = inSaidMonth(waiting, ledBy(asked.message), asked);
  if (isAsked(asked.message, led)) return undefined;
  const said = clauseOf(led.text.replace(/(?<=\d(?:st|nd|rd|th)) one$/i, ''), household, asked);
  if (waiting.kind === 'missing')
    return withoutHour(waiting, context) ?? hourOfPart(waiting, said) ?? filled(waiting, said, led, context);
  if (waiting.kind === 'gap') return inGap(waiting, led, context);
  // "Leo's, Mia's is fine as it is"
  const core = coreOf(asked.message, context);
  const only = core === undefined ? undefined : clauseOf(core, household, asked);
  return (
    (await named(waiting, led, context)) ??
    (await chosen(waiting, said, context)) ??
    (only && (await chosen(waiting, only, context))) ??
    stillOpen(waiting, said, context)
  );
}

/** Which one, and what she says of it besides: "Leo's, to 2pm". */
async function chosen({ choices, quote }: Choice, said: Clause, context: Context): Promise<Reading[] | undefined> {
  const meant = chosenIn(choices, said, context) ?? (await atItsHour(choices, said, context));
  return meant && Promise.all(meant.map((one) => withMore(one, said, quote, context)));
}

const says = /,|\b(to|make it|from|at)\b/;

async function withMore(
  { label, tool, values }: Choice['choices'][number],
  said: Clause,
  quote: string,
  context: Context,
) {
  const spec = tool.startsWith('change_') ? toolNamed(tool) : undefined;
  if (!spec) return { kind: 'propose' as const, tool, values, quote };
  const { date, ...rest } = says.test(said.lower)
    ? saidValues(await fieldsOf(spec, values, context), { ...said, people: [] })
    : {};
  const isLabel = typeof date === 'string' && label.includes(shortDay(date));
  const all: Values = { ...values, ...rest, ...(date && !isLabel && { date }) };
  const day = spec.fields.find(({ kind }) => kind === 'date');
  if (Object.keys(all).length > 1 || !day) return { kind: 'propose' as const, tool, values: all, quote };
  return {
    kind: 'ask' as const,
    question: 'When should it be instead?',
    waiting: { kind: 'missing' as const, tool, values: all, field: day.name, quote },
  };
}

async function filled(waiting: Missing, said: Clause, led: Led, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  const tool = toolNamed(waiting.tool);
  const fields = await Promise.all((tool?.fields ?? []).map((spec) => fieldOf(spec, waiting, asked)));
  const field = fields.find(({ name }) => name === waiting.field);
  if (!tool || !field) return undefined;
  const isHour = field.kind === 'time' && !said.when.time;
  const answer = isHour ? clauseOf(`at ${said.lower}`, household, asked) : await inItsMonth(waiting, said, context);
  const value = answerFor(field, answer) ?? null;
  const subject = String(waiting.values.title ?? '');
  const isNew = (name: string) => (waiting.values[name] ?? null) === null;
  const evident = () => {
    const set = fields.map((one) => ({ ...one, value: waiting.values[one.name] ?? null }));
    return evidence({ fields: set, subject, kind: '' }, led, context);
  };
  const plainly = () => ({
    [field.name]: value,
    ...Object.fromEntries(Object.entries(saidValues(fields, answer, subject)).filter(([name]) => isNew(name))),
    // 'June 3rd, he is a friend' answers two questions at once.
    ...optionsSaid(fields, said.bare).values,
  });
  const own = () => (value !== null && isAnswer(field, said, fields) ? plainly() : evident());
  if (field.name === 'birthdate') return bornAs(waiting, said, context);
  const given = withDay((await toldWhole(waiting, said, context)) ?? kinSaid(waiting, said) ?? own(), said, answer);
  const isChange = tool.action === 'change' && given !== undefined;
  if ((given?.[field.name] ?? null) === null && !isChange) {
    const quote = `${waiting.quote}, ${said.text}`;
    if (value === null && isVague(field, said, asked)) return [askedAgain({ ...waiting, quote })];
    return (await told(waiting, said, context)) ?? (given && besides(waiting, given));
  }
  const all: Values = { ...waiting.values, ...given };
  const values: Values = {
    ...all,
    ...(await dishIn(tool, all, context)),
    ...tripCalled(waiting, all),
    ...(await tripMoved(waiting, all, context)),
    ...birthdayOf(waiting, all, said),
  };
  const missing =
    tool.action === 'add' &&
    tool.fields.find((spec) => isMissing(spec, values) || isInMonth(spec, waiting, values, asked));
  return missing
    ? [{ kind: 'ask', question: questionFor(missing, values), waiting: { ...waiting, values, field: missing.name } }]
    : [{ kind: 'propose', tool: tool.name, values, quote: `${waiting.quote}, ${said.text}` }];
}

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
const ownTask = /^(buy|get|pick up|call|order|make|book|text|email|pay|take)\b/;
/** What may stand beside an answer, and is none. */
const beside = 'sometime some point maybe month year monthly dollars bucks hmm um no yes yeah sure ours';

/** Words of hers where anything may be said; otherwise a day, a name or an option, and hardly anything else. */
function isAnswer(field: Field, said: Clause, fields: readonly Field[]): boolean {
  if (!isPeopleField(field) && ['text', 'long', 'list'].includes(field.kind))
    return !beginsRequest(said.text, '', true) || ownTask.test(said.lower);
  return onlyIdle(
    said.bare,
    fields.flatMap(({ options }) => options.map(({ label }) => label.toLowerCase())),
  );
}

const onlyIdle = (bare: string, labels: readonly string[]) => isIdle(bare, `${beside} ${labels.join(' ')}`);
