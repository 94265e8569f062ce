import type { TitleKind } from '../records/titles.ts';
import { list, phrases } from './word-families.ts';

/** What people say for the few plain verbs that every reader knows. */

export interface Doing {
  /** '…' stands for what it is done to. */
  plain: string;
  sayings: readonly string[];
  /** What words the rest of the request holds, or which kept things it names. */
  of: RegExp;
  kinds: readonly TitleKind[];
  never?: RegExp;
}

const nothing = /(?!)/;
const happenings: readonly TitleKind[] = ['appointment', 'event', 'trip'];
const ofKind =
  /\b(?:appointments?|events?|tasks?|to-?dos?|reminders?|trips?|vacation|birthdays?|recipes?|subscriptions?|memberships?|profile|entry|meal ?plan|menu|list)\b/i;

export const doings: readonly Doing[] = [
  {
    plain: 'untick …',
    sayings: phrases(
      'remove|take|take off|take away|clear|undo|delete|erase|get rid of',
      'the|that',
      'check mark|checkmark|check|tick|tick mark',
      'from …|on …|off …|off of …|for …|next to …|beside …',
    ).concat(
      list('reopen …'),
      phrases('mark|set|put', '… as|… back to|… back as', 'not bought|unbought|not done|unchecked'),
    ),
    of: nothing,
    kinds: ['line'],
  },
  {
    plain: 'mark … as done',
    sayings: phrases('check|tick|cross', '… off', 'my|the|our', 'to-dos|todos|tasks|reminders'),
    of: nothing,
    kinds: ['task'],
  },
  {
    plain: 'pause …',
    sayings: list('halt …|freeze …|put a hold on …|deactivate …'),
    of: nothing,
    kinds: ['subscription'],
  },
  {
    plain: 'clear …',
    sayings: list('empty …|empty out …|blank …'),
    of: /\b(?:breakfast|lunch|dinner|supper)\b(?! (?:table|box|bag))/i,
    kinds: [],
  },
  { plain: 'cancel …', sayings: list('call … off'), of: nothing, kinds: happenings },
  { plain: 'move …', sayings: list('defer …|adjourn …'), of: nothing, kinds: [...happenings, 'task'] },
  {
    plain: 'copy …',
    sayings: list(
      'carry … over|carry over …|carry … forward|duplicate …|transfer …|replicate …|clone …|roll … over|roll over …|bring … over|take … over',
    ),
    of: /\b(?:meals?|menu|meal ?plan|dinners)\b.{0,60}\bweek\b|\bweek's (?:meals?|menu|meal ?plan|plan|dinners)\b/i,
    kinds: [],
  },
  {
    plain: 'move … to',
    sayings: phrases('put|push|set|move|carry|hold|shift|bump', '… back|… over|… forward', 'to|until|till').concat(
      phrases('pull|bring', '… up|… forward', 'to'),
    ),
    of: nothing,
    kinds: [...happenings, 'task'],
  },
  {
    plain: 'delete …',
    sayings: list(
      'erase …|discard …|throw out …|throw … out|throw away …|throw … away|toss out …|toss … out|toss …|chuck out …|chuck … out|trash …|dump …|expunge …|eliminate …|dispose of …|do away with …',
    ),
    of: ofKind,
    kinds: happenings,
    // 'Toss beans onto the list', 'throw a task in for Friday'
    never: /^(?:an?|some|in|on|into) |\b(?:on|onto|in|into|to) (?:the|our|my|that) /i,
  },
  {
    plain: 'add …',
    sayings: list('enter …|record …|register …|log …'),
    of: /\bnew (?:subscription|membership|cat|dog|pet|puppy|kitten)\b|\bas an? (?:family )?(?:subscription|membership|pet)\b|\b(?:family|household) members?\b|\bmember of (?:the|our) (?:family|household)\b/i,
    kinds: [],
  },
];

/** Sentences that say the same as a plain request. */
export const retold: { said: RegExp; plain: string; kinds: readonly TitleKind[]; isByName?: boolean }[] = [
  {
    // 'give Marcus another week on those gutters'
    said: /^give \p{L}{2,20} (?=(?:another|\p{L}{1,6} more|an extra) (?:day|week|month)s? (?:on|for|with|to do) )((?:\p{L}{1,7} ){1,2}(?:day|week|month)s?) (?:on|for|with|to do) (.{3,60})$/iu,
    plain: 'push $2 back $1',
    kinds: ['task'],
  },
  {
    // To when is still to be said.
    said: /^(.{3,60}?) (?:needs?|has to|have to|should|must|ought to|is going to need|wants)(?: to)?(?: be| happen| take place| go| get)?(?: moved| put)?(?: on| at| to| onto)? (?:another|an? (?:different|new|other)|some other) (?:day|date|time|slot)$/i,
    plain: 'move $1',
    kinds: [...happenings, 'task'],
    isByName: true,
  },
  {
    said: /^(?:(?:we|i) (?:need|want|would like)|(?:find|pick|get)) (?:another|an? (?:different|new|other)|some other) (?:day|date|time|slot) for (.{3,60})$/i,
    plain: 'move $1',
    kinds: [...happenings, 'task'],
    isByName: true,
  },
  {
    // 'set the flu shots for Dec 2': what is there already; 'set a haircut for Friday' is new.
    said: /^set ((?:the|\p{L}{2,20}'s) .{3,60}?) for ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|next|this|the \d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}{0,6} \d{1,2}(?:st|nd|rd|th)?)\b.{0,30})$/iu,
    plain: 'move $1 to $2',
    kinds: [...happenings, 'task'],
    isByName: true,
  },
  {
    said: /^(.{3,60}?) (?:(?:doesn't|don't) (?:need|have) to|no longer (?:needs?|has|have) to|need not|shouldn't) (?:be|stay|remain|appear) (?:in|on) (?:there|here|(?:the|our|my) (?:(?:family|birthday|to-?do|grocery|shopping) )?(?:calendar|schedule|planner|plan|lists?|records|app|system|agenda|diary|birthdays|recipes|cookbook|subscriptions|tasks|reminders))(?: any longer| anymore| any more)?$/i,
    plain: 'delete $1',
    kinds: [...happenings, 'task', 'birthday', 'subscription', 'recipe'],
  },
  {
    said: /^(?:we|i) (?:don't|no longer) (?:need|have|want) to (?:keep|have|store|track) (.{3,60}?)(?: any longer| anymore| any more)$/i,
    plain: 'delete $1',
    kinds: [...happenings, 'task', 'birthday', 'recipe'],
  },
  {
    said: /^(.{3,60}?) (?:doesn't|does not|won't|will not|don't) (?:start|begin|open|kick off) (?:until|till|before) ((?:half|quarter|a quarter|noon|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b.{0,30})$/i,
    plain: '$1 starts at $2',
    kinds: ['event'],
  },
  {
    said: /^(.{3,60}?) (?:doesn't|does not|won't|will not|don't) (?:start|begin) (?:until|till|before) ((?:half|quarter|a quarter|noon|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b.{0,30})$/i,
    plain: '$1 starts at $2',
    kinds: ['appointment'],
  },
];

/** 'Take Thrive Market out of our records' */
export const removing =
  /^(?:remove|delete|erase|drop|strike|cross|take|wipe|clear|get|discard|throw|toss)(?: out| off| rid of)? (.{2,80}?) (?:from|off|out of|out from) (?:our|the|my|your) (?:records?|system|app|files|data|database|books)$/i;
