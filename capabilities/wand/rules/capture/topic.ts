import { eventNamesIn } from './happening.ts';
import { labelOf } from './labels.ts';
import { cleanTitle } from './title.ts';
import { withoutLeads } from './title-leads.ts';
import { tokensOf, wordSet } from './tokens.ts';

/** The subject of a sentence, if the next one has the date: 'Our Turkey Trot is back. Runners start on Saturday.' */

const pronounPattern = /^(?:we|you|they|it|i|she|he|there|this|that|these|those)\b/i;
const neededPattern =
  /\b(?:need|needs|want|collecting|selling|looking for|asking for|use|raffling|donate)\s(?!to\b)([^.,!?;]{2,60})/i;
const capitalizedNamePattern =
  /(?:^|\s)((?:\p{Lu}[\p{L}\d'’&-]{1,20}\s(?:(?:of|the|and|for|&)\s){0,2}){1,4}\p{Lu}[\p{L}'’-]{1,20})/u;
const quotedPattern = /["“]([^"“”]{3,40})["”]/;
const lastObjectPattern =
  /\b(?:for|about|of|on|to|in)\s(?:(?:the|a|an|our|your|their|his|her|this year['’]s)\s)?([\p{L}'’\s-]{3,40})$/iu;
const verbPattern = /\s(?:is|are|will|has|have|takes?|went|was|were|moves?|comes?|needs?)\s/;

const maxWords = 7;

export function topicOf(sentence: string): string {
  const said = withoutLeads(sentence);
  const short = (words: string | undefined) => {
    const title = cleanTitle(words ?? '');
    return title.split(' ').length <= maxWords && !pronounPattern.test(title) && isDistinctive(title) ? title : '';
  };
  const [subject = ''] = said.split(verbPattern);
  return (
    short(labelOf(sentence)) ||
    short(quotedPattern.exec(said)?.[1]) ||
    short(neededPattern.exec(said)?.[1]?.split(/\s(?:for|as|to|again)\b/)[0]) ||
    short(capitalizedNamePattern.exec(said)?.[1]) ||
    short(eventNamesIn(said).at(-1)?.name) ||
    (said.split(' ').length > 4 && (subject === said || pronounPattern.test(said))
      ? short(lastObjectPattern.exec(said)?.[1])
      : '') ||
    short(subject.slice(subject.lastIndexOf(': ') + 1))
  );
}

/** A line such as 'Family Fun Bingo!' names the subject of its whole paragraph. */
export function openingOf(sentence: string): string {
  const title = cleanTitle(sentence);
  const isName = title.split(' ').length <= maxWords && !verbPattern.test(sentence) && !pronounPattern.test(title);
  return isName &&
    (capitalizedNamePattern.exec(title)?.[1] === title || eventNamesIn(title).some(({ name }) => name === title))
    ? title
    : '';
}

/** Words about time, people and circumstances, not about the event. */
const undistinctiveWords = wordSet(
  'a an the our your their his her its my this that these those each every all any some both we you they i it he she us me them who which there here is are was be will has have had do does did can could would should must may not no of for to on at in with from by before after during until about and or but so if as than then too also just only still again please thanks thank parents families family kids children child students student girls boys guys everyone everybody everything anything whatever nothing people one ones first next last other day days date dates time times week daily meet meets start starts begin begins leave leaves arrive come comes go goes going get gets take takes make makes see hear hold run join stay plan ready available normal open welcome left need needs hands off out over down pm am noon morning afternoon lobby re ll ve d m s t yes free perfect glad happy sorry due say new now more early late held happening planned scheduled put him turn slot together mondays tuesdays wednesdays thursdays fridays saturdays sundays two three four five six door doors grateful how what works busy sell',
);

/** Whether a title has a distinctive word. */
export const isDistinctive = (title: string): boolean =>
  !/^\p{Lu}\p{L}{1,20}['’]s (?:week|turn|day|date|slot|time)$/u.test(title) &&
  (tokensOf(title).some(({ word }) => /^[\p{L}\d]/u.test(word) && !undistinctiveWords.has(word)) ||
    eventNamesIn(title).length > 0);
