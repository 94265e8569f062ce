import { addDays } from '#core/dates.ts';
import { headingOf, underHeading } from './heading.ts';
import { likeness } from './likeness.ts';
import { type Known, piecesOf } from './pieces.ts';
import { withoutPoliteness } from './polite.ts';
import { withName } from './pronouns.ts';
import type { Reading } from './reader.ts';
import { isTelling } from './remark.ts';
import { beginsRequest, leadOf } from './requests.ts';
import type { Titles } from './titles.ts';
import { whenIn } from './when.ts';

/** A part of a message, understood, on which the next may lean. */
export interface Part {
  text: string;
  /** Under which it stands, with those that follow. */
  heading?: string | undefined;
  readings: readonly Reading[];
}

const named = ['giftIdeas', 'title', 'name', 'serviceName', 'note', 'recipeId', 'id'];

/** What a part was about: the thing of its card, or the only one of its words that is kept. */
function topicOf({ text, readings }: Part, known: Known, titles: Titles): string | undefined {
  const [only, ...others] = readings.filter((one) => one.kind === 'propose');
  const [value] = named.flatMap((name) => [only?.values[name] ?? []].flat().slice(-1)).map(String);
  const isPerson = known.household.some(({ id }) => id === value);
  if (value && others.length === 0 && !isPerson) return titles.get(value)?.label ?? value;
  const pieces = piecesOf(text, known);
  const [name, ...more] = pieces.filter(({ kind }) => kind === 'name');
  const owner = name && pieces[pieces.indexOf(name) - 1];
  return name && more.length === 0 ? text.slice((owner?.kind === 'person' ? owner : name).from, name.to) : undefined;
}

export const relative =
  /\b(?:on )?(?:the|that|the same) (day before|night before|evening before|day after|next day|following day|night|evening|morning|day)\b/i;

/** 'the day before' as a date, where the part before it has one. */
function dayMeant(text: string, { text: before, readings }: Part, { clock }: Known): string {
  const said = relative.exec(text);
  const values = readings.flatMap((one) => (one.kind === 'propose' ? [one.values.date, one.values.triggerDate] : []));
  const told = readings.map((one) => (one.kind === 'answer' ? one.text : '')).join(' ');
  const date = values.find((value) => typeof value === 'string') ?? whenIn(told || before, clock).when.date;
  if (!said || typeof date !== 'string') return text;
  const away = / before/.test(said[0]) ? -1 : / (?:after|next|following)/.test(said[0]) ? 1 : 0;
  return text.replace(relative, `on ${addDays(date, away)}`);
}

const it = /\b(?:a new one|another one|another|one|it|that|this|them|those)\b(?=$|[ ,.?!])/i;
/** 'but keep the dentist' */
const ofItsOwn = /^(?:keep|leave|not|don't|never|except|without)\b/i;
const beginsWithVerb =
  /^(?:is|has|needs|wants|loves|likes|hates|wears|can't|cannot|gets|also|doesn't|does|will|plays|takes)\b/i;

/** The ways in which a part can be meant after another, the likeliest first. */
export function meanings(text: string, before: Part | undefined, known: Known, titles: Titles): string[] {
  const heading = headingOf(text) ?? before?.heading;
  const own = heading ? underHeading(heading, text, known) : [];
  return [...own, ...(before ? leaningOn(before, text, known, titles) : [text])];
}

function leaningOn(before: Part, text: string, known: Known, titles: Titles): string[] {
  const said = withoutPoliteness(text);
  const topic = topicOf(before, known, titles);
  const people = piecesOf(before.text, known).filter(({ kind }) => kind === 'person' || kind === 'name');
  const own = dayMeant(withName(said, [before.text], known.somebody ?? []), before, known);
  const lead = leadOf(before.text);
  const { date } = whenIn(before.text, known.clock).when;
  const when = whenIn(said, known.clock).when;
  const like = likeness(before.text, said, known);
  // 'so are the holiday cards' says nothing by itself.
  const isLike = /^(?:so|neither|nor) (?:is|are|was|were|does|do|has|have)\b|^(?:the )?same\b|^ditto\b/i.test(
    text.trim(),
  );
  const leans = [
    ...(lead && !isTelling(own) && !ofItsOwn.test(own) && !beginsRequest(own, '', true) ? [`${lead} ${own}`] : []),
    ...(like ? [like] : []),
    ...(people.length === 1 && beginsWithVerb.test(said) ? [`${people[0]?.text} ${said}`] : []),
    ...(date && when.time && !when.date ? [`${own} on ${date}`] : []),
  ];
  return [
    ...(isLike && like ? [like] : []),
    own,
    ...(topic && it.test(said) && !/^get rid of /i.test(said) ? [own.replace(it, topic)] : []),
    ...leans,
  ];
}
