import type { Talk } from './conversation.ts';
import { type Family, thingsOf } from './family.ts';
import { foundIn } from './find/found.ts';
import { isWhole } from './frames/frame.ts';
import { type Part, readingsAs } from './read.ts';
import type { Division } from './read-after.ts';

/** The day of a request that doesn't name one: said before it, or beside it. */

/** 'soup and tacos for dinner on Friday', or 'what's for dinner on Friday' and 'clear it': the day that was said once. */
export function withOtherDay(part: Part, [best]: readonly Division[], { memory: { requests }, family }: Talk): Part {
  const { reading } = part;
  const { filled } = reading ?? {};
  const last = requests.at(-1);
  const beside = best?.parts.find((other) => other.text !== part.text && other.reading?.tool === reading?.tool);
  const date = beside?.reading?.filled?.cards[0]?.date ?? (last && dayIn(last.text, family));
  if (!reading || filled?.missing?.field !== 'date' || !date) return part;
  const { missing: _, ...complete } = filled;
  const cards = filled.cards.map((values) => ({ ...values, date }));
  return { ...part, reading: { ...reading, filled: { ...complete, cards } } };
}

const ofOneDate = new Set(['skip_appointment', 'remove_appointment', 'change_appointment']);

/** 'what's on Thursday', 'the bass is off': the one on that day. */
export function onTopicDay(part: Part, { memory, family }: Talk): Part {
  const last = memory.requests.at(-1);
  const { tool = '', draft } = part.reading ?? {};
  const day = last?.intent === 'question' ? dayIn(last.text, family) : undefined;
  if (!day || !ofOneDate.has(tool) || draft?.found.when.some(({ kind }) => kind !== 'time')) return part;
  const [again] = readingsAs(tool, `${part.text} on ${day}`, family, draft?.topic);
  return again && isWhole(again.filled) ? { ...part, reading: again } : part;
}

/** The only day that a text names. */
function dayIn(text: string, family: Family): string | undefined {
  const [day, ...others] = foundIn(text, family).when.filter(({ kind }) => kind === 'day');
  return day?.kind === 'day' && others.length === 0 ? day.date : undefined;
}

/** The appointment or event on the day of a question, which 'that' refers to. */
export function onlyOneOn(text: string, family: Family): string[] {
  const day = dayIn(text, family);
  const [only, ...others] = day ? thingsOf(family, 'appointment', 'event').filter(({ isOn }) => isOn?.(day)) : [];
  return only && others.length === 0 ? [only.id] : [];
}
