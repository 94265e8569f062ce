import { birthdayTitle, type Celebrated, partyTitle } from './birthday-words.ts';
import type { Clause } from './clauses.ts';
import { ownTitle, saysLittle } from './own-title.ts';
import { placeIn } from './place.ts';
import { cleanTitle, wordsOf } from './title.ts';

/** What is around a clause that may lend it a title. */
export interface Surroundings {
  /** The sentence, or the part of it, before this one. */
  previous: string;
  /** What stands above: a line of its own, the heading, the subject of the mail, the best first. */
  above: readonly string[];
  celebrated: Celebrated | undefined;
  /** What the note has spoken of last. */
  event: string | undefined;
  /** Who wrote it. */
  sender: string | undefined;
}

export interface ReadClause {
  kind: 'event' | 'task' | 'birthday';
  title: string;
  age?: number;
  location?: string;
}

const deadline = /\b(?:by|before|no later than|due|due on|deadline:?|until|till|through|thru)\s(?:on\s|the\s)?$/i;
const todo =
  /\b(?:due(?! to)|rsvp|deadline|sign[\s-]?up|register|registration|return (?:the|your|this|it|them|signed)|turn in|hand in|send (?:in|a|an|the|your|back|it)|bring|brings|submit|order by|orders?|reply|respond|lmk|let (?:me|us) know|needs? an?|pay|drop|complete|book your|fill (?:in|out)|wear)\b/i;
/** The title of what a clause says; empty where neither it nor what is around it has one. */
export function readClause(clause: Clause, around: Surroundings): ReadClause {
  const parts = wordsOf(clause);
  const [firstDay] = clause.days;
  const before = clause.text.slice(0, firstDay?.start ?? 0);
  const own = ownTitle(parts, around.previous, around.sender);
  const isTodo = deadline.test(before) || todo.test(withoutAsides(`${own} ${before}`));
  const kind = isTodo && !/^(?:Meeting|Playdate)/.test(own) ? 'task' : 'event';
  const { celebrated } = around;
  const isHers = celebrated && kind === 'event' && (own === '' || own.includes(celebrated.name));
  const party = celebrated && birthdayTitle(clause, isHers ?? false, celebrated);
  const location = placeIn(parts.slice(1)) ?? placeIn([parts[0] ?? ''].filter((part) => /\bat\s/.test(part)));
  const isPlace = location && kind === 'event' && location.toLowerCase() !== own.toLowerCase();
  const about = isPlace ? { location } : {};
  if (party && kind === 'event') return { ...party, ...about };
  if (kind === 'task' && answers.test(own)) {
    const what = around.celebrated ? partyTitle(around.celebrated) : around.event;
    if (what) return { kind, title: `RSVP: ${what}` };
  }
  if (own && around.event && unclear.test(own)) return { kind, title: `${own}: ${around.event}` };
  const bare = parts.map(cleanTitle).find(Boolean) ?? '';
  const lent = instead(clause, around) || around.above.map(cleanTitle).find(Boolean);
  const title = own || lent || (saysLittle(bare) ? '' : bare);
  return { kind, title, ...about };
}

const withoutAsides = (text: string) => text.replaceAll(/\([^()]{0,200}\)/g, ' ');

const answers = /^(?:rsvp|let (?:me|us) know|lmk|reply|respond)\b/i;

/** Alone they do not say what for. */
const unclear = /^(?:sign up|sign up online|register|volunteers?|book your place)$/i;

/** 'How about December 3 instead?' */
const instead = ({ text }: Clause, { event }: Surroundings) =>
  (/\b(?:instead|how about|new date)\b/i.test(text) && event) || '';
