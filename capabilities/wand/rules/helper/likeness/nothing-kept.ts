import { notInFamily } from '../household/stranger.ts';
import type { Context, Step } from '../reader.ts';
import { isFamiliar } from '../records/families.ts';
import { isGeneral, isKind, meaningOf } from '../records/find-record.ts';
import type { TitleKind } from '../records/titles.ts';
import { whenIn } from '../when/when.ts';

/** Where it is clear what is to be done, but nothing of the kind is there yet to do it with: 'pause netflix'. */

const kept: [intents: RegExp, kind: TitleKind, nothing: string][] = [
  [/^add_packing$/, 'trip', 'There is no trip to pack for yet.'],
  [/^(?:change|remove|skip)_appointment$/, 'appointment', "I can't find that, there are no appointments yet."],
  [/^(?:change|remove)_event$/, 'event', "I can't find that, there are no events yet."],
  [/^(?:change|remove|dismiss)_task$/, 'task', "I can't find that, there is nothing on the planner yet."],
  [/^(?:change|remove)_trip$/, 'trip', "I can't find that, there is no trip yet."],
  [/^(?:change|remove)_birthday$/, 'birthday', "I can't find that, there are no birthdays yet."],
  [/^(?:change|remove)_subscription$/, 'subscription', "I can't find that, there are no subscriptions yet."],
  [/^(?:change|remove)_recipe$/, 'recipe', "I can't find that, there are no recipes yet."],
  [/^(?:tick|untick|remove)_groceries$|^change_grocery$/, 'line', "I can't find that, nothing is on the grocery list."],
];

/** What is said of these alone, of whatever name. */
const deeds: [said: RegExp, intent: string][] = [
  [/^(?:please )?(?:pause|unpause|resume|suspend|reactivate|unsubscribe) /i, 'change_subscription'],
  [/^(?:please )?(?:un)?favou?rite /i, 'change_recipe'],
];

/** From here on it is likelier than all the rest. */
const likelier = 0.5;
/** What it takes where a reader took it for something new, and asked back. */
const sure = 0.85;

const asksForNew = (step: Step) => step.kind === 'ask' && step.waiting.kind === 'missing';
const otherwise = /\b(?:now|instead|not|rather|longer|shorter|earlier|later|moved|changed|pushed|off)\b/i;

/** 'make it 4', 'no school on Wednesday' name nothing that could be kept. */
const namesSomething = (untimed: string) =>
  untimed.split(' ').some((word) => !isFamiliar(word) && meaningOf(word).some((stem) => !isGeneral(stem)));

/** Undefined where something of the kind is there, or anything that is called so. */
export async function nothingKept(said: string, steps: readonly Step[], context: Context): Promise<string | undefined> {
  const { asked, likely, titles } = context;
  if (!steps.every(asksForNew) || (steps.length > 0 && !otherwise.test(said))) return undefined;
  const given = [...((await likely?.(said)) ?? [])];
  const [, told] = deeds.find(([words]) => words.test(said)) ?? [];
  const shares = kept.map(([intents]) =>
    given.reduce((sum, [intent, share]) => sum + (intents.test(intent) ? share : 0), 0),
  );
  // Whether it is about something kept is clearer than of which kind that is.
  const isAboutKept = shares.reduce((sum, share) => sum + share, 0) > (steps.length > 0 ? sure : likelier);
  const likeliest = isAboutKept ? kept[shares.indexOf(Math.max(...shares))] : undefined;
  const [, kind, nothing] = (told ? kept.find(([intents]) => intents.test(told)) : likeliest) ?? [];
  if (!kind) return steps.length === 0 ? notInFamily(said, context) : undefined;
  if (!told && !namesSomething(whenIn(said, asked).untimed)) return undefined;
  const all = [...((await titles?.())?.values() ?? [])].filter((one) => one.kind !== 'member');
  const words = new Set(meaningOf(said).filter((word) => !isGeneral(word) && !isKind(word)));
  const isCalledSo = ({ title }: { title: string }) => meaningOf(title).some((word) => words.has(word));
  return all.some((one) => one.kind === kind || isCalledSo(one)) ? undefined : nothing;
}
