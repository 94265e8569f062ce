import { questionReader } from './answers/question-reader.ts';
import { giftReader } from './birthdays/gift-reader.ts';
import { birthdayReader } from './birthdays/reader.ts';
import { anniversaryReader } from './calendar/anniversary.ts';
import { appointmentReader, newAppointmentReader } from './calendar/appointment-reader.ts';
import { daylessReader } from './calendar/dayless.ts';
import { eventReader } from './calendar/event-reader.ts';
import { lengthReader } from './calendar/length-reader.ts';
import { planReader } from './calendar/plan-reader.ts';
import { cannotReader } from './cannot.ts';
import { groceryListReader, groceryReader } from './groceries/reader.ts';
import { unknownThingReader } from './groceries/unknown.ts';
import { householdReader } from './household/reader.ts';
import { howToReader } from './how-to.ts';
import { likelihoodOf } from './likeness/likely.ts';
import { mealPlanReader, mealReader } from './meals/reader.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { recipeReader } from './recipes/reader.ts';
import { everythingReader } from './records/everything.ts';
import { unnamedReader } from './records/unnamed.ts';
import { smallTalkReader } from './small-talk.ts';
import { subscriptionReader } from './subscriptions/reader.ts';
import { taskReader } from './tasks/reader.ts';
import { forbiddenIn, leftAsItIs } from './told/forbidden.ts';
import { tripReader } from './trips/reader.ts';
import { isTidy } from './words/tidy-title.ts';

/** From the specific to the general: almost anything with a day can be an appointment, so that one comes last. */
const readers: readonly Reader[] = [
  smallTalkReader,
  howToReader,
  cannotReader,
  everythingReader,
  unnamedReader,
  planReader,
  anniversaryReader,
  lengthReader,
  groceryListReader,
  mealPlanReader,
  questionReader,
  recipeReader,
  subscriptionReader,
  giftReader,
  householdReader,
  birthdayReader,
  tripReader,
  taskReader,
  groceryReader,
  mealReader,
  eventReader,
  appointmentReader,
  newAppointmentReader,
  daylessReader,
  unknownThingReader,
];

/** Who reads what. */
const readersByTopic: [topic: RegExp, reader: Reader][] = [
  [/^question$/, questionReader],
  [/_recipe$/, recipeReader],
  [/_subscription$/, subscriptionReader],
  [/gift/, giftReader],
  [/_birthday$/, birthdayReader],
  [/_member$/, householdReader],
  [/_trip$|_packing$/, tripReader],
  [/_task$/, taskReader],
  [/^change_grocery$|_staple$/, groceryListReader],
  [/grocer/, groceryReader],
  [/_meal$|_week$/, mealReader],
  [/_event$/, eventReader],
  [/_appointment$/, appointmentReader],
];
/** From here on its topic is asked first, and mostly alone. */
const clear = 0.97;

async function inTurn({ text }: Clause, { likely }: Context): Promise<readonly Reader[]> {
  const [intent] = [...((await likely?.(text)) ?? [])].find(([, likelihood]) => likelihood > clear) ?? [];
  const [, first] = readersByTopic.find(([topic]) => intent && topic.test(intent)) ?? [];
  return first
    ? [
        howToReader,
        everythingReader,
        unnamedReader,
        planReader,
        anniversaryReader,
        lengthReader,
        first,
        ...readers.filter((reader) => reader !== first),
      ]
    : readers;
}

/** Less is out of the question; of a part of a message less is known than of a whole one. */
const leastOfWhole = 0.01;
const leastOfPart = 0.001;
/** What it takes after a reading that was out of the question. */
const likelyEnough = 0.3;

export async function read(clause: Clause, context: Context): Promise<readonly Reading[] | undefined> {
  const forbidden = forbiddenIn(clause.lower);
  const isAllowed = (one: Reading) => !forbidden || (one.kind === 'propose' && !forbidden.test(one.tool));
  let least = clause.text === context.asked.message ? leastOfWhole : leastOfPart;
  for (const reader of await inTurn(clause, context)) {
    const readings = await reader(clause, context);
    if (!readings || readings.length === 0 || !readings.every((one) => isTidy(one) && isAllowed(one))) continue;
    if ((await likelihoodOf(readings, clause, context)) >= least) return readings;
    least = likelyEnough;
  }
  return forbidden && [leftAsItIs];
}
