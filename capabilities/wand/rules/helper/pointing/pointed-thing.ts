import { clauseOf } from '../message/clause.ts';
import type { Context } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { meantTitles } from '../records/meant-title.ts';
import type { TitleKind, Titles } from '../records/titles.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import type { Deed } from './pointing-back.ts';

/** What 'it' is in a request that points back: something that is kept, or the thing of which was told. */

const kinds: [words: RegExp, kinds: TitleKind[]][] = [
  [/reminder|task|to-?do/i, ['task']],
  [/appointment|appt|visit|lesson|class/i, ['appointment']],
  [/event/i, ['event']],
  [/trip/i, ['trip']],
  [/birthday/i, ['birthday']],
  [/subscription/i, ['subscription']],
  [/recipe/i, ['recipe']],
  [/check ?mark/i, ['line']],
];
const anything: TitleKind[] = ['appointment', 'event', 'task', 'trip', 'subscription', 'recipe', 'line'];

/** 'too much after swim' is not about the swim class. */
const besides =
  /\b(?:after|before|during|between|with|than|like|despite) (?:(?:the|my|our|his|her|\p{L}{2,20}'s) )?\p{L}{2,20}/giu;

/** The only thing of those that are kept that was named before. */
export function keptIn(text: string, { pointer }: Deed, context: Context, titles: Titles): string | undefined {
  // Somebody who is named is not meant by it, but the birthday may be.
  const isBirthday = /\bbirthday\b/i.test(text);
  const [, own] = kinds.find(([words]) => words.test(pointer)) ?? [];
  const clause = clauseOf(text.replaceAll(besides, ' '), context.household, context.asked);
  const [meant, ...others] = meantTitles(own ?? (isBirthday ? [...anything, 'birthday'] : anything), clause, titles);
  // Nor is what only has her name in it.
  const { without } = peopleIn(text, context.household, context.asked.today);
  const isNamed = meant && meaningOf(meant.title).some((word) => meaningOf(without).includes(word));
  return isNamed && others.length === 0 ? meant.label : undefined;
}

/** The request with what it is about in place of what points to it. */
export function aboutKept(text: string, deed: Deed, context: Context, titles: Titles): string[] {
  const kept = keptIn(text, deed, context, titles);
  if (!kept) return [];
  // The mark is not the thing itself.
  if (/check ?mark/i.test(deed.pointer)) return [`untick ${kept}`];
  const said = `${deed.verb} ${kept} ${deed.rest}`.trim();
  const { date } = whenIn(text, context.asked).when;
  const isOpen = date && /^(?:skip|cancel|drop)$/.test(deed.verb) && !whenIn(deed.rest, context.asked).when.date;
  return isOpen ? [`${said} on ${date}`, said] : [said];
}

const ofThings = /\b(?:gifts?|presents?|wish ?list|packing|staples?|grocery|groceries|shopping|list)\b/i;
/** 'the snow chains have to come', 'she loves a balance bike at the store': the subject, or the only thing that is new. */
const subject =
  /^((?:the|our|my|some) (?:\p{L}{2,20} ){1,3})(?=(?:has|have|is|are|needs?|must|should|will|went|ran|came|broke|goes)\b)/iu;
const novelty =
  /\ban? (\p{L}[\p{L}-]{1,20}(?: (?!(?:at|in|on|for|from|to|of|with|and|or|that|which|when|so|because|again|now|too|is|was)\b)\p{L}[\p{L}-]{1,20}){0,2})/giu;

/** 'note it as a gift idea': the request with the thing of which was told, if that is all that was told. */
export function aboutThing(text: string, deed: Deed, { asked }: Context): string[] {
  const { when } = whenIn(text, asked);
  if (!ofThings.test(deed.rest) || when.date || when.time || /\d/.test(text)) return [];
  const [thing, ...others] = [...text.matchAll(novelty)].map(([, words]) => words);
  const named = others.length === 0 ? (thing ?? subject.exec(text)?.[1]?.trim()) : undefined;
  return named ? [`${deed.verb} ${named} ${deed.rest}`] : [];
}
