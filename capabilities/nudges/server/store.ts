import { eq, like } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { isLearningOn } from '#server/database/family-learning.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import type { LearnedThing } from '../contract.ts';
import { type GivenAnswer, isShown, restsUntil, withoutForgotten } from '../rules/answers.ts';
import { labelOf } from '../rules/labels.ts';
import { type LearnedHabit, learnedFrom } from '../rules/nudges.ts';
import { evidenceOf } from './evidence-store.ts';
import { nudgeAnswers } from './tables.ts';

const answerRows = (scope: Scope) => familyRows(scope, nudgeAnswers);

export async function learnedOf(scope: Scope, today: CalendarDate) {
  const read = await evidenceOf(scope, today);
  return { ...read, things: learnedFrom(today, withoutForgotten(read.evidence, read.given)) };
}
export type LearnedAboutFamily = Awaited<ReturnType<typeof learnedOf>>;

/** All nudges to show on a day, strongest first. */
export function shownNudgesOf({ given, things }: LearnedAboutFamily, today: CalendarDate): LearnedHabit[] {
  const answers = new Map(given.map((answer) => [answer.key, answer]));
  return things.filter((thing) => isShown(thing, answers.get(thing.key), today));
}

export const nudgesFor = async (scope: Scope, today: CalendarDate): Promise<LearnedHabit[]> =>
  (await isLearningOn(scope)) ? shownNudgesOf(await learnedOf(scope, today), today) : [];

/** All learned habits, and the answers that hide them forever. */
export async function everythingLearned(scope: Scope, today: CalendarDate) {
  if (!(await isLearningOn(scope))) return { learns: false, things: [] };
  const { evidence, given, things } = await learnedOf(scope, today);
  const answers = new Map(given.map((answer) => [answer.key, answer]));
  const answerOf = (key: string) => {
    const { answer = null, restsUntil = null } = answers.get(key) ?? {};
    // Answers whose time is over no longer count.
    return restsUntil !== null && restsUntil < today ? { answer: null, restsUntil: null } : { answer, restsUntil };
  };
  const shown = new Set(things.map(({ key }) => key));
  const refused = given.filter(({ key, answer }) => answer === 'never' && !shown.has(key));
  return {
    learns: true,
    things: [
      ...things.map((thing) => ({ ...thing, ...answerOf(thing.key) })),
      ...refused.map(({ key }) => refusedThing(key, labelOf(key, evidence))),
    ],
  };
}

const refusedThing = (key: string, label: string): LearnedThing => {
  const [kind, ...subject] = key.split(':');
  return {
    key,
    kind: kind as LearnedThing['kind'],
    subject: subject.join(':'),
    label,
    sentence: label,
    reason: '',
    evidence: [],
    answer: 'never',
    restsUntil: null,
  };
};

async function saveAnswer(scope: Scope, key: string, change: Partial<Omit<GivenAnswer, 'key'>>) {
  const [added] = await answerRows(scope).addMissing([{ key, ...change }]);
  if (!added) await answerRows(scope).changeAll(eq(nudgeAnswers.key, key), change);
}

export async function answerNudge(scope: Scope, key: string, answer: NonNullable<GivenAnswer['answer']>) {
  const today = await familyToday(scope);
  const period = answer === 'never' ? 0 : await periodOf(scope, key, today);
  const given = { answer, restsUntil: restsUntil(today, answer, period) };
  await saveAnswer(scope, key, given);
  return { key, ...given };
}

const periodOf = async (scope: Scope, key: string, today: CalendarDate) =>
  (await learnedOf(scope, today)).things.find((thing) => thing.key === key)?.period ?? 0;

export const undoAnswer = (scope: Scope, key: string) =>
  answerRows(scope).changeAll(eq(nudgeAnswers.key, key), { answer: null, restsUntil: null });

export const forget = async (scope: Scope, key: string) =>
  saveAnswer(scope, key, { answer: null, restsUntil: null, forgottenOn: await familyToday(scope) });

/** Deletes answers about a person or recipe that is gone. */
const forgetAnswersAbout = (scope: Scope, id: string) => answerRows(scope).removeAll(like(nudgeAnswers.key, `%${id}%`));

follow(householdMembers, { removed: (scope, { id }) => forgetAnswersAbout(scope, id) });
follow(recipes, { removed: (scope, { id }) => forgetAnswersAbout(scope, id) });
