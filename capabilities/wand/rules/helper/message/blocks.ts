import { type Known, piecesOf } from '../likeness/pieces.ts';
import { whenIn } from '../when/when.ts';
import { tidy } from '../words/said.ts';
import { splitWords } from '../words/words.ts';
import { deed } from './requests.ts';

/** Lists under headings, each line of which becomes a sentence of its own: 'Groceries:\nonions\n\nTo do:\ncall mom', 'dinners: thu tacos, sat soup'. */

type Sentences = (lines: readonly string[], known: Known) => string[] | undefined;

const idle = new Set(
  `the my our this next week weeks for me us list lists please new plan plans ideas of and things stuff some here here's are is these on all put add set week's`.split(
    ' ',
  ),
);

const bought: Sentences = (lines) => [`add ${lines.flatMap(splitWords).join(', ')} to the grocery list`];

/** 'call the plumber, order the cake', but not 'buy milk, eggs'. */
function deedsIn(line: string): string[] {
  const parts = line.split(/, (?:and )?|; /);
  return parts.every((part) => deed.test(`${part} `)) ? parts : [line];
}

const families: [words: ReadonlySet<string>, sentences: Sentences][] = [
  [new Set('groceries grocery shopping buy store shop supermarket'.split(' ')), bought],
  [
    new Set('do todo to-do todos task tasks reminder reminders remind remember chores jobs forget'.split(' ')),
    (lines) => lines.flatMap(deedsIn).map((deed) => `remind me to ${deed}`),
  ],
  [
    new Set('dinner dinners supper suppers meal meals menu'.split(' ')),
    (lines, known) => planned(lines, 'dinner', known),
  ],
  [new Set('lunch lunches'.split(' ')), (lines, known) => planned(lines, 'lunch', known)],
  [new Set('breakfast breakfasts'.split(' ')), (lines, known) => planned(lines, 'breakfast', known)],
  [new Set('appointment appointments event events calendar schedule dates diary'.split(' ')), (lines) => [...lines]],
];

const unchanged = /\b(?:stays?|as (?:it )?is|same as before|unchanged|no change)\b/i;

/** 'sunday roast chicken' is not always a Sunday roast. */
const dayFirst = /^(?:on )?(sun(?:day)?)(?::| -)? (?=\S)(.{2,80})$/i;
/** 'Thu - chicken soup' */
function planned(lines: readonly string[], meal: string, { clock }: Known): string[] | undefined {
  const dishes = lines
    .flatMap((line) => line.split(/[,;] (?:and )?|\. /))
    .filter((line) => !unchanged.test(line))
    .map((line) => line.replace(dayFirst, '$2 on $1'))
    .map((line) => ({ ...whenIn(line.split(/ instead of /i)[0] ?? '', clock) }));
  if (dishes.some(({ when, untimed }) => !when.date || !/\p{L}{3}/u.test(untimed))) return undefined;
  return dishes.map(({ when, untimed }) => `plan ${tidy(untimed)} for ${meal} on ${when.date}`);
}

interface Block {
  sentences: Sentences;
  /** ' for Mia', ' on friday': what the heading says of each line. */
  ending: string;
}

const spokenAs = (heading: string) => heading.replace(/\bto do\b/i, 'todo').replace(/\bto buy\b/i, 'buy');

/** What a heading stands for; undefined where it is none, or says more than that. */
function headed(heading: string, known: Known): Block | undefined {
  const pieces = piecesOf(spokenAs(heading), known);
  const isOf = pieces.filter(({ kind }) => kind === 'person' || kind === 'day');
  const own = pieces.filter((piece) => !isOf.includes(piece) && !idle.has(piece.text.toLowerCase()));
  const [word, ...others] = own.map(({ text }) => text.toLowerCase());
  const sentences = families.find(([family]) => word !== undefined && family.has(word))?.[1];
  if (others.length > 0 || (!sentences && (word !== undefined || isOf.length === 0))) return undefined;
  const ending = isOf.map(
    ({ kind, text }) => ` ${kind === 'day' ? 'on' : 'for'} ${text.replace(/^(?:on|for) |'s$/gi, '')}`,
  );
  return {
    sentences: sentences ?? ((lines) => [...lines]),
    ending: ending.filter((one) => !one.includes('week')).join(''),
  };
}

const bullet = /^(?:[-*•–]|\d{1,2}[.)]) ?(?=\S)/;

/** A line says for itself when it is, where it does. */
const withEnding = (line: string, ending: string, { clock }: Known) =>
  ending.startsWith(' on ') && whenIn(line, clock).when.date ? line : line + ending;

/** Also in one line: 'plan our dinners: thu tacos, sat soup'. */
const ofAll =
  /^(?:(?:plan|put|add|set|here's|here|is|are|our|my|the|this|next|week's|weeks|for) ){0,4}(?:dinner|lunch|breakfast|meal|menu|supper|to-? ?do|tasks?|reminders?|chores)/i;

/** The message with a sentence for each line of its lists; undefined where it holds none. */
export function unlisted(message: string, known: Known): string | undefined {
  const groups: { block?: Block; lines: string[] }[] = [];
  const rows = message.split(/\n| \/ /);
  const isLong = rows.length > 1;
  for (const raw of rows) {
    const line = raw.trim().replace(bullet, '');
    if (line === '') continue;
    const [heading = '', ...rest] = line.replace(/:$/, ': ').split(': ');
    const isHeading = heading.length < 40 && (rest.length > 0 || (isLong && heading.split(' ').length < 4));
    const block = isHeading ? headed(heading, known) : undefined;
    const above = groups.at(-1)?.block?.ending ?? '';
    // The day stands for all that follows, a person for the own lines.
    const ending = block?.sentences === bought ? '' : block?.ending || (above.startsWith(' on ') ? above : '');
    const own = rest.join(': ').trim();
    if (block) groups.push({ block: { ...block, ending }, lines: own ? [own] : [] });
    else if (groups.length > 0) groups.at(-1)?.lines.push(line);
    else groups.push({ lines: [line] });
  }
  if (!groups.some(({ block }) => block) || !(isLong || ofAll.test(message))) return undefined;
  const sentences = groups.map(({ block, lines }) => {
    const whole = lines.map((line) => withEnding(line, block?.ending ?? '', known));
    return lines.length === 0 ? [] : block ? block.sentences(whole, known)?.join('\n') : lines.join('\n');
  });
  return sentences.every((one) => one !== undefined) ? sentences.flat().join('\n') : undefined;
}
