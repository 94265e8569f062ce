import { labelOf } from './labels.ts';
import { isRoom } from './place.ts';
import { cleanTitle } from './title.ts';
import { trimEdges, withoutLeads } from './title-leads.ts';

const pronouns = /^(?:we|you|they|it|i|she|he|there)\b/i;
const generic =
  /^(?:its|have|meet|sell|come|start|see you|go|begin|leave|join us|perform|play|gather|be there|look forward|how|how about|what|what about|every|time|works|free|available|busy|welcome|everyone|all|both|families|parents|children|students)$/i;

export const saysLittle = (title: string) => generic.test(title);

const nameless = /\b(?:it|them|yours|(?:one|some)(?=$|\s(?:by|on|before)\b))\b/i;

/** The title that a clause has in its own words, which are given as the parts between its days and times; '' for none. */
export function ownTitle(parts: readonly string[], previous: string, sender: string | undefined): string {
  const label = labelIn(parts.find((part) => trimEdges(part) !== '') ?? '');
  if (label) return label;
  const whole = parts.join(' ');
  const [moved] = whole.split(/\b(?:move|reschedule|postpone|push)\s/i)[1]?.split(/\s(?:from|to)\b/i) ?? [];
  if (moved) return cleanTitle(moved);
  if (/\bcome over\b|\bplay ?date\b/i.test(whole)) return sender ? `Playdate with ${sender}` : 'Playdate';
  if (/\b(?:come|stop|drop) by\b|\bsit down\b/i.test(whole)) return sender ? `Meeting with ${sender}` : 'Meeting';
  let isOpen = false;
  for (const [index, said] of thoughtsIn(parts)) {
    const colon = /\bis\b/.test(said) && said.trimEnd().endsWith(':') ? -1 : said.lastIndexOf(': ');
    const words = trimEdges(said.slice(colon + 1));
    const title = cleanTitle(words);
    const subject =
      nameless.test(words) &&
      !/\s(?:and\s\p{L}{2,12}|pick|drop)\s(?:it|them)\b|^(?:pick|drop)\s(?:it|them)\b/iu.test(words)
        ? subjectOf(colon > 0 ? said.slice(0, colon) : previous)
        : '';
    if (subject) return withSubject(words, subject);
    if (
      /^(?:due to|because of|after|since|as|when|if|thanks to|in honor of|given)\s/i.test(words) &&
      /,\s*$/.test(said)
    )
      continue;
    if (/^it(?:['’]s|\sis|\swill be)\s(?:at|in|on|from)\b/i.test(words)) continue;
    const isPlace =
      index > 0 &&
      (/^(?:at|in)\s/i.test(words) || /^\s*@/.test(said) || (index > 1 && isRoom(title.split(' (')[0] ?? '')));
    const isAddition = index > 0 && (additions.test(words) || (!isOpen && /^for\s/i.test(words)));
    if (title === '' || isAside(title, index) || isPlace || isAddition) {
      isOpen ||= invites.test(words);
      continue;
    }
    const pause = closing[title.toLowerCase()];
    if (pause)
      return [
        pause,
        ...parts
          .slice(index + 1)
          .map(trimEdges)
          .filter((more) => /^for\s/.test(more)),
      ].join(' ');
    if (!isWeak(words, title)) return `${title}${rivalIn(parts[index + 1])}`;
    isOpen = true;
  }
  return '';
}

/** 'Join us' on some day 'for the winter fair' */
const invites = /\b(?:join us|come|save the date|mark your calendars?|see you|gather|meet)\b/i;
/** What stands behind a day and only adds to it. */
const additions = /^(?:until|till|to|with|from|by|or|if|as|because|after|before|so)\s/i;
const closing: Record<string, string> = { close: 'Early closing', reopen: 'Reopening' };

/** The thoughts of the parts: of what stands before the day the nearest to it first. */
function thoughtsIn(parts: readonly string[]): [number, string][] {
  return parts.flatMap((part, index) => {
    const thoughts = part
      .split(/;\s|\s?[•·|]\s|,\swith\s(?=[^,]{3,60}ing\son\s?$)/)
      .filter((thought) => trimEdges(thought) !== '');
    return (index === 0 ? thoughts.toReversed() : thoughts).map((thought): [number, string] => [index, thought]);
  });
}

/** 'Game' and, behind the time, 'vs Tigers, arrive early' */
const rivalIn = (part = '') =>
  /^\s*(?:vs\.?|against)\s[^,.;()]{2,40}/i.exec(part)?.[0].replace(/^\s*/, ' ').trimEnd() ?? '';

/** 'We meet' says less than the heading above it, 'We close' does not. */
const isWeak = (said: string, title: string) =>
  (saysLittle(title) && !/^(?:our |the )?(?:play|meet)\s(?:is|will)\b/i.test(said)) ||
  (pronouns.test(said) && !/\s/.test(title) && moves.test(title));

const moves =
  /^(?:reserv|book|schedul|sav|set|plan|got|put|meet|leav|go|start|begin|gather|com|be|return|depart|arriv|play|perform|finish|end|resume|do|have|see|hold|run|free|back|need|open|join|us|also|all)/i;

const idle = new Set(
  'after school,before school,morning,mornings,afternoon,afternoons,evening,evenings,sharp,all day,mondays,tuesdays,wednesdays,thursdays,fridays,saturdays,sundays,pm,am,rain or shine,effective,beginning,starting,free,free admission,call time,call,zoom,online,virtual,in person'.split(
    ',',
  ),
);
const asides = [
  /^\d{1,9}$/,
  /^(?:ages?|grades?|years?)\s[\dk]{1,2}(?:\s?(?:[-–+&]|to|and up|and)\s?\d{0,2}){0,2}$/i,
  /^[$£€]\d[\d.,]{0,6}(?:\s(?:per|a|each)(?:\s\p{L}{1,12})?|\/\p{L}{1,12})?$/iu,
];
/** 'doors 6:15, show at 7' tell when, and not what. */
const timeLabels = /^(?:doors?|doors open|show|showtime|curtain|kick-?off|tip-?off|first race|game time|round \d)$/i;
const isAside = (title: string, index: number) =>
  idle.has(title.toLowerCase()) || [...asides, ...(index > 0 ? [timeLabels] : [])].some((aside) => aside.test(title));

const isNews = /^(?:moved|cancell?ed|postponed|rescheduled|starts|begins|now)\b/i;

/** 'Nativity: Wednesday 16th' is about the nativity; 'When:' and whole sentences are no labels. */
function labelIn(part: string): string | undefined {
  const title = labelOf(part);
  if (title === undefined) return undefined;
  const rest = part.slice(part.indexOf(':') + 1).trim();
  const said = nameless.test(rest) ? '' : cleanTitle(rest);
  const more = isWeak(rest, said) ? '' : said;
  if (title === '' || more === '' || saysLittle(more) || isAside(more, 1) || isNews.test(more)) {
    return title || undefined;
  }
  return `${title}: ${/^no\s/i.test(more) ? more.toLowerCase() : more}`;
}

/** What a sentence is about: the words before its verb. */
function subjectOf(sentence: string): string {
  const [, needed] =
    /^\W*(?:we|i)\b[^.]{0,30}\b(?:need|want|collecting|looking for|asking for|use)\s([^.,!?;]{2,60})/i.exec(sentence) ??
    [];
  if (needed) return cleanTitle(needed.split(/\s(?:for|as|to)\s/)[0] ?? '');
  if (pronouns.test(sentence.trim())) return '';
  const [subject = ''] = withoutLeads(sentence).split(/\s(?:is|are|will|has|have|takes?|went|was|were)\s/);
  const title = cleanTitle(subject.slice(subject.lastIndexOf(': ') + 1));
  return title.split(' ').length <= 7 && !pronouns.test(title) ? title : '';
}

/** 'Look through it' and 'Lost and found' -> 'Look through lost and found' */
function withSubject(said: string, subject: string): string {
  const inside = subject.charAt(0).toLowerCase() + subject.slice(1);
  return pronouns.test(said) ? subject : cleanTitle(said.replace(nameless, inside));
}
