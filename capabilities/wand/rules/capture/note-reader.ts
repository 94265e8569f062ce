import { addDays, type CalendarDate } from '#core/dates.ts';
import type { AboutNote } from './about-note.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { FoundItem } from './found-item.ts';
import { type Line, type Stretch, sentencesOf } from './lines.ts';
import { isCancelled, isNoItem } from './no-item.ts';
import { shareWords } from './once-each.ts';
import { isRoom, placeLabel, placeName } from './place.ts';
import { readClause } from './read-clause.ts';
import { headsIn, rowItem } from './rows.ts';
import {
  headingsAbove,
  isBareDay,
  isThisWeek,
  linesOfDay,
  nothing,
  type Previous,
  quotedFrom,
  weekBegun,
} from './surroundings.ts';
import { mainTime, type TimeMention } from './times.ts';
import { cleanTitle, wordsOf } from './title.ts';

/** Before what is over and what is said twice is left out. */
const mostFound = 400;

/** Reads a note line by line and collects what it speaks of. */
export class NoteReader {
  readonly found: FoundItem[] = [];
  private readonly note: string;
  private readonly about: AboutNote;
  /** The day from which 'Friday' and 'tomorrow' are seen. */
  private base: CalendarDate;
  private readonly done = new Set<Line | undefined>();
  /** The heads of the table that is being read. */
  private heads: string[] = [];
  private previous: Previous = nothing;
  /** What the last sentence was about, as long as the next one may add to it. */
  private last: FoundItem[] = [];

  constructor(note: string, about: AboutNote) {
    this.note = note;
    this.about = about;
    this.base = about.written;
    this.done.add(about.dateLine);
    for (const line of about.lines) {
      if (this.done.has(line)) continue;
      if (this.found.length > mostFound) break;
      if (line.beginsBlock) [this.heads, this.last, this.previous] = [[], [], nothing];
      const { base } = this;
      if (isThisWeek(about.lines, line, base)) this.base = addDays(base, -1);
      this.readLine(line);
      if (this.base < base) this.base = base;
    }
  }

  private readLine(line: Line) {
    const [day] = clausesOf(line, this.base)[0]?.days ?? [];
    const week = weekBegun(line, day, this.base);
    if (week) this.base = addDays(week, -1);
    if (week && day) return;
    const heads = day ? undefined : headsIn(line);
    if (heads) {
      this.heads = heads;
      return;
    }
    const rows = rowItem(line, this.heads, this.base);
    if (rows) {
      this.last = rows.map((row) => this.add({ kind: /\bdue\b|deadline/i.test(row.title) ? 'task' : 'event', ...row }));
      return;
    }
    for (const sentence of sentencesOf(line)) this.previous = this.readSentence(sentence, line);
  }

  /** Its words without its days are what the next sentence may be about. */
  private readSentence(sentence: Stretch, line: Line): Previous {
    const clauses = clausesOf(sentence, this.base);
    const hasDay = clauses.some(({ days }) => days.length > 0);
    if (hasDay) this.last = this.readClauses(clauses, sentence, line);
    else this.goOn(sentence.text, clauses[0]?.times ?? []);
    return { text: clauses.flatMap(wordsOf).join(' '), hasDay };
  }

  private readClauses(clauses: readonly Clause[], sentence: Stretch, line: Line): FoundItem[] {
    const made: FoundItem[] = [];
    for (const clause of clauses) {
      if (isNoItem(clause)) continue;
      const under = isBareDay(clause) ? linesOfDay(this.about.lines, line, this.base) : [];
      for (const one of under) made.push(...this.readUnder(clause, one));
      if (under.length === 0) made.push(...this.itemsOf(clause, sentence, line, made.at(-1)?.title ?? ''));
    }
    return made;
  }

  /** A line below a day that stands alone. */
  private readUnder({ days }: Clause, line: Line): FoundItem[] {
    this.done.add(line);
    const here = days.map((day) => ({ ...day, start: 0, end: 0 }));
    return clausesOf(line, this.base).flatMap((clause) => this.itemsOf({ ...clause, days: here }, line, line, ''));
  }

  private itemsOf(clause: Clause, { text, start }: Stretch, line: Line, before: string): FoundItem[] {
    const { lines, subject, celebrated, sender } = this.about;
    const read = readClause(clause, {
      previous: this.previous.text,
      above: [before, ...headingsAbove(lines, line, this.previous, this.base), subject],
      event: this.found.findLast(({ kind }) => kind === 'event')?.title,
      celebrated,
      sender,
    });
    const time = mainTime(clause.times);
    const isAlone = isBareDay(clause) && text.trim() === line.text.trim();
    const whole = isAlone ? quotedFrom(lines, line, this.base) : { start, end: start + text.length };
    return clause.days.map(({ date, endDate }) =>
      this.add({
        ...read,
        date,
        ...(endDate && { endDate }),
        ...(time && { time: time.time, ...(time.endTime && { endTime: time.endTime }) }),
        ...(clause.isMoved && { isMoved: true }),
        ...(clause.movedFrom && { movedFrom: clause.movedFrom }),
        ...(isCancelled(text) && { isCancelled: true }),
        quote: this.note.slice(whole.start, whole.end).trim(),
      }),
    );
  }

  private add(item: FoundItem): FoundItem {
    const childNames = this.about.childrenIn(item.quote);
    const whole = childNames.length > 0 ? { ...item, childNames } : item;
    this.found.push(whole);
    return whole;
  }

  /** A sentence without a day may say when and where the thing before it is, or that it is off. */
  private goOn(text: string, times: readonly TimeMention[]) {
    const time = mainTime(times);
    const isHabit = /\b(?:hours|office|call|usual|open (?:from|daily|until))\b/i.test(text);
    const title = this.last.at(-1)?.title;
    for (const item of this.last.filter((one) => one.title === title)) {
      if (placeLabel.test(text)) item.location ??= placeName(text.replace(placeLabel, ''));
      if (isRoom(text)) item.location ??= placeName(text);
      if (item.title === '') item.title = cleanTitle(text);
      if (time && !item.time && item.kind !== 'birthday' && !isHabit) item.time = time.time;
      const isAbout = /^\W*(?:it|this|unfortunately|sorry)\b/i.test(text) || shareWords(text, item.title);
      if (isCancelled(text) && isAbout) item.isCancelled = true;
    }
  }
}
