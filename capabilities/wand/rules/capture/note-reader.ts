import { addDays, type CalendarDate } from '#core/dates.ts';
import type { AboutNote } from './about-note.ts';
import type { Clause } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { datedItems, isGathering } from './dated-items.ts';
import type { FoundItem } from './found-item.ts';
import { continueItems } from './goes-on.ts';
import { sharedLabel } from './labels.ts';
import { isRelativeToEarlier, resolveLaterDays } from './later-days.ts';
import { type Layout, layoutOf, nameIn } from './layout.ts';
import { type Line, type Stretch, sentencesOf } from './lines.ts';
import { isCancelled, isCancelledLater, isNoItem, isRoutine } from './no-item.ts';
import { readClause } from './read-clause.ts';
import { columnHeadingsIn, rowItem } from './rows.ts';
import {
  headingsAbove,
  isBareDay,
  linesOfDay,
  noPrevious,
  type PreviousSentence,
  quotedFrom,
  subjectOfPrevious,
} from './surroundings.ts';
import { isThisWeek, startOfPlannedWeek } from './week-plan.ts';
import { partsBetween } from './words-between.ts';

/** Limit before past and duplicate things are removed. */
const maxFound = 250;

/** The earlier part of the sentence, its label, and whether the sentence cancels something. */
interface Hints {
  before: string;
  label?: string | undefined;
  isOff: boolean;
}

/** Reads a note line by line and collects everything with a date. */
export class NoteReader {
  readonly found: FoundItem[] = [];
  private readonly about: AboutNote;
  /** The day that 'Friday' and 'tomorrow' are relative to. */
  private base: CalendarDate;
  private readonly layout: Layout;
  private readonly done = new Set<Line | undefined>();
  /** The column headings of the current table. */
  private heads: string[] = [];
  private previous: PreviousSentence = noPrevious;
  /** The subject of the last sentence, while the next one can add to it. */
  private last: FoundItem[] = [];

  constructor(about: AboutNote) {
    this.about = about;
    this.base = about.written;
    this.done.add(about.dateLine);
    this.layout = layoutOf(about.lines, about.written);
    for (const line of about.lines) {
      if (this.done.has(line) || this.layout.idle.has(line)) continue;
      if (this.found.length > maxFound) break;
      if (line.beginsBlock) [this.heads, this.last, this.previous] = [[], [], noPrevious];
      const { base } = this;
      if (isThisWeek(about.lines, line, base)) this.base = addDays(base, -1);
      this.readLine(line);
      if (this.base < base) this.base = base;
    }
  }

  private readLine(line: Line) {
    const [day] = clausesOf(line, this.base)[0]?.days ?? [];
    const week = startOfPlannedWeek(this.about.lines, line, day, this.base);
    if (week) this.base = addDays(week, -1);
    if (week && day) return;
    const heads = day ? undefined : columnHeadingsIn(line);
    this.heads = heads ?? this.heads;
    if (heads) return;
    const rows = rowItem(line, this.heads, this.base);
    if (rows) {
      this.last = rows.map((row) => this.add({ kind: /\bdue\b|deadline/i.test(row.title) ? 'task' : 'event', ...row }));
      return;
    }
    for (const sentence of sentencesOf(line)) this.previous = this.readSentence(sentence, line);
    const { title, more } = this.layout.records.get(line) ?? { more: [] };
    for (const one of title ? [title, ...more] : []) {
      this.done.add(one);
      continueItems(this.last, one.text, clausesOf(one, this.base));
    }
  }

  /** Returns the sentence without its days, because the next sentence may be about that. */
  private readSentence(sentence: Stretch, line: Line): PreviousSentence {
    const last = this.last.at(-1)?.date;
    const clauses = resolveLaterDays(clausesOf(sentence, (isRelativeToEarlier(sentence) && last) || this.base), last);
    if (isRoutine(sentence.text, clauses)) return noPrevious;
    const hasDay = clauses.some(({ days }) => days.length > 0);
    if (hasDay) this.last = this.readClauses(clauses, sentence, line);
    else continueItems(this.last, sentence.text, clauses);
    return { text: clauses.flatMap(partsBetween).join(' '), hasDay };
  }

  private readClauses(clauses: readonly Clause[], sentence: Stretch, line: Line): FoundItem[] {
    const made: FoundItem[] = [];
    for (const [index, clause] of clauses.entries()) {
      if (isNoItem(clause)) continue;
      const under = linesOfDay(this.about.lines, line, this.base, isBareDay(clause));
      for (const one of under) made.push(...this.readUnder(clause, one));
      if (under.length > 0) continue;
      const before = made.at(-1)?.title ?? subjectOfPrevious(clauses, index);
      const label = index > 0 ? sharedLabel(clauses) : undefined;
      made.push(...this.itemsOf(clause, sentence, line, { before, label, isOff: isCancelledLater(clauses, index) }));
    }
    return made;
  }

  /** A line below a day on a line of its own. */
  private readUnder({ days }: Clause, line: Line): FoundItem[] {
    this.done.add(line);
    const here = days.map((day) => ({ ...day, start: -1, end: -1 }));
    return clausesOf(line, this.base).flatMap((clause) =>
      this.itemsOf({ ...clause, days: here }, line, line, { before: '', isOff: isCancelled(line.text) }),
    );
  }

  private itemsOf(clause: Clause, { text, start }: Stretch, line: Line, { before, label, isOff }: Hints): FoundItem[] {
    const { lines, subject, celebrated, sender } = this.about;
    const name = nameIn(this.layout.records.get(line)?.title, this.base);
    const read = readClause(clause, {
      previous: this.previous.text,
      before,
      label,
      above: [name, before, ...headingsAbove(lines, line, { clause, previous: this.previous }, this.base), subject],
      event: this.found.findLast(isGathering)?.title,
      celebrated,
      sender,
    });
    const isAlone = isBareDay(clause) && text.trim() === line.text.trim();
    const whole = isAlone ? quotedFrom(lines, line, this.base) : { start, end: start + text.length };
    const quote = this.about.note.slice(whole.start, whole.end).trim();
    return datedItems(clause, { ...read, quote, ...(isOff && { isCancelled: true }) }).map((item) => this.add(item));
  }

  private add(item: FoundItem): FoundItem {
    const childNames = this.about.childrenIn(item.quote);
    const whole = childNames.length > 0 ? { ...item, childNames } : item;
    this.found.push(whole);
    return whole;
  }
}
