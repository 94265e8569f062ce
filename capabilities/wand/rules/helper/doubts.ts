import { shortWeekdayAndDate } from '#core/dates.ts';
import { tools } from '../tools/all-tools.ts';
import type { Values } from '../tools/tool.ts';
import type { Family } from './family.ts';
import { isFree } from './frames/draft.ts';
import { isWhole } from './frames/frame.ts';
import type { Choice } from './memory.ts';
import { placesAside } from './rank/asides.ts';
import { lostIn, lostWords } from './rank/lost-words.ts';
import { deedsOf } from './rank/trust.ts';
import type { Part, Reading } from './read.ts';
import type { Division } from './read-after.ts';
import { idsIn, requestOf, type Step } from './steps.ts';
import type { Span } from './when/tokens.ts';

/** Asks a question instead of proposing a card that may be wrong, and quotes words that no card contains. */

const maxChoices = 2;

/** Asks which of the two best readings was meant. Nothing is proposed before the user answers. */
export function doubted(part: Part, divisions: readonly Division[], family: Family): Step[] {
  const readings = [part, ...divisions.flatMap(({ parts }) => parts)]
    .filter(({ text, reading }) => text === part.text && reading?.tool && isWhole(reading.filled))
    .flatMap(({ reading }) => reading ?? []);
  const byDeeds = new Map(readings.toReversed().map((reading) => [deedsOf(reading).join(), reading]));
  const choices = [...byDeeds.values()]
    .toReversed()
    .slice(0, maxChoices)
    .flatMap((reading) => choiceOf(reading, family));
  const tool = choices[0]?.tool;
  if (!tool) return [{ kind: 'unread', text: part.text }];
  const question = `Did you mean: ${choices.map(({ label }) => label).join(', or: ')}?`;
  const asked = { text: requestOf(part).text, tool, question, choices, isDoubt: true };
  return [{ kind: 'ask', asked }, ...unplaced(part)];
}

function choiceOf({ tool = '', filled }: Reading, family: Family): Choice[] {
  const [values, ...also] = filled?.cards ?? [];
  return values ? [{ label: labelOf(tool, [values, ...also], family), tool, values, also }] : [];
}

/** 'new appointment, Dentist, Fri, Nov 20, 15:00' */
function labelOf(tool: string, cards: readonly Values[], family: Family): string {
  const found = tools.find(({ name }) => name === tool);
  const heading = found && 'heading' in found ? found.heading.toLowerCase() : tool;
  return [heading, ...cards.map((values) => subjectOf(values, family))].filter((text) => text !== '').join(', ');
}

function subjectOf(values: Values, { things, household }: Family): string {
  const ids = [...idsIn(values), values.childId, values.memberId];
  const named = [...things, ...household.map(({ id, name }) => ({ id, title: name }))].filter(({ id }) =>
    ids.includes(id),
  );
  const { title, name, serviceName, food, note, lines, items, date, triggerDate, startDate, weekStartDate, time } =
    values;
  const titleOf = (item: unknown) => things.find(({ id }) => id === item)?.title ?? item;
  const texts = [title, name, serviceName, food, note, lines, items]
    .flat()
    .map(titleOf)
    .filter((text) => typeof text === 'string');
  const day = date ?? triggerDate ?? startDate ?? weekStartDate;
  return [
    ...new Set([...named.map((one) => one.title), ...texts]),
    ...(typeof day === 'string' ? [shortWeekdayAndDate(day)] : []),
    ...(typeof time === 'string' ? [time] : []),
  ].join(', ');
}

/** Days, times, people, numbers and records that are on no card: they are quoted, never dropped silently. */
export function unplaced({ reading }: Part): Step[] {
  if (!reading) return [];
  const { draft, filled } = reading;
  const { when, mentions, words, text } = draft.found;
  const aside = placesAside(draft);
  const figures = words.flatMap(({ word }, first) => (/^\d/.test(word) ? [{ first, next: first + 1 }] : []));
  const spans = [
    ...when.filter(({ kind }) => kind !== 'other'),
    ...(reading.tool ? mentions.filter(({ first }) => !aside.has(first)) : []),
    ...figures,
  ];
  const { days = [], times = [], people = [], numbers = [] } = filled ? lostIn(filled, draft) : {};
  // What is new may be like a record that was only mentioned.
  const isKept = filled?.cards.every(({ id }) => typeof id === 'string');
  const records = filled && isKept ? lostWords(filled, draft, aside).places : [];
  const lost = [...days, ...times, ...people, ...numbers, ...records];
  const free = [...spans.filter((span) => isFree(draft, span)), ...lost].toSorted((a, b) => a.first - b.first);
  const joined: Span[] = [];
  for (const { first, next } of free) {
    const last = joined.at(-1);
    if (last && first <= last.next) last.next = Math.max(last.next, next);
    else joined.push({ first, next });
  }
  return joined.map(({ first, next }) => ({
    kind: 'unread',
    text: text.slice(words[first]?.from, words[next - 1]?.to),
  }));
}
