import { wandApi } from '#capabilities/wand/contract.ts';
import { clockTime, fullDate } from '#core/dates.ts';
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
  /\b(do|did|done|add|added|changed?|removed?|plan|planned|saved?|moved?|cancel|cancelled|book|booked|deleted?)\b/;
const changes =
  /\b(journal|history of changes|last thing you|last change|what changed|whats changed|what was changed)\b/;

/** 'What did you change'; 'did you add milk' names something, so that it asks whether that is there. */
export const whatWasDone: Topic = async (question) =>
  question.words.every((word) => deeds.test(word)) ? whetherDone(question) : undefined;

/** Something is named of which nothing else is known. */
export const whetherDone: Topic = async ({ plain, asked }) => {
  if (!changes.test(plain) && !(ofYours.test(plain) && deeds.test(plain))) return undefined;
  const done = (await asked.look(wandApi.journal)).filter(({ status }) => status === 'approved');
  if (done.length === 0) return 'I have not changed anything yet.';
  const told = done.map(({ heading, subject, by }) => `${heading}: ${subject}${by ? ` (approved by ${by})` : ''}`);
  return `Done, the latest first:\n${lines(told, 5)}`;
};
