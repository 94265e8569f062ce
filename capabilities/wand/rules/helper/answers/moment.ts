import { wandApi } from '#capabilities/wand/contract.ts';
import { clockTime, fullDate } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Topic } from './question.ts';
import { lines, onDay } from './words.ts';

/** What day it is, and what was done here before. */

const todayAsked =
  /^(whats|what is|what) (day|date|the date|the day|todays date)( is it)?( today| now| right now)?( again)?$/;

export const dayAndTime: Topic = ({ plain, asked, span }) => {
  if (/^(what time is it|whats the time|what is the time)( now| right now)?$/.test(plain))
    return `It is ${clockTime(asked.now)}.`;
  if (todayAsked.test(plain)) return `Today is ${fullDate(asked.today)}.`;
  const asksForDay =
    /^(what (day|date|weekday) (is|will)|(whats|what is) the date) .{0,30}\b(tomorrow|the|\d{1,2}|on)\b/;
  return asksForDay.test(plain) && span && span.from === span.to && span.from !== asked.today
    ? `That is ${onDay(span.from, asked.today)}.`
    : undefined;
};

const ofYours =
  /\b(did|have|has|was|is) (you|your)\b|(?<!\b(?:can|could|do) )\byou (just )?(did|do|have|changed?|added?)\b/;
const deeds =
  /\b(do|did|done|add|added|changed?|removed?|plan|planned|saved?|enter|entered|moved?|cancel|cancelled|book|booked|deleted?)\b/;
/** 'What did I add today': it went through here. */
const ofHers =
  /\b(?:did|have) (?:i|we) (?:just |already )?(?:add|added|change|changed|remove|removed|delete|deleted|save|saved|enter|entered|put in)\b|\blast thing (?:i|we) (?:add|chang|remov|delet|sav|enter|put)/;
const changes =
  /\b(journal|history of changes|last thing you|last change|what changed|whats changed|what was changed)\b/;

const asksOfDeeds = (plain: string) => changes.test(plain) || (ofYours.test(plain) && deeds.test(plain));

/** 'What did you change'; 'did you add milk' names something, so that it asks whether that is there. */
export const whatWasDone: Topic = async ({ plain, words, asked }) =>
  words.every((word) => deeds.test(word)) && (ofHers.test(plain) || asksOfDeeds(plain))
    ? done(plain, asked)
    : undefined;

/** Something is named of which nothing else is known. */
export const whetherDone: Topic = ({ plain, asked }) => (asksOfDeeds(plain) ? done(plain, asked) : undefined);

async function done(plain: string, { look }: BrainRequest): Promise<string> {
  const approved = (await look(wandApi.journal)).filter(({ status }) => status === 'approved');
  if (approved.length === 0) return 'I have not changed anything yet.';
  const told = approved.map(({ heading, subject, by }) => `${heading}: ${subject}${by ? ` (approved by ${by})` : ''}`);
  return /\blast (?:thing|change|one)\b/.test(plain)
    ? `The last was: ${told[0]}`
    : `Done here, the latest first:\n${lines(told, 5)}`;
}
