import { labelOf } from './labels.ts';
import { isRoom } from './place.ts';
import { cleanTitle } from './title.ts';
import { trimEdges } from './title-leads.ts';
import { isDistinctive, topicOf } from './topic.ts';

const pronounPattern = /^(?:we|you|they|it|i|she|he|there)\b/i;
const namelessPattern = /\b(?:it|them|yours|(?:one|some)(?=$|\s(?:by|on|before)\b))\b/i;

/** The title in the clause's own words, given as the parts between its days and times; '' if there is none. */
export function ownTitle(parts: readonly string[], previous: string, sender: string | undefined): string {
  const label = labelIn(parts.find((part) => trimEdges(part) !== '') ?? '');
  const off = parts.map(trimEdges).find((part) => /^no\s/i.test(part));
  if (label) return off && !label.includes(': ') ? `${label}: ${cleanTitle(off).toLowerCase()}` : label;
  const whole = parts.join(' ');
  const [moved] =
    whole
      .split(/\b(?:move|reschedule|postpone|push)\s(?=(?:the|our|your|this|that|his|her|my)\s|\p{Lu})/u)[1]
      ?.split(/\s(?:from|to)\b/i) ?? [];
  if (moved) return cleanTitle(moved);
  if (/\bcome over\b|\bplay ?date\b/i.test(whole)) return sender ? `Playdate with ${sender}` : 'Playdate';
  if (/\b(?:come|stop|drop) by\b|\bsit down\b/i.test(whole)) return sender ? `Meeting with ${sender}` : 'Meeting';
  let isOpen = false;
  for (const [index, said] of phrasesByCloseness(parts)) {
    const colon = /\bis\b/.test(said) && said.trimEnd().endsWith(':') ? -1 : said.lastIndexOf(': ');
    const whole = trimEdges(said.slice(colon + 1));
    const words = index > 0 && parts.length > 2 ? (whole.split(/,?\sso\s(?=please|we|you|i)\b/)[0] ?? '') : whole;
    const title = cleanTitle(words);
    const subject =
      namelessPattern.test(words) && !/\sand\s\p{L}{2,12}\s(?:it|them)\b|\b(?:pick|drop)\sthem\b/iu.test(words)
        ? topicOf(colon > 0 ? said.slice(0, colon) : previous)
        : '';
    if (subject) return withSubject(words, subject);
    if (
      /^(?:due to|because of|after|since|as|when|if|thanks to|in honor of|given)\s/i.test(words) &&
      (/,\s*$/.test(said) || (index === 0 && /^\s*(?:,|we|you|they|there)/.test(parts[1] ?? '')))
    )
      continue;
    const isPlace =
      index > 0 &&
      (/^(?:at|in)\s/i.test(words) ||
        /^\s*@/.test(said) ||
        (index > 1 &&
          (isRoom(title.split(/\s(?:\(|(?:in|at)\s)/)[0] ?? '') ||
            /^\p{Lu}\p{Ll}{1,15} \p{Lu}\p{Ll}{1,15}$/u.test(words))));
    const isAddition = index > 0 && (additionPattern.test(words) || (!isOpen && /^for\s/i.test(words)));
    if (title === '' || isAside(title, index) || isPlace || isAddition) {
      isOpen ||= invitationPattern.test(words);
      continue;
    }
    const pause = closingTitles[title.toLowerCase()];
    if (pause) return pause;
    if (!isWeak(words, title)) return title;
    isOpen = true;
  }
  return '';
}

/** 'Join us' on some day 'for the winter fair' */
const invitationPattern = /\b(?:join us|come|save the date|mark your calendars?|see you|gather|meet)\b/i;
/** Words after a day that only add to it. */
const additionPattern = /^(?:until|till|to|with|from|by|or|if|as|because|after|before|so)\s/i;
const closingTitles: Record<string, string> = { close: 'Early closing', reopen: 'Reopening' };

/** The phrases of all parts; before the day, the closest one comes first. */
function phrasesByCloseness(parts: readonly string[]): [number, string][] {
  return parts.flatMap((part, index) => {
    const thoughts = part
      .split(/;\s|\s?[•·|]\s|,\swith\s(?=[^,]{3,60}ing\son\s?$)/)
      .filter((thought) => trimEdges(thought) !== '');
    return (index === 0 ? thoughts.toReversed() : thoughts).map((thought): [number, string] => [index, thought]);
  });
}

/** 'We meet' says less than the heading above it. */
const isWeak = (said: string, title: string) =>
  !isDistinctive(title) || (pronounPattern.test(said) && !/\s/.test(title) && movementVerbPattern.test(title));

const movementVerbPattern = /^(?:reserv|book|sav|got|gather|return|depart|arriv|play|perform|finish|end|resum)/i;

const wordsWithoutTitle = new Set(
  'after school,before school,morning,mornings,afternoon,afternoons,evening,evenings,sharp,all day,mondays,tuesdays,wednesdays,thursdays,fridays,saturdays,sundays,pm,am,rain or shine,effective,beginning,starting,free,free admission,call time,call,zoom,online,virtual,in person'.split(
    ',',
  ),
);
const asidePatterns = [
  /^\d{1,9}$/,
  /^\p{Lu}\s?[-–]\s?\p{Lu}$/u,
  /^(?:ages?|grades?|years?)\s[\dk]{1,2}(?:\s?(?:[-–+&]|to|and up|and)\s?\d{0,2}){0,2}$/i,
  /^[$£€]\d[\d.,]{0,6}(?:\s(?:per|a|each)(?:\s\p{L}{1,12})?|\/\p{L}{1,12})?$/iu,
];
/** 'doors 6:15, show at 7' tell when, and not what. */
const timeLabelPattern =
  /^(?:doors?|doors open|show|showtime|curtain|kick-?off|tip-?off|first race|game time|round \d)$/i;
const isAside = (title: string, index: number) =>
  wordsWithoutTitle.has(title.toLowerCase()) ||
  [...asidePatterns, ...(index > 0 ? [timeLabelPattern] : [])].some((aside) => aside.test(title));

/** 'Nativity: Wednesday 16th' is about the nativity; 'When:' and whole sentences are no labels. */
function labelIn(part: string): string | undefined {
  const title = labelOf(part);
  if (title === undefined) return undefined;
  const rest = part.slice(part.indexOf(':') + 1).trim();
  const said = namelessPattern.test(rest) ? '' : cleanTitle(rest);
  const more = isWeak(rest, said) ? '' : said;
  if (title === '' || more === '' || isAside(more, 1)) {
    return title || undefined;
  }
  return `${title}: ${/^no\s/i.test(more) ? more.toLowerCase() : more}`;
}

/** 'Look through it' and 'Lost and found' -> 'Look through lost and found' */
function withSubject(said: string, subject: string): string {
  const inside = subject.charAt(0).toLowerCase() + subject.slice(1);
  return pronounPattern.test(said) ? subject : cleanTitle(said.replace(namelessPattern, inside));
}
