import type { CalendarDate } from '#core/dates.ts';
import type { Clause } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { type Line, sentencesOf } from './lines.ts';
import { posterName } from './poster.ts';
import { cleanTitle } from './title.ts';
import { isDistinctive, openingOf, topicOf } from './topic.ts';
import { partsBetween } from './words-between.ts';

/** If a day is on a line of its own, the lines around it name its events. */

/** The sentence before, without its days. */
export interface PreviousSentence {
  text: string;
  hasDay: boolean;
}
export const noPrevious: PreviousSentence = { text: '', hasDay: false };

const genericHeadingPattern =
  /^(?:upcoming|important|key|more|coming|dates?|calendar|reminders?|please remember|remember|save the dates?|you['’]?re invited|invitation|news|what['’]s (?:on|coming)|coming up|notices?|announcements?|events?|when|this week|next week|hello|hi|hey|dear|good morning|rsvp|cost|fee|patient|provider|instructor|coach|meets|student|child|phone|name|teacher|where|time|who|please)\b/i;

const hasDay = (line: Line, written: CalendarDate) => clausesOf(line, written).some(({ days }) => days.length > 0);

const isWordless = (clause: Clause) => partsBetween(clause).every((part) => !isDistinctive(cleanTitle(part)));
export const isBareDay = (clause: Clause) => clause.times.length === 0 && isWordless(clause);
const saysWhen = (clause: Clause) => clause.days.length > 0 && isWordless(clause);

const maxHeadingLength = 100;
/** A long sentence, or one about money, names nothing. */
const noNamePattern = /^.{101}|[$£€]\d/;
/** Lines further away than this have nothing to do with a day. */
const maxLinesApart = 40;
const isHeading = ({ text }: Line) => text.length <= maxHeadingLength && !genericHeadingPattern.test(text);

/** Possible titles for a day in this line, best first. */
export function headingsAbove(
  lines: readonly Line[],
  line: Line,
  { clause, previous }: { clause: Clause; previous: PreviousSentence },
  written: CalendarDate,
): string[] {
  const at = line.index;
  const above = lines
    .slice(Math.max(0, at - maxLinesApart), at)
    .filter((one) => isHeading(one) && !hasDay(one, written));
  const top = firstOfDays(lines, line, written);
  const nearest = above.findLast((one) => one.index === top.index - 1 && !top.beginsBlock);
  const heads = above.filter(({ beginsBlock, text }) => (beginsBlock || text.endsWith(':')) && !/[.,]$/.test(text));
  const [heading, first] = [heads.at(-1), heads[0]];
  return [
    clause.start === line.start && saysWhen(clause) ? posterName(lines, line, written) : '',
    openingOf(sentencesOf(line)[0]?.text ?? ''),
    previous.hasDay || genericHeadingPattern.test(previous.text) || noNamePattern.test(previous.text)
      ? ''
      : topicOf(previous.text),
    nearest?.text ?? '',
    heading?.text ?? '',
    first?.text ?? '',
  ].filter(Boolean);
}

const isArrival = ({ text }: Line) => /\b(?:doors?(?: open)?|arrival|check[\s-]?in|arrive)\W*$/i.test(text);

/** The first of several consecutive lines that contain only a day or time. */
function firstOfDays(lines: readonly Line[], line: Line, written: CalendarDate): Line {
  let [first, left] = [line, maxLinesApart];
  for (;;) {
    const above = first.beginsBlock || left-- === 0 ? undefined : lines[first.index - 1];
    if (!above || above.text.length > maxHeadingLength || !clausesOf(above, written).every(saysWhen)) return first;
    first = above;
  }
}

/** The lines below a separate day, or below 'Plan for Friday 12/4:', if each of them is a separate event. */
export function linesOfDay(lines: readonly Line[], line: Line, written: CalendarDate, isAlone: boolean): Line[] {
  if (line.isBullet || !(isAlone || /:\s*$/.test(line.text))) return [];
  const under: Line[] = [];
  for (const next of lines.slice(line.index + 1, line.index + maxLinesApart)) {
    const isApart = next.beginsBlock && !(under.length === 0 && isAlone && beginsWithTime(next, written));
    if (isApart || hasDay(next, written)) break;
    under.push(next);
  }
  if (isAlone && under.length > 0 && under.every(({ isBullet }) => isBullet)) return under.every(isWordy) ? under : [];
  const other = under.findIndex((one) => !(isAlone ? timesOf(one, written).length > 0 : beginsWithTime(one, written)));
  const timed = (other < 0 ? under : under.slice(0, other)).filter((one) => !isArrival(one));
  return timed.length > 1 && timed.every(isWordy) ? timed : [];
}

const timesOf = (line: Line, written: CalendarDate) => clausesOf(line, written)[0]?.times ?? [];
const beginsWithTime = (line: Line, written: CalendarDate) => timesOf(line, written)[0]?.start === 0;
const isWordy = ({ text }: Line) => cleanTitle(text).split(' ').length > 1;

/** A separate day alone says little, so the line that names the event is quoted with it. */
export function quotedFrom(lines: readonly Line[], line: Line, written: CalendarDate): { start: number; end: number } {
  const at = line.index;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const end = line.start + line.text.length;
  if (above && !line.beginsBlock && !hasDay(above, written)) return { start: above.start, end };
  const isTitled = below && !below.beginsBlock && !hasDay(below, written);
  return { start: line.start, end: isTitled ? below.start + below.text.length : end };
}

/** The subject of the previous clause, even if that clause has no event. */
export const subjectOfPrevious = (clauses: readonly Clause[], index: number): string =>
  clauses
    .slice(Math.max(0, index - 1), index)
    .flatMap(partsBetween)
    .map(cleanTitle)
    .find(Boolean) ?? '';
