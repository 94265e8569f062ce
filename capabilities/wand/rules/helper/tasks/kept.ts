import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { dayDate } from '#core/dates.ts';
import type { Context, Reader } from '../reader.ts';
import { isGeneral, meaningOf } from '../records/find-record.ts';
import { shiftedDate, shiftIn } from '../records/shift.ts';
import { withoutBeside } from '../told/told-beside.ts';
import { spanIn } from '../when/span.ts';
import { askingIn } from './asking.ts';
import { completionIn } from './done.ts';
import { deedOf } from './handed.ts';
import { dutyIn } from './words.ts';

/** What may be said of a task beside its name and its new day. */
const idle = new Set(
  meaningOf(
    `need needs do done doing get got go make made can could should must have has gotta we'd i'd rather than instead by bring brought forward back push move
    wait over sooner later earlier task reminder todo planner item that's it's please now actually due really ought better would like want until till kids kid
    i'll we'll let's lets then so no not can't won't isn't happen happening before after us you they more want wants be been being will just still change put
    time day date deadline thing one s d ll t re reschedule shift them week month few couple give another extra`,
  ),
);
const question = /^(?:what|when|where|who|how|which|is|are|do|does|did|remind)\b|\?$/;

/** 'The flu jabs need doing by the 27th rather than the 30th': what is there already gets another day, and is not added again. */
export const keptTask: Reader = async ({ lower, text, untimed, when }, context) => {
  const { asked } = context;
  // 'can wait until January': not before it begins.
  const day = when.date ?? (when.until && (spanIn(lower, asked)?.from ?? when.until));
  const shift = day ? undefined : shiftIn(lower);
  const date = day ?? (shift && asked.today);
  if (!date || date < asked.today || when.time || when.repeats || question.test(lower) || askingIn(untimed))
    return undefined;
  // 'The kids got their flu shots today'
  if (date === asked.today && completionIn(lower)) return undefined;
  const only = await namedTask(untimed, context, shift !== undefined);
  if (!only || only.triggerDate === date) return undefined;
  const triggerDate = shift ? shiftedDate(only.triggerDate ?? asked.today, shift.days) : date;
  return [{ kind: 'propose', tool: 'change_task', values: { id: only.id, triggerDate }, quote: text }];
};

/** The only one that is still to be done and called so, where nothing else is said. */
async function namedTask(
  untimed: string,
  { asked, household }: Context,
  isShifted = false,
): Promise<PlannerItem | undefined> {
  const items = await asked.look(plannerApi.list);
  const titles = new Set(items.flatMap(({ title }) => meaningOf(title)));
  const own = withoutBeside(untimed, (part) => meaningOf(part).some((word) => titles.has(word)));
  const said = meaningOf(own).filter((word) => !idle.has(word));
  const [only, ...others] = items.filter(({ category, dismissed, title }) => {
    const telling = meaningOf(deedOf(title, household)).filter((word) => !isGeneral(word) && !idle.has(word));
    // The deed at its beginning may be left out: 'holiday cards'; also 'the gutters', where it is only put off.
    const [, ...things] = telling;
    const least = things.length > (isShifted ? 0 : 1) ? things : telling;
    const own = meaningOf(title);
    return (
      category !== 'trip' &&
      !dismissed &&
      least.length > 0 &&
      least.every((word) => said.includes(word)) &&
      said.every((word) => own.includes(word))
    );
  });
  return others.length === 0 ? only : undefined;
}

const passive =
  /^(?:please |also )?(.{3,60}?) (?:still |really |also )?needs? (?:to be |to get )?\p{L}{2,15}(?:ing|ed|ne)$/u;

/** 'I still have to order the holiday cards', 'the batteries need changing': what is there already is not added again. */
export const taskThere: Reader = async (clause, context) => {
  const { lower, untimed, when } = clause;
  if (when.date ?? when.time ?? when.repeats ?? when.until) return undefined;
  if (question.test(lower.replace(/^remind\b/, '')) || !(dutyIn(clause) || passive.test(lower))) return undefined;
  const asking = askingIn(untimed);
  const kept = await namedTask(asking && !asking.reason ? asking.words : untimed, context);
  const due = kept?.triggerDate ? `, ${dayDate(kept.triggerDate)}` : '';
  return kept && [{ kind: 'answer', text: `That is there already: ${kept.title}${due}.` }];
};
