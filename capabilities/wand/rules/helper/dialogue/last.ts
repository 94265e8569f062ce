import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Proposal } from '../../../contract.ts';
import { appointmentTypeOf, isGathering } from '../calendar/appointment-words.ts';
import { isShopped } from '../groceries/words.ts';
import { likeness } from '../likeness/likeness.ts';
import { type Known, piecesOf } from '../likeness/pieces.ts';
import { clauseOf } from '../message/clause.ts';
import { together } from '../message/gathering.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { keptRecords } from '../records/kept-records.ts';
import { toolNamed } from '../speech.ts';
import { numberOf } from '../when/tokens.ts';
import { given } from '../words/field-values.ts';
import { plainSpelling } from '../words/spelling.ts';
import { relativeDay } from './days.ts';
import { denialIn, exchangedIn, withoutDenied } from './denied.ts';
import { sentencesLike } from './like.ts';
import { asItStands, changedSince, type Made } from './made.ts';
import { isSentence } from './parts.ts';
import { targetOf, valuesOf } from './target.ts';
import { isIdle, type Led } from './words.ts';

/** The last request said again of something else: 'and towels', 'Leo is 27', or of another instead: 'no, for Leo'. */

async function namesIn({ asked }: Context): Promise<string[]> {
  const [kept, subscriptions] = await Promise.all([keptRecords(asked), asked.look(subscriptionsApi.list)]);
  return [...kept.map(({ title }) => title), ...subscriptions.map(({ serviceName }) => serviceName)];
}

const longest = 8;
/** Says what is amiss, or of which kind it should be, and not what it is. */
const noThing =
  /^(?:an? |the )?(?:(?:all |totally |completely )?wrong|right|amiss|off|longer|shorter|bigger|smaller|more|less|fewer|different|something(?: else)?|anything|nothing|other|next|task|to-?do|reminder|note|appointment|event|trip|birthday|meal|recipe|urgent|important|private|optional|mistake|typo|question|joke|test|worries|problem|prob|idea|clue|rush|hurry|need|way|kidding|luck|(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:in the |this |that )?(?:morning|afternoon|evening|night))$/i;

/** The words of the last request with the new ones in their place; what comes of it must be of the same kind. */
export async function likeLast(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const [card, ...others] = cards;
  const { asked, household } = context;
  const turn = asked.past.findLast(({ proposals }) => proposals.some(({ id }) => id === card?.id));
  if (!card || !turn || others.length > 0 || led.text.split(' ').length > longest || beginsRequest(led.text, '', true))
    return undefined;
  if (noThing.test(led.text) || (card.tool === 'plan_meal' && /^(?:and |but |served )?with /i.test(asked.message)))
    return undefined;
  const denial = denialIn(led.text);
  const isLoose = !led.isFurther && !led.isCorrection && !denial;
  const fragment = inDigits(relativeDay(withoutDenied(led.text), valuesOf(card), asked));
  // 'hmm', 'blah blah': anything could be a thing to do.
  const isAnything = card.tool === 'add_task' && !isIdle(clauseOf(fragment, household, asked).bare);
  if (isLoose && (isAnything || (await read(clauseOf(asked.message, household, asked), context)))) return undefined;
  // What the card itself has made is a thing of the sentence like any other.
  const isOwn = (name: string) => card.status === 'approved' && card.tool.startsWith('add_') && name === card.subject;
  const known = { household, clock: asked, names: (await namesIn(context)).filter((name) => !isOwn(name)) };
  const before = plainSpelling(card.quote ?? turn.message, household);
  const isMisread = denial && !before.toLowerCase().includes(denial.denied.toLowerCase());
  if (isMisread && !isIdle(clauseOf(denial.denied, household, asked).bare)) return undefined;
  const sentences = [
    denial && exchangedIn(before, denial),
    ...sentencesLike(card, before, fragment, { isThing: isThing(fragment, led, known), context }),
    likeness(before, fragment, known),
    likeness(before, fragment, { ...known, names: [] }),
  ];
  // A word of hers that is not in it means that it is not what she said.
  const own = meaningOf(clauseOf(fragment, household, asked).bare);
  const isWhole = (sentence: string) => own.every((word) => isIdle(word) || meaningOf(sentence).includes(word));
  const made = await firstMade(card, sentences.filter((one) => one !== undefined).filter(isWhole), context);
  const [only] = made ?? [];
  // 'for both kids' is not one card for nobody.
  const { length: whom } = clauseOf(fragment, household, asked).people;
  if (!made || !only || (whom > 1 && valuesOf(card).childId && made.length < whom)) return undefined;
  // 'brunch' may be in the place of the lunch with Priya, and of Priya.
  const isOfTwo = / with /i.test(card.subject) && / with /i.test(String(only.values.title)) && !denial;
  if (isOfTwo && only.values.title !== card.subject) return undefined;
  // What is named alone goes on the list only where it is bought.
  const lines = [only.values.lines ?? []].flat().map(String);
  if (isLoose && card.tool === 'add_groceries' && !lines.every(isShopped)) return undefined;
  // A remark is no activity: 'busy day', 'so early'.
  const isTitled = /^add_(?:appointment|event)$/.test(card.tool) && only.values.title !== card.subject;
  if (isTitled && (isSentence(led.text) || !isActivity(String(only.values.title), known.names))) return undefined;
  // What is left out already is not what the first words would come to now.
  const isLeftOut = card.tool === 'skip_appointment' && card.status === 'approved';
  const [base] = isLeftOut ? [{ ...only, values: valuesOf(card) }] : ((await firstMade(card, [before], context)) ?? []);
  // The same of the same is not what she said.
  if (led.isFurther && JSON.stringify(base?.values) === JSON.stringify(only.values)) return undefined;
  const isOpen = card.status === 'open' && made.length === 1;
  if (isOpen && led.isFurther && base?.values.id && base.values.id === only.values.id) {
    const now = { tool: card.tool, values: { ...given(valuesOf(card)), id: only.values.id } };
    const both = await together(now, only, toolNamed(card.tool), asked);
    if (both) return [{ kind: 'revise', id: card.id, tool: card.tool, values: both }];
  }
  // Another day alone is one instead; another thing or person may be one more.
  const isInstead = !led.isFurther && (!isLoose || clauseOf(fragment, household, asked).bare === '');
  // One thing instead of several may be instead of any of them.
  const linesOf = (one: Made | undefined) => [one?.values.lines ?? []].flat().length;
  if (linesOf(only) < linesOf(base)) return undefined;
  const isOfIt = isOpen || (led.isCorrection && (only.values.id ?? card.resultId) === card.resultId);
  if (isInstead && made.length === 1 && isOfIt) {
    const target = await targetOf(card, context);
    const values = changedSince(base, only, clauseOf(fragment, household, asked));
    if (target) return values && [target.changedBy(values, asked.message)];
  }
  const again = made.map((one) => ({ ...one, values: asItStands(card, base, one), quote: asked.message }));
  // 'actually a checkup for both kids': several in the place of the one.
  if (isInstead && made.length > 1 && card.status === 'open') return [{ kind: 'drop', id: card.id }, ...again];
  // 'and a salad' does not take the place of the tacos.
  const isInItsPlace = ({ tool, values }: Made) =>
    tool === 'plan_meal' && values.date === base?.values.date && values.mealType === base?.values.mealType;
  if (led.isFurther && made.some(isInItsPlace)) return undefined;
  return again;
}

/** What one has to be at, as far as it is known by its words or is kept. */
const isActivity = (title: string, names: readonly string[]) =>
  appointmentTypeOf(title, []) !== undefined || isGathering(title) || findRecords(asTitles(names), title).length > 0;
const asTitles = (names: readonly string[]) => names.map((title) => ({ title }));

/** Neither an amount nor something that is kept: 'a scarf', but not 'for Emma'. */
const isThing = (fragment: string, { isCorrection }: Led, known: Known) =>
  isCorrection &&
  !/\d|^(?:for|with|by|on|at) /i.test(fragment) &&
  !piecesOf(fragment, known).some(({ kind }) => kind === 'name');

/** A count in words is none of a thing. */
const inDigits = (fragment: string) => {
  const count = fragment.includes(' ') ? undefined : numberOf(fragment.toLowerCase());
  return count === undefined ? fragment : String(count);
};

/** What the first of the sentences comes to that asks for the same as the card, and for nothing else. */
async function firstMade(
  { tool }: Proposal,
  sentences: readonly string[],
  context: Context,
): Promise<Made[] | undefined> {
  for (const sentence of sentences) {
    const readings = (await read(clauseOf(sentence, context.household, context.asked), context)) ?? [];
    const made = readings.flatMap((one) => (one.kind === 'propose' && one.tool === tool ? [one] : []));
    if (made.length > 0 && made.length === readings.length) return made;
  }
  return undefined;
}
