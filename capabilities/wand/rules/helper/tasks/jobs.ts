import type { Clock } from '../../tools/tool.ts';
import { whenIn } from '../when/when.ts';
import { splitWords } from '../words/words.ts';
import { isChore, isDeed } from './deeds.ts';

/** Several things to do in one sentence: 'call the school, email the coach, and order the uniform by Friday'. */

/** 'hem David's trousers' */
const doing = /^\p{L}{2,15} (?:the|my|our|his|her|a|an|some|\p{L}{2,20}'s) /iu;
/** What is plainly done, whatever it is done to. */
const verbs = new Set(
  'order buy get pick drop book schedule make find take send cancel check ask write cook plan set register update pack put feed walk give charge fill apply sell look grab stop go sign start'.split(
    ' ',
  ),
);
const another = / and (?:(?:another|one|a second|the other)(?: one| task| reminder| to-?do)? )?to (?=\p{L})/iu;
/** 'bake cookies, wrap them and mail them': one hangs on the other. */
const leaning = /\b(?:it|them|that|those|one)\b/i;

const isJob = (job: string) => job.includes(' ') && (isDeed(job) || verbs.has(job.split(' ')[0]?.toLowerCase() ?? ''));

/** Each of them; one where it is one thing to do, or where some of it is none. */
export function jobsIn(words: string, text: string): string[] {
  const apart = words.split(another);
  if (apart.length > 1 && apart.every(isJob)) return apart;
  const isList = /[:\n]/.test(text) || !/ and /i.test(words) || words.includes(', ');
  const jobs = isList ? splitWords(words) : [];
  const areJobs = jobs.every((job) => isJob(job) || doing.test(job)) && !jobs.some((job) => leaning.test(job));
  return jobs.length > 1 && areJobs ? jobs : [words];
}

/** 'call mom, buy stamps, return the shoes': a list of what she will do herself. */
export function areChores(words: string): boolean {
  const jobs = jobsIn(words, words);
  return jobs.length > 2 && jobs.some(isChore);
}

/** 'pay the rent by Friday, wash the car': the day is not that of all; it is where it stands before the first or behind the last. */
export function areOfOneDay(text: string, clock: Clock): boolean {
  const jobs = text.split(/, (?:and )?| and /).map((job) => ({ job, ...whenIn(job, clock) }));
  const ends = ({ job, untimed }: (typeof jobs)[number]) => job.startsWith(untimed);
  const [dated, ...others] = jobs.filter(({ when }) => when.date);
  const isOfAll = dated && (dated === jobs[0] ? !ends(dated) : dated === jobs.at(-1) && ends(dated));
  return others.length === 0 && (dated === undefined || Boolean(isOfAll));
}
