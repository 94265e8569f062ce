import { birthdayTitle, type CelebratedPerson, partyTitle } from './birthday-words.ts';
import type { Clause } from './clause.ts';
import { eventNamesIn } from './happening.ts';
import { ownTitle } from './own-title.ts';
import { placeIn } from './place.ts';
import { eventMeant } from './thing-meant.ts';
import { cleanTitle } from './title.ts';
import { trimEdges } from './title-leads.ts';
import { isDistinctive, topicOf } from './topic.ts';
import { partsBetween } from './words-between.ts';

/** The text around a clause, which can provide its title. */
export interface Surroundings {
  /** The previous sentence or part of a sentence. */
  previous: string;
  /** The earlier text of the sentence. */
  before: string;
  /** Possible titles above: a separate line, the heading, the subject of the mail; best first. */
  above: readonly string[];
  celebrated: CelebratedPerson | undefined;
  /** The subject of the sentence: 'Show and tell' in 'Show and tell: Leo - Nov 18, Ava - Nov 25'. */
  label: string | undefined;
  /** The last subject of the note. */
  event: string | undefined;
  /** The writer of the note. */
  sender: string | undefined;
}

export interface ReadClause {
  kind: 'event' | 'task' | 'birthday';
  title: string;
  age?: number;
  location?: string;
}

const deadlinePattern =
  /\b(?:by|before|no later than|due|due on|deadline:?|until|till|through|thru)\s(?:on\s|the\s)?$/i;
const taskPattern =
  /\b(?:due(?! to)|rsvp|deadline|sign[\s-]?up|register|registration|return (?:the|your|this|it|them|signed)|turn in|hand in|send (?:in|a|an|the|your|back|it)|bring|brings|submit|order by|orders?|reply|respond|lmk|let (?:me|us) know|tell (?:me|us)|needs? an?|pay|drop (?:off|it|them|your)|complete|book your|fill (?:in|out)|wear)\b/i;
/** The title of a clause; empty if neither the clause nor the text around it has one. */
export function readClause(clause: Clause, around: Surroundings): ReadClause {
  const parts = partsBetween(clause);
  const [firstDay] = clause.days;
  const before = clause.text.slice(0, Math.max(0, firstDay?.start ?? 0));
  const named = ownTitle(around.before ? parts.map(withoutAsides) : parts, around.previous, around.sender);
  const spoken = withLabel(withEarlierSubject(named, around.before), around.label);
  const isDue = deadlinePattern.test(before) && !/\bbefore the\s/i.test(before.slice(-30));
  const isTodo = isDue || taskPattern.test(withoutAsides(`${spoken} ${before}`));
  const thing = eventMeant(clause, { spoken, before, isTodo, isDue, previous: around.previous });
  const own = cleanTitle(thing) || (isDistinctive(spoken) ? spoken : '');
  const kind = isTodo && thing === '' && !/^(?:Meeting|Playdate)/.test(own) ? 'task' : 'event';
  const { celebrated } = around;
  const isHers = celebrated && kind === 'event' && (own === '' || own.includes(celebrated.name));
  const party = celebrated && birthdayTitle(clause, isHers ?? false, celebrated);
  const location = placeIn(parts.slice(1)) ?? placeIn([parts[0] ?? ''].filter((part) => /\bat\s/.test(part)));
  const isPlace = location && kind === 'event' && location.toLowerCase() !== own.toLowerCase();
  const about = isPlace ? { location } : {};
  if (party && kind === 'event') return { ...party, ...about };
  const asked = replyPattern.test(own) ? own.split(/\babout\s/)[1] : undefined;
  if (asked) return { kind: 'task', title: cleanTitle(asked) };
  if (kind === 'task' && replyPattern.test(own)) {
    const question = questionPattern.exec(trimEdges(parts.at(-1) ?? ''))?.[0];
    if (question) return { kind, title: `${own} ${question}` };
    const what = around.celebrated ? partyTitle(around.celebrated) : around.event;
    if (what) return { kind, title: `RSVP: ${what}` };
  }
  const unsaid = unclearTitlePattern.test(own) ? (around.event ?? topicOf(around.previous)) : '';
  if (unsaid) return { kind, title: `${own}: ${unsaid}` };
  const bare = parts.map(cleanTitle).find(Boolean) ?? '';
  // After 'Are you free on Friday?' the next sentence has the subject.
  if (own === '' && isQuestion(clause)) {
    const named = eventNamesIn(around.previous).at(-1)?.name ?? alternativeTitle(clause, around);
    return { kind, title: cleanTitle(named), ...about };
  }
  const isSame = /^\W{0,9}(?:they|it|this|these)\b/i.test(clause.text) && around.event;
  const lent = isSame || alternativeTitle(clause, around) || around.above.map(cleanTitle).find(Boolean);
  const isUnder = (firstDay?.start ?? 0) < 0;
  const isOpen =
    kind === 'event' &&
    eventNamesIn(own).length === 0 &&
    (pronounPattern.test(clause.text) || (!around.event && /\bthem\b/.test(own)));
  const topic = isOpen ? topicOf(around.previous) || (lent ?? '') : '';
  if (own && topic && !own.includes(topic)) return { kind, title: `${topic}: ${own}`, ...about };
  const title = own || (isUnder && bare) || lent || bare;
  return { kind, title, ...about };
}

/** 'Registration opens on Dec 1 and closes on Dec 11', 'repeated on Dec 11' */
function withEarlierSubject(own: string, before: string): string {
  if (before === '') return own;
  if (/^reopens?$/i.test(own)) return `${before.split(/\s(?:closes?|is closed|will close)\b/)[0]} ${own.toLowerCase()}`;
  const isVerb = /^(?:clos(?:es?|ing)|ends?|opens?|begins?|starts?|due|due back)$/i.test(own);
  return isVerb
    ? `${before.replace(/\s(?:will\s)?(?:opens?|begins?|starts?|comes?|come home|comes home|goes? home|went home)$/i, '')} ${own.toLowerCase()}`
    : own;
}

const maxWordsWithLabel = 2;
const withLabel = (own: string, label: string | undefined) =>
  own && label && own.split(' ').length <= maxWordsWithLabel && !own.includes(label) ? `${label}: ${own}` : own;

/** 'They can be picked up on Tuesday' */
const pronounPattern = /^\W{0,9}(?:they|it|these|those|he|she)\b/i;

const withoutAsides = (text: string) => text.replaceAll(/\([^()]{0,200}\)/g, ' ');

const isQuestion = ({ text }: Clause) =>
  /\b(?:free|available|around|busy|(?:how|what) about|otherwise|maybe)\b/i.test(text) && text.trimEnd().endsWith('?');
/** 'Tell me by Nov 22 which shift you want' */
const questionPattern = /^(?:which|what|who|how (?:many|much))\s[^.,;:!?]{2,60}/i;
const replyPattern = /^(?:rsvp|let (?:me|us) know|tell (?:me|us)|lmk|reply|respond)\b/i;

/** Phrases that don't name the subject by themselves. */
const unclearTitlePattern = /^(?:order|sign up|sign up online|register|volunteers?|book your place)$/i;

/** 'How about December 3 instead?' */
const alternativeTitle = ({ text }: Clause, { event }: Surroundings) =>
  (/\b(?:instead|how about|new date|otherwise|maybe)\b/i.test(text) && event) || '';
