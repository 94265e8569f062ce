import { placeOf, titleOf, type Words, whenWords } from '#capabilities/notices/rules/words/thing-words.ts';
import type { NoticeSettings } from '#capabilities/notices/settings-contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import type { HandedType, Proposal } from '../contract.ts';
import type { HandoffEvent, HandoffState, Role } from './events.ts';

/** The notices about hand-offs. */

type Details = NoticeSettings['details'];

export interface Story {
  event: HandoffEvent;
  state: HandoffState;
  giverName: string;
  takerName: string;
  word: string | null;
  answerWord: string | null;
  proposal: Proposal | null;
  answerBy: string;
  timeZone: string;
  /** The taker became the assignee without being asked. */
  isTakers: boolean;
  thing: {
    type: HandedType;
    title: string;
    date: CalendarDate | null;
    time: string | null;
    location: string | null;
    childName: string | null;
    /** Whether it is medical. Texts that others can see don't name medical things. */
    isPrivate: boolean;
  };
}

/** 'Tomorrow at 4:00 PM, Main Street' */
function factsOf({ thing, timeZone }: Story, at: number, details: Details) {
  const { date, time } = thing;
  if (date === null) return '';
  return `${whenWords({ day: date, time }, wallTimeAt(at, timeZone).date)}${placeOf(thing, details)}. `;
}

const inSentence = (when: string) => when.replace(/^To(?=day|morrow)/, 'to');

function deadlineOf({ answerBy, timeZone }: Story, at: number) {
  const { date: day, time } = wallTimeAt(Date.parse(answerBy), timeZone);
  return inSentence(whenWords({ day, time }, wallTimeAt(at, timeZone).date));
}

/** 'Friday, November 20 at 5:00 PM'; parts that the proposal doesn't change come from the thing. */
function proposalWords({ proposal, thing, timeZone }: Story, at: number) {
  const day = proposal?.date ?? thing.date;
  if (!proposal || !day || (proposal.date ?? proposal.time) === null) return '';
  const time = proposal.time ?? thing.time;
  return `How about ${inSentence(whenWords({ day, time }, wallTimeAt(at, timeZone).date))}? `;
}

type HandoffNotice = [title: string, body: string];

/** Notices for the person who was asked. */
function noticeToTaker(story: Story, title: string, facts: string, at: number): HandoffNotice {
  const { event, giverName: giver, isTakers } = story;
  const noNeed = "You don't need to do anything.";
  switch (event) {
    case 'ask':
      return [`${giver} asks you: ${title}`, `${facts}Please answer by ${deadlineOf(story, at)}.`];
    case 'agree':
      return [`${giver} agrees: ${title}`, `${facts}It's yours.`];
    case 'rather not':
      return [`${giver} would rather not: ${title}`, noNeed];
    case 'take back':
      return [`${giver} took it back: ${title}`, noNeed];
    case 'removed':
      return [`It's off: ${title}`, "You don't need to do it any more."];
    case 'reassigned':
      return isTakers ? [`It's yours: ${title}`, facts] : [`Someone else does it: ${title}`, noNeed];
    case 'moved':
      return [`It moved: ${title}`, `${facts}If you can't any more, please say so.`];
    default:
      return [`No answer needed any more: ${title}`, `${giver} has it back.`];
  }
}

/** Notices for the person who asked. */
function noticeToGiver(story: Story, title: string, facts: string, at: number): HandoffNotice {
  const { event, takerName: taker } = story;
  const back = "It's yours again.";
  switch (event) {
    case 'yes':
      return [`${taker} said yes: ${title}`, facts];
    case 'no':
      return [`${taker} can't: ${title}`, `${facts}${back}`];
    case 'how about':
      return [`${taker} can't like this: ${title}`, proposalWords(story, at)];
    case 'cannot':
      return [`${taker} can't after all: ${title}`, `${facts}${back}`];
    case 'done':
      return [`Done: ${title}`, `${taker} took care of it.`];
    case 'finished':
      return [`Done: ${title}`, `${taker} had said yes to it.`];
    case 'taker left':
      return [`It's yours again: ${title}`, `${taker} is no longer in the family.`];
    default:
      return [`No answer from ${taker}: ${title}`, `${facts}${back} You can ask someone else.`];
  }
}

function noticeToOwners({ state, giverName, takerName }: Story, title: string): HandoffNotice {
  const left = `${giverName} had asked, and is no longer in the family.`;
  return state === 'accepted' ? [`${takerName} still does it: ${title}`, left] : [`Nobody does it now: ${title}`, left];
}

/** A written word is quoted only where nobody else can see it, because it may be about health. */
const quoted = (name: string, word: string | null) => (word ? ` ${name}: "${word}"` : '');

export function noticeWords(story: Story, to: Exclude<Role, 'other'> | 'owners', details: Details, at: number): Words {
  const { event, giverName, takerName, word, answerWord, thing } = story;
  if (details === 'little')
    return {
      title: event === 'ask' ? `${giverName} asks you something` : 'News about a hand-off',
      body: 'Open it to see.',
    };
  const shown = titleOf(thing, details);
  const facts = factsOf(story, at, details);
  const [title, body] =
    to === 'taker'
      ? noticeToTaker(story, shown, facts, at)
      : to === 'giver'
        ? noticeToGiver(story, shown, facts, at)
        : noticeToOwners(story, shown);
  const quote =
    details !== 'full'
      ? ''
      : to === 'giver'
        ? quoted(takerName, answerWord)
        : quoted(giverName, event === 'ask' ? word : null);
  return { title, body: `${body}${quote}`.replaceAll(/\s+/g, ' ').trim() };
}
