import { isRoom } from './place.ts';
import { cleanTitle, trimEdges, withoutLeads } from './title.ts';

const pronouns = /^(?:we|you|they|it|i|she|he|there)\b/i;
const generic =
  /^(?:meet|sell|come|start|see you|go|begin|leave|join us|perform|play|gather|be there|look forward|how|how about|what|what about|every|time|works|free|available|busy|welcome|everyone|all|both|families|parents|children|students)$/i;

export const saysLittle = (title: string) => generic.test(title);

const nameless = /\b(?:it|them)\b/i;

/** The title that a clause has in its own words, which are given as the parts between its days and times; '' for none. */
export function ownTitle(parts: readonly string[], previous: string, sender: string | undefined): string {
  const label = labelIn(parts.find((part) => trimEdges(part) !== '') ?? '');
  if (label) return label;
  const whole = parts.join(' ');
  const [moved] = whole.split(/\b(?:move|reschedule|postpone)\s/i)[1]?.split(/\s(?:from|to)\b/i) ?? [];
  if (moved) return cleanTitle(moved);
  if (/\bcome over\b|\bplay ?date\b/i.test(whole)) return sender ? `Playdate with ${sender}` : 'Playdate';
  if (/\b(?:come|stop|drop) by\b|\bsit down\b/i.test(whole)) return sender ? `Meeting with ${sender}` : 'Meeting';
  for (const [index, part] of parts.entries()) {
    const colon = part.lastIndexOf(': ');
    const said = trimEdges(part.slice(colon + 1));
    const title = cleanTitle(said);
    const subject = nameless.test(said) ? subjectOf(colon > 0 ? part.slice(0, colon) : previous) : '';
    if (subject) return withSubject(said, subject);
    const isPlace = index > 0 && (/^(?:at|in)\s/i.test(said) || (index > 1 && isRoom(title)));
    if (title === '' || isAside(title) || isPlace) continue;
    return isWeak(said, title) ? '' : `${title}${rivalIn(parts[index + 1])}`;
  }
  return '';
}

/** 'Game' and, behind the time, 'vs Tigers, arrive early' */
const rivalIn = (part = '') =>
  /^\s*(?:vs\.?|against)\s[^,.;()]{2,40}/i.exec(part)?.[0].replace(/^\s*/, ' ').trimEnd() ?? '';

/** 'We meet' says less than the heading above it. */
const isWeak = (said: string, title: string) => saysLittle(title) || (pronouns.test(said) && !/\s/.test(title));

const isAside = (title: string) =>
  /^(?:after school|before school|mornings?|afternoons?|evenings?|sharp|all day|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|\d+|pm|am|rain or shine)$/i.test(
    title,
  );

const isNews = /^(?:moved|cancell?ed|postponed|rescheduled|starts|begins|now)\b/i;

/** 'Nativity: Wednesday 16th' is about the nativity; 'When:' and whole sentences are no labels. */
function labelIn(part: string): string | undefined {
  const colon = part.indexOf(':');
  if (colon < 3 || colon > 60) return undefined;
  const label = part.slice(0, colon);
  if (
    /\b(?:is|are|will|we|you|please|has|have|can|takes|reminder|note|when|date|your|what|time|where|update|attention|important|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|next up|schedule|hours|dates|calendar|reminders|events)\b/i.test(
      label,
    )
  )
    return undefined;
  if (/\b(?:parents|families|everyone|team|all)$/i.test(label)) return undefined;
  const title = cleanTitle(label);
  const rest = part.slice(colon + 1).trim();
  const more = nameless.test(rest) || pronouns.test(rest) ? '' : cleanTitle(rest);
  if (title === '' || more === '' || saysLittle(more) || isAside(more) || isNews.test(more)) {
    return title || undefined;
  }
  return `${title}: ${/^no\s/i.test(more) ? more.toLowerCase() : more}`;
}

/** What a sentence is about: the words before its verb. */
function subjectOf(sentence: string): string {
  const [subject = ''] = withoutLeads(sentence).split(/\s(?:is|are|will|has|have|takes?|went|was|were)\s/);
  const title = cleanTitle(subject.slice(subject.lastIndexOf(': ') + 1));
  return title.split(' ').length <= 7 && !pronouns.test(title) ? title : '';
}

/** 'Look through it' and 'Lost and found' -> 'Look through lost and found' */
function withSubject(said: string, subject: string): string {
  const inside = subject.charAt(0).toLowerCase() + subject.slice(1);
  return pronouns.test(said) ? subject : cleanTitle(said.replace(nameless, inside));
}
