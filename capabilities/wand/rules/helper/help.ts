import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import { featuresOf, type WordKinds, wordKindsOf } from '../intent/features.ts';
import { type Likelihoods, likelihoods } from '../intent/likelihood.ts';
import type { BrainPiece, BrainRequest } from '../tools/brain.ts';
import { followUp } from './dialogue/dialogue.ts';
import { spelledOut } from './dialogue/it.ts';
import { aboutIt } from './dialogue/of-card.ts';
import { isStray } from './dialogue/stray.ts';
import { unclear } from './dialogue/unclear.ts';
import { notUnderstood } from './examples.ts';
import { onlyUnlisted } from './groceries/already-listed.ts';
import { answeredOnly, asksWhether } from './guards/just-asked.ts';
import { isNeedless, isSame } from './guards/needless.ts';
import { movesBetweenMore } from './guards/two-days.ts';
import { isFailing } from './guards/understood.ts';
import { newcomers } from './household/newcomers.ts';
import { inFull } from './in-full.ts';
import { isBesidesTheMatter } from './likeness/likely.ts';
import { nothingKept } from './likeness/nothing-kept.ts';
import { readPlainly } from './likeness/plain-reading.ts';
import { keptInMind, type Memory, memoryOf } from './memory.ts';
import { askedFirst } from './message/asked-first.ts';
import { askedLast } from './message/asked-last.ts';
import type { Earlier } from './message/clauses.ts';
import { hasPronoun } from './pointing/pronouns.ts';
import type { Context, Reading, Step } from './reader.ts';
import { withKeptDays } from './records/kept-days.ts';
import { withReach } from './records/reach.ts';
import { type Titles, titlesOf } from './records/titles.ts';
import { kindWord } from './small-talk.ts';
import { speak } from './speech.ts';
import { understood } from './understanding.ts';
import { wholeMessage } from './whole-message.ts';
import { withCapitals } from './words/capitals.ts';
import { inPlainVerbs } from './words/doing-verbs.ts';
import { remembered } from './words/remembered.ts';

/** The built-in helper: everyday sentences, no key, no network. */
export async function* help(given: BrainRequest): AsyncIterable<BrainPiece> {
  const household = await given.look(householdApi.list);
  const asked = inFull(given, household);
  const whole = await wholeMessage({ asked, household });
  const dated = await withKeptDays({ asked, household });
  const message = await inPlainVerbs(dated, () => titlesOf({ asked, household }));
  const context = knowing({ asked: { ...asked, message }, household, ownWords: given.message });
  const memory = memoryOf(asked.past);
  const asking = whole ?? (await askedFirst(context, meant)) ?? (await askedLast(context, meant));
  const found = await onlyUnlisted(asking ?? (await meant(context, memory)), context);
  const steps = await withReach(withCapitals(found, household), asked);
  yield* speak({ ...asked, message: given.message }, steps);
  yield { memory: keptInMind(steps, memory, asked.message) };
}

/** With all that is looked up once, and only where it is needed. */
function knowing(context: Context): Context {
  const { asked: clock, household } = context;
  let titles: Promise<Titles> | undefined;
  let kinds: Promise<WordKinds> | undefined;
  const known = () => (titles ??= titlesOf(context));
  const ownKinds = () => (kinds ??= known().then(wordKindsOf));
  const likely = remembered<Promise<Likelihoods>>();
  return {
    ...context,
    titles: known,
    likely: (said) =>
      likely(said, async () => likelihoods(featuresOf(said, { household, clock, kinds: await ownKinds() }))),
  };
}

/** Nobody says more in one breath, or in one message; reading takes longer the more there is. */
const longest = 1500;
const most = 4000;

/** A long message, divided between its sentences; undefined where it is too much. */
function breathsOf(message: string): string[] | undefined {
  const breaths: string[] = [];
  for (const sentence of message.split(/(?<=[.!?;] |\n)/)) {
    const last = breaths.pop() ?? '';
    breaths.push(...(last.length + sentence.length <= longest ? [last + sentence] : [last, sentence]));
  }
  return message.length <= most && breaths.every(({ length }) => length <= longest) ? breaths : undefined;
}

async function meant(context: Context, memory: Memory): Promise<Step[]> {
  const leant = await leaning(context, memory);
  if (leant) return leant;
  const steps = await requested(context);
  return (await isStray(steps, memory, context)) ? [unclear(context)] : steps;
}

const leaning = async (context: Context, memory: Memory) =>
  context.asked.message.length > longest ? undefined : ((await followUp(context, memory)) ?? aboutIt(context));

async function requested(context: Context): Promise<Step[]> {
  const spelled = await spelledOut(context);
  const isSpelled = spelled !== context.asked.message;
  const said = isSpelled ? await inPlainVerbs(spelled, () => titlesOf(context)) : spelled;
  const family = newcomers(said, context);
  if (family) return family;
  const breaths = said.length > longest ? breathsOf(said) : [said];
  if (!breaths) return [{ kind: 'answer', text: tooLong }];
  const earlier = await earlierIn(context);
  const titles = await titlesOf(context);
  const found: Reading[] = [];
  for (const breath of breaths) found.push(...(await understood(breath, context, earlier, titles)));
  const answered = (await answeredOnly(found, said, context)) ?? [];
  const steps = movesBetweenMore(answered, said, context.asked) ? [] : answered;
  const isRead = steps.length > 0 && !(await isBesidesTheMatter(steps, said, context));
  const isClear = asksWhether(said) || (isRead && !steps.every(isUnread));
  const plain = isClear ? undefined : await readPlainly(said, context, isRead && asks(steps));
  if (plain) return [...plain];
  const nothing =
    (await nothingKept(said, isRead ? steps : [], context)) ?? (isRead ? undefined : await kindWord(said, context));
  if (nothing || !isRead) return [{ kind: 'answer', text: nothing ?? (await notUnderstood(said, context)) }];
  const needless = await Promise.all(steps.map((step) => isNeedless(step, steps, said, context)));
  const isSaid = (step: Step, index: number) => steps.slice(0, index).some((earlier) => isSame(earlier, step));
  return steps.filter((step, index) => !needless[index] && !isSaid(step, index));
}

const asks = (steps: readonly Step[]) => steps.some(({ kind }) => kind === 'ask');
/** Not what she said, but what could not be made of it. */
const isUnread = (step: Step) => step.kind === 'ask' || (step.kind === 'answer' && isFailing(step.text));

/** Those whose birthdays are known may be meant too, and those of whom was spoken last. */
async function earlierIn({ asked }: Context): Promise<Earlier> {
  if (!hasPronoun(asked.message)) return { names: [], said: [] };
  // 'Tessa has a test', 'which day?', 'this friday', 'remind her': the answer to a question names nobody.
  const said = asked.past.slice(-2).flatMap(({ message, answer }) => [message, answer ?? '']);
  const birthdays = await asked.look(birthdaysApi.list);
  return { names: birthdays.map(({ name }) => name), said };
}

const tooLong =
  'I did not understand that, it is too long for me. Please say it in a few short sentences, or drop a mail or a flyer here as a file.';
