import { clauseOf } from '../message/clause.ts';
import type { Context } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { isShe } from '../shared/distribution.ts';
import { type Topic, titleOf, topicsOf } from './topic.ts';
import { isIdle } from './words.ts';

/** Which of those that an answer named is meant: 'the peanut one', 'hers', "Leo's", 'the first one', 'both'. */

const every =
  /^(?:(?:them|those) (?:both|all|two)|both(?: of (?:them|those))?|all(?: of (?:them|those))?|them|those)$/i;
const placed = /^the (first|second|third|last)(?: one)?$/i;
const places: Record<string, number> = { first: 0, second: 1, third: 2, last: -1 };
const hersOrHis = /^(hers|his)(?: one)?$/i;
const oneOf = /^(?:(?:the|that) .{2,40} one|the one .{3,40}|\p{L}{2,20}'s(?: one)?)$/iu;
const byName = /^the .{3,40}$/i;

const only = <One>(all: readonly One[]) => (all.length === 1 ? all : []);

function meantBy(words: string, topics: readonly Topic[], { asked, household }: Context): readonly Topic[] {
  if (every.test(words)) return /both|two/i.test(words) && topics.length !== 2 ? [] : topics;
  const place = placed.exec(words)?.[1]?.toLowerCase();
  if (place) return topics.filter((topic) => topic === topics.at(places[place] ?? 0));
  const whose = hersOrHis.exec(words)?.[1]?.toLowerCase();
  const isHers = ({ people: [owner] }: Topic) =>
    household.some((one) => one.name === owner && isShe(one) === (whose === 'hers'));
  if (whose) return only(topics.length === 1 ? topics : topics.filter(isHers));
  const { people, bare, when } = clauseOf(words, household, asked);
  // 'the dentist to 4' says more than which one.
  if (when.time || (when.date && !oneOf.test(words))) return [];
  const names = people.map(({ name }) => name);
  const theirs = topics.filter(
    (topic) =>
      (names.length === 0 || names.some((name) => topic.people.includes(name))) &&
      (!when.date || topic.date === when.date),
  );
  if (isIdle(bare)) return names.length > 0 || when.date ? only(theirs) : [];
  return only(findRecords(theirs, bare.replace(/ ones?$/i, ''), { people: names }));
}

const verb =
  /^(?!(?:add|put|plan|book|buy|is|are|was|do|does|when|what|who|how|and|the|that|this|both|all|hers|his|them|those)$)\p{L}{2,15}$/iu;
const particle = /^(?:off|out|up|rid|of)$/i;
/** What is named in plain words is only another way to say it where it is there already. */
const ofKept = /^(?:cancel|delete|remove|move|skip|push|reschedule|postpone|drop|scrap|pause|resume)$/i;
const told = /^(?:is|are|was|were|has|got|can|'s)$/i;
/** Behind any other word the span is only the beginning of a name: "Leo's karate". */
const behind =
  /^(?:to|from|on|at|for|off|out|until|till|by|back|this|next|as|up|down|into|in|too|please|then|instead|now|today|tomorrow|again|an?|so|\d.{0,10})[,.;!?]?$/i;
const sign = /[,.;!?]$/;
const longest = 7;

const joint = /((?:,? and(?: then)?|,? then|[,;.!]) )/i;

/** The requests with the names of what they point at; undefined where they point at none of what the last answer named. */
export async function pointedOut(requests: string, context: Context): Promise<string | undefined> {
  const parts = requests.split(joint);
  // 'the cards are ordered, check them off': what was said first may be what 'them' means.
  const isOwn = (part: string, at: number) => at % 2 === 0 && (at === 0 || !/\b(?:them|those)\b/i.test(part));
  const named = await Promise.all(parts.map((part, at) => (isOwn(part, at) ? namedIn(part, context) : undefined)));
  return named.some(Boolean) ? parts.map((part, at) => named[at] ?? part).join('') : undefined;
}

/** 'first one done' */
const doneShort =
  /^(?:the )?(first|second|third|last)(?: one)?(?:'s| is| are| was)? (?=(?:all |already )?(?:done|finished|sorted)$)/i;

async function namedIn(said: string, context: Context): Promise<string | undefined> {
  const request = said.replace(doneShort, 'mark the $1 one as ');
  const words = request.split(' ');
  const isDoing = verb.test(words[0] ?? '') && words.length > 1;
  const start = isDoing ? words.findIndex((word, at) => at > 0 && !particle.test(word)) : 0;
  const last = Math.min(start + longest, words.length);
  const ends = Array.from({ length: last - start }, (_, at) => last - at);
  const spans = ends
    .map((end) => ({ end, text: words.slice(start, end).join(' ').replace(sign, ''), next: words[end] ?? '' }))
    .filter(({ end, text, next }) => {
      const isWhole = next === '' || behind.test(next) || sign.test(words[end - 1] ?? '');
      return isDoing ? isWhole && isPointing(text, words[0]) : isPointing(text) && told.test(next);
    });
  const topics = spans.length > 0 ? ((await topicsOf(context)) ?? []) : [];
  for (const { end, text } of spans) {
    const line = lineAt(text, context);
    if (line) return [...words.slice(0, start), line, ...words.slice(end)].join(' ');
    const meant = meantBy(text, topics, context);
    const [stop = ''] = sign.exec(words[end - 1] ?? '') ?? [];
    if (meant.length > 0)
      return meant
        .map((topic) => [...words.slice(0, start), `${titleOf(topic, context)}${stop}`, ...words.slice(end)].join(' '))
        .join('. ');
  }
  return undefined;
}

/** The line of the grocery list at its place, as it was told: 'the first one'. */
function lineAt(text: string, { asked }: Context): string | undefined {
  const answer = asked.past.at(-1)?.answer ?? '';
  const place = placed.exec(text)?.[1]?.toLowerCase();
  if (!place || !answer.startsWith('Groceries for ')) return undefined;
  const lines = answer.split('\n').filter((line) => line.startsWith('- '));
  return lines
    .at(places[place] ?? 0)
    ?.slice(2)
    .split(',')[0];
}

const isPointing = (text: string, doing = '') =>
  [every, placed, hersOrHis, oneOf].some((pattern) => pattern.test(text)) || (ofKept.test(doing) && byName.test(text));
