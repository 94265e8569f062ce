import type { CalendarDate } from '#core/dates.ts';
import { clausesOf } from './clauses.ts';
import type { Line } from './lines.ts';
import { isRoom } from './place.ts';
import { cleanTitle } from './title.ts';
import { partsBetween } from './words-between.ts';

/** Finds which lines of a note belong together, before their words are read. */
export interface Layout {
  /** Daily lines such as menus, which are not events. */
  idle: ReadonlySet<Line>;
  /** The lines that belong to a day on a line of its own. */
  records: ReadonlyMap<Line, Block>;
}

/** The line that names the event, and the lines that add to it. */
export interface Block {
  title: Line;
  more: Line[];
}

export function layoutOf(lines: readonly Line[], written: CalendarDate): Layout {
  const shapes = lines.map((line) => shapeOf(line, written));
  const isTimed = (line: Line) =>
    clausesOf(line, written).some(({ days, times }) => days.length > 0 && times.length > 0);
  return { idle: idleLines(lines, shapes, isTimed), records: blocksByDay(lines, shapes) };
}

/** Kinds of lines: about a day, only a day or time, or without a day. 'Saturday Stampede' may be a name. */
type LineShape = 'dated' | 'when' | 'words' | 'loose';

function shapeOf(line: Line, written: CalendarDate): LineShape {
  const clauses = clausesOf(line, written);
  const days = clauses.flatMap((clause) => clause.days);
  if (days.length === 0) return 'words';
  if (clauses.flatMap(partsBetween).every((part) => cleanTitle(part) === '')) return 'when';
  return days.every(({ isLoose }) => isLoose) ? 'loose' : 'dated';
}

const menuHeadingPattern = /\bmenu\b|^what['’]s for lunch|^(?:hot|school)?\s?lunch(?:es)?(?: this week)?:?$/i;
const isMenuHeading = ({ text }: Line) => text.length < 60 && menuHeadingPattern.test(text.trim());

/** A menu ends at the next paragraph, a list at its own end. Dishes have no time. */
function idleLines(lines: readonly Line[], shapes: readonly LineShape[], isTimed: (line: Line) => boolean): Set<Line> {
  const idle = new Set<Line>();
  let head: Line | undefined;
  for (const line of lines) {
    const isApart = line.beginsBlock && head && line.index > head.index + 1;
    if (isApart && !(line.isBullet && shapes[line.index] !== 'words')) head = undefined;
    if (isMenuHeading(line)) head = line;
    if (head && !isTimed(line)) idle.add(line);
  }
  return idle;
}

/** 'Advent Vespers' of 'Advent Vespers, call time 3:15, Grace Church' */
export function nameIn(line: Line | undefined, written: CalendarDate): string {
  const parts = line ? clausesOf(line, written).flatMap(partsBetween) : [];
  return (
    parts
      .flatMap((part) => part.split(/,\s/))
      .map(cleanTitle)
      .find(Boolean) ?? ''
  );
}

const maxLines = 4;

/** Days on lines of their own, in a row, with the same number of text lines between them. */
function blocksByDay(lines: readonly Line[], shapes: readonly LineShape[]): Map<Line, Block> {
  const records = new Map<Line, Block>();
  let run: Line[] = [];
  const close = () => {
    if (run.length > 1) for (const [when, block] of blocksOf(lines, shapes, run)) records.set(when, block);
    run = [];
  };
  for (const line of lines.filter(({ index }) => shapes[index] === 'when')) {
    const last = run.at(-1);
    const between = lines.slice((last?.index ?? 0) + 1, line.index);
    const isNext = between.length > 0 && between.length <= maxLines && between.every((one) => isPlain(one, shapes));
    if (last && !isNext) close();
    run.push(line);
  }
  close();
  return records;
}

const isPlain = ({ index, isBullet }: Line, shapes: readonly LineShape[]) =>
  (shapes[index] === 'words' || shapes[index] === 'loose') && !isBullet;

/** All names are either above or below their days; lines further away belong to neither. */
function blocksOf(lines: readonly Line[], shapes: readonly LineShape[], run: readonly Line[]): [Line, Block][] {
  const isBelow = namesAreBelow(lines, shapes, run);
  if (isBelow === undefined) return [];
  const usual = run.slice(1).map((when, index) => when.index - (run[index]?.index ?? 0) - 1);
  return run.flatMap((when, index): [Line, Block][] => {
    const title = lines[when.index + (isBelow ? 1 : -1)];
    const first = when.index + (isBelow ? 2 : 1);
    const count = (usual[index] ?? Math.min(...usual)) - 1;
    const more = lines.slice(first, first + count).filter((one) => isPlain(one, shapes));
    return title && isPlain(title, shapes) ? [[when, { title, more }]] : [];
  });
}

/** Undefined if adjacent lines already show it. */
function namesAreBelow(
  lines: readonly Line[],
  shapes: readonly LineShape[],
  run: readonly Line[],
): boolean | undefined {
  const isApart = (line: Line | undefined) => line === undefined || line.beginsBlock;
  const aboveApart = run.every(isApart);
  const belowApart = run.every(({ index }) => isApart(lines[index + 1]));
  if (aboveApart !== belowApart) return undefined;
  const [first, last] = [run[0], run.at(-1)];
  const above = first && lines[first.index - 1];
  const below = last && lines[last.index + 1];
  if (!below || !isPlain(below, shapes)) return false;
  if (!above || above.index === 0 || !isPlain(above, shapes)) return true;
  const places = (step: number) =>
    run.filter(
      ({ index }) => isRoom(lines[index + step]?.text ?? '') || /^(?:at|in)\s/i.test(lines[index + step]?.text ?? ''),
    );
  return (
    places(1).length <= places(-1).length &&
    (above.text.length > 40 || /[:!]$/.test(above.text) || isListHeading(above))
  );
}

const isListHeading = ({ text }: Line) =>
  /\b(?:events?|dates?|calendar|upcoming|schedule|coming up|news)\b/i.test(text);
