import { likeness } from '../likeness/likeness.ts';
import { type Known, piecesOf } from '../likeness/pieces.ts';
import { isDeedTo } from '../message/beginnings.ts';
import { headingOf, isOnlyDay, underHeading } from '../message/heading.ts';
import { beginsRequest, isForBoth, isTaskLike, leadFor } from '../message/requests.ts';
import { withName } from '../pointing/pronouns.ts';
import { type Moment, withMoment } from '../pointing/that-day.ts';
import type { Reading } from '../reader.ts';
import { isSomebody, type Titled, type Titles } from '../records/titles.ts';
import { isTelling } from '../told/remark.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { statedAlso } from './stated-also.ts';
import { isUnlike } from './unlike.ts';

/** A part of a message, understood, on which the next may lean. */
export interface Part {
  text: string;
  /** Under which it stands, with those that follow. */
  heading?: string | undefined;
  readings: readonly Reading[];
  /** When it is. */
  moment?: Moment;
}

const named = ['giftIdeas', 'title', 'name', 'serviceName', 'note', 'recipeId', 'id'];

const ofTask =
  /^(?:\p{L}{2,15}(?: up| out| in| off)? (?=(?:the|an?|my|our|his|her|their) )|(?:buy|get|order|find|borrow|wash|pick up|grab) (?:some |more )?)(\p{L}[^,.;]{1,40})$/iu;

const isHappening = ({ kind, label, title }: Titled, name: string | undefined) =>
  (kind === 'appointment' || kind === 'event') &&
  [label, title].some((called) => called.toLowerCase() === name?.toLowerCase());

/** What a part was about: the thing of its card, or the only one of its words that is kept. */
function topicOf({ text, readings }: Part, known: Known, titles: Titles): string | undefined {
  const [only, ...others] = readings.filter((one) => one.kind === 'propose');
  const [value] = named.flatMap((name) => [only?.values[name] ?? []].flat().slice(-1)).map(String);
  // 'Owen loves sushi but Tessa can't stand it'
  const liked = [only?.values.preferences ?? []].flat().map(String).at(-1)?.toLowerCase();
  if (liked && others.length === 0 && text.toLowerCase().includes(liked)) return liked;
  const isPerson = known.household.some(({ id }) => id === value);
  // 'remind me to order a cake' is about the cake.
  if (only?.tool === 'add_task' && others.length === 0) return ofTask.exec(value ?? '')?.[1]?.replace(/^an? /i, 'the ');
  if (value && others.length === 0 && !isPerson) return titles.get(value)?.label ?? value;
  const pieces = piecesOf(text, known);
  const [name, ...more] = pieces.filter(({ kind }) => kind === 'name');
  const owner = name && pieces[pieces.indexOf(name) - 1];
  if (name && more.length === 0) return text.slice((owner?.kind === 'person' ? owner : name).from, name.to);
  const answer = readings.map((one) => (one.kind === 'answer' ? one.text : '')).join(' ');
  const [told, ...besides] = [...titles.values()].filter((one) => !isSomebody(one) && answer.startsWith(one.title));
  return told && besides.length === 0 ? told.label : undefined;
}

/** What says nothing of its own in a part that is like the one before it. */
const likewise =
  /\b(?:one|again|right after|straight after|afterwards|as well|too|both times|(?:the |at the )?same time|instead(?! of\b))\b/gi;

/** With her own name, so that somebody else's can stand in its place. */
function byName(said: string, { household }: Known): string {
  const self = household.find(({ relationship }) => relationship === 'self')?.name ?? 'me';
  return said.replace(/\bfor (?:me|myself)\b/i, `for ${self}`);
}

const fragmentOf = (said: string, known: Known) => byName(said.replaceAll(likewise, ' '), known).trim();

/** What is to be a task is the deed, not its thing: 'someone has to fix the tap, stick it on the list of things to do'. */
const asTask = /\b(?:tasks?|to-?dos?|to do|reminders?)\b/i;
/** But not 'first one on November 30th', which says when it begins. */
const it =
  /\b(?:a new one|another one|another|(?<!\b(?:first|next|last) )one|it|the recipe|that|this|them|those)\b(?=$|[ ,.:?!])/i;
/** 'cancel Mia's haircut and book one for David' */
const oneFor = /\b(?:one|another) for /i;
/** 'but keep the dentist' */
const ofItsOwn = /^(?:keep|leave|not|don't|never|except|without)\b/i;
/** 'gift idea for Tom: a grill set, and we're out of ketchup' */
const isOwnWish = (text: string) => /^(?:and |also )?(?:i|we)\b/i.test(text) && beginsRequest(text, '', true);
/** The ways in which a part can be meant after another, the likeliest first. */
export function meanings(text: string, parts: readonly Part[], known: Known, titles: Titles): string[] {
  const before = parts.at(-1);
  // A day holds also for what she has to do: 'wednesday: karate at 3, and I need to return the costume'.
  const isBelow = !isOwnWish(text) || (isTaskLike(text) && isOnlyDay(before?.heading ?? '', known));
  const heading = headingOf(text) ?? (isBelow ? before?.heading : undefined);
  const own = heading ? underHeading(heading, text, known) : [];
  return [...own, ...(before ? leaningOn(before, parts, text, known, titles) : [text])];
}

/** When the last of them is that says so. */
function momentIn(parts: readonly Part[], { clock }: Known): Moment {
  const moments = parts.map(({ moment, text }) => moment ?? whenIn(text, clock).when);
  return moments.findLast(({ date }) => date) ?? moments.at(-1) ?? {};
}

function leaningOn(before: Part, parts: readonly Part[], text: string, known: Known, titles: Titles): string[] {
  const said = withoutPoliteness(text);
  const isOfTask = before.readings.some((one) => one.kind === 'propose' && one.tool === 'add_task');
  const topic = isOfTask && asTask.test(said) ? undefined : topicOf(before, known, titles);
  const own = withMoment(
    withName(
      statedAlso(said, before.text, known.household),
      parts.map((part) => part.text),
      known.somebody ?? [],
    ),
    momentIn(parts, known),
    known.clock,
  );
  const lead = leadFor(before.text, own);
  const { date } = whenIn(before.text, known.clock).when;
  const when = whenIn(said, known.clock).when;
  const like = isUnlike(said, before.text, lead, known.clock)
    ? undefined
    : likeness(byName(before.text, known), fragmentOf(said, known), known);
  // 'so are the holiday cards' says nothing by itself.
  const isLike = /^(?:so|neither|nor) (?:is|are|was|were|does|do|has|have)\b|^(?:the )?same\b|^ditto\b/i.test(
    text.trim(),
  );
  // 'pick up the cake saturday at 10, party at 2' is no cake: something else, of nobody else.
  const isApart =
    piecesOf(own, known).every(({ kind }) => kind === 'word' || kind === 'time') &&
    /\p{L}{4}/u.test(whenIn(own, known.clock).untimed);
  // What is put elsewhere keeps its day to itself: 'the fair is on Dec 12 now and Thanksgiving dinner at 3'.
  const isMoved = before.readings.some((one) => one.kind === 'propose' && one.tool.startsWith('change_'));
  const dated = date && when.time && !when.date && !isMoved ? [`${own} on ${date}`] : [];
  const leans = [
    ...(lead && isForBoth(lead, own) && !isTelling(own) && !ofItsOwn.test(own) && !beginsRequest(own, '', true)
      ? [`${lead} ${own}`]
      : []),
    ...(isApart ? dated : []),
    ...(like ? [like] : []),
    ...(isApart ? [] : dated),
  ];
  // Nobody bakes Grandma: 'I told Grandma I'd bring pie, remind me to bake it'.
  const isSomeone =
    /\bremind\b/i.test(said) &&
    known.somebody?.some((name) => name.toLowerCase().startsWith(topic?.toLowerCase() ?? ''));
  // 'when is Mia's dentist? add it to the list': nobody buys a dentist.
  const isUnbought = /\blist$/i.test(said) && [...titles.values()].some((one) => isHappening(one, topic));
  // 'remind me to call the vet pay the rent'
  const isDeedToo = lead.endsWith(' to') && isTaskLike(before.text) && isDeedTo(own);
  return [
    ...(isLike && like ? [like] : []),
    ...(isDeedToo ? [`${lead} ${own}`] : []),
    own,
    ...(topic && it.test(said) && !isSomeone && !isUnbought && !/^get rid of /i.test(said)
      ? [own.replace(it, oneFor.test(own) ? topic.replace(/^\p{L}{2,20}'s /u, '') : topic)]
      : []),
    ...leans,
  ];
}
