import { plannerApi } from '#capabilities/planner/contract.ts';
import type { Reader } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import type { RecordRequest } from '../records/move.ts';
import { tokensOf } from '../when/tokens.ts';
import { has, tidy } from '../words/said.ts';

const words = (text: string) => new Set(text.split(' '));

/** What says that something is behind her. */
const doneWords = words(
  'done finished complete completed sorted handled dismiss ordered paid sent booked bought mailed posted signed changed swapped replaced made crossed ticked close closed checked dealt accomplished dusted wrapped happened',
);
const checking = ['check', 'tick', 'cross', 'strike', 'mark'];
const donePhrases = [
  ...[...checking, 'take'].flatMap((verb) =>
    ['', ' it', ' that', ' those', ' them', ' that one', ' this one'].map((what) => `${verb}${what} off`),
  ),
  ...'taken care of|took care of|over with|out of the way|behind us|all set|went out|went off in|went off to|dealt with|seen to|in the bag'.split(
    '|',
  ),
];
/** These say it only of something that is told clearly: 'the kids got flu' tells of no shots. */
const happened = words('did had got made put gave wrote');
const idle = words(
  `check tick cross strike the a an my our his her their those these that this it its is are was were be been being has have i we you they i'm we're i've we've
  that's it's all already just finally now today yesterday tonight last night this morning earlier week can could please mark set as off with so and
  done thing things one ones task reminder list from on of to done! got up too both yes yay hooray you're in new for me us completely totally
  officially thankfully job item planner yep ok okay great phew wow also he she somebody someone by afternoon evening everything about`
    .split(/\s+/)
    .join(' '),
);
const undone =
  /\b(?:not|n't|never|still|yet|almost|nearly|half|if|when|once|until|till|need|needs|has to|have to|gotta|must|should|want|wants|to be|will|going to|remind|reminder to|getting|can't|cannot|haven't|hasn't|isn't|aren't|didn't|don't|wasn't|weren't|won't)\b|\?$/;

/** 'I haven't ordered the cards yet' */
export const isUndone = (lower: string) => undone.test(lower);

interface Part {
  left: string[];
  /** It is said that it is done, or only that something happened. */
  evidence: 'done' | 'happened' | undefined;
}

function partOf(text: string): Part {
  const isSaid =
    donePhrases.some((phrase) => ` ${text} `.includes(` ${phrase} `)) ||
    (has(text, checking) && has(text, ['off', 'done', 'as done', 'complete', 'as complete', 'as completed']));
  const all = tokensOf(donePhrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)).map(
    ({ word }) => word,
  );
  const isDone = isSaid || all.some((word) => doneWords.has(word));
  const left = all.filter(
    (word) => /[\p{L}\p{N}]/u.test(word) && !doneWords.has(word) && !happened.has(word) && !idle.has(word),
  );
  return { left, evidence: isDone ? 'done' : all.some((word) => happened.has(word)) ? 'happened' : undefined };
}

/** 'Holiday cards are done', 'David changed the smoke alarm batteries last night', 'flu shots: done and dusted' */
export function completionIn(lower: string): RecordRequest | undefined {
  if (isUndone(lower)) return undefined;
  const parts = lower.split(/[,;!.] | so | and /).map((part) => partOf(tidy(part)));
  const telling = parts.filter(({ left }) => left.length > 0);
  const isDone = parts.some(({ evidence }) => evidence === 'done');
  const part =
    telling.find(({ evidence }) => evidence === 'done') ?? telling.find(({ evidence }) => evidence) ?? telling[0];
  const isClear = isDone || (part?.evidence && part.left.filter((word) => word !== 'kids').length > 1);
  return part && isClear ? { wish: 'done', object: part.left.join(' '), rest: '', isPlain: false } : undefined;
}

const irregular = new Map(
  'bought buy|paid pay|sent send|made make|got get|took take|wrote write|brought bring|gave give|found find|told tell|did do|rang ring|cut cut|fed feed|swept sweep'
    .split('|')
    .map((pair) => pair.split(' ') as [past: string, now: string]),
);
const endings = ['ed', 'd', "'d", 'ped', 'ned', 'ted'];

/** 'called' of 'call', 'rsvpd' of 'rsvp' */
const isPastOf = (word: string, verb: string) =>
  irregular.get(word) === verb ||
  endings.some((ending) => word === `${verb}${ending}` || word === `${verb.replace(/y$/, 'i')}${ending}`);

/** 'called daycare', 'I already paid the rent': the deed of a task, told as done, and all that it is done to. */
export const taskDone: Reader = async ({ lower, text }, { asked }) => {
  const said = tokensOf(lower).map(({ word }) => word);
  if (isUndone(lower)) return undefined;
  const items = await asked.look(plannerApi.list);
  const [only, ...others] = items.filter(({ title, dismissed }) => {
    const [verb = '', ...things] = title.toLowerCase().split(' ');
    const past = said.find((word) => isPastOf(word, verb));
    const meant = meaningOf(things.join(' '));
    const left = meaningOf(said.filter((word) => word !== past && !idle.has(word)).join(' '));
    return (
      !dismissed && past && meant.length > 0 && meant.length === new Set([...meant, ...left]).size && left.length > 0
    );
  });
  if (!only || others.length > 0) return undefined;
  return [{ kind: 'propose', tool: 'dismiss_task', values: { id: only.id }, quote: text }];
};
