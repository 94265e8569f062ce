import { calendarMeanings } from './lexicon/calendar.ts';
import { foodMeanings } from './lexicon/food.ts';
import { generalMeanings } from './lexicon/general.ts';
import { otherMeanings } from './lexicon/other.ts';
import { peopleMeanings } from './lexicon/people.ts';
import { plannerMeanings } from './lexicon/planner.ts';

/**
 * The meanings of words, whatever they are about: one line per meaning. `+word` is a verb with all its forms; '...'
 * matches up to six words between two parts ('take ... off'). To teach the helper a new sentence, it is usually enough
 * to add a word here.
 */
const meaningTables = [calendarMeanings, foodMeanings, generalMeanings, otherMeanings, peopleMeanings, plannerMeanings]
  .join('\n')
  .split('\n')
  .filter((line) => line !== '');

export interface Pattern {
  meaning: string;
  words: readonly string[];
}

const vowelPattern = /[aeiou]/;

/** 'cancel' -> cancels, canceling, cancelling, canceled, cancelled. */
function formsOf(verb: string): string[] {
  const last = verb.at(-1) ?? '';
  const isDoubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(verb);
  const third = /(?:s|x|ch|sh|z)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  if (last === 'e') return [verb, third, `${verb.slice(0, -1)}ing`, `${verb}d`];
  if (last === 'y' && !vowelPattern.test(verb.at(-2) ?? ''))
    return [verb, third, `${verb}ing`, `${verb.slice(0, -1)}ied`];
  const doubled = isDoubled ? [`${verb}${last}ing`, `${verb}${last}ed`] : [];
  return [verb, third, `${verb}ing`, `${verb}ed`, ...doubled];
}

function patternsIn(line: string): Pattern[] {
  const [meaning = '', said = ''] = line.split(': ');
  return said.split('|').flatMap((phrase) => {
    // A list of verbs ends where a phrase begins.
    const words = phrase
      .trim()
      .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' - ')
      .split(' ');
    if (words.every((word) => word.startsWith('+')) && words.length > 1)
      return words.flatMap((word) => formsOf(word.slice(1)).map((form) => ({ meaning, words: [form] })));
    const [first = '', ...rest] = words;
    const heads = first.startsWith('+') ? formsOf(first.slice(1)) : [first];
    const split = words.findIndex((word, at) => at > 0 && word.startsWith('+'));
    if (split > 0)
      return [
        ...patternsIn(`${meaning}: ${words.slice(0, split).join(' ')}`),
        ...patternsIn(`${meaning}: ${words.slice(split).join(' ')}`),
      ];
    return heads.map((head) => ({ meaning, words: [head, ...rest] }));
  });
}

export const lexicon: readonly Pattern[] = meaningTables.flatMap(patternsIn);

/** Words without a meaning of their own. */
export const smallWords = new Set(
  `a an the this that these those my our your his her its their me us him them i we you he she it they i'm i'll i've i'd we're we've we'll we'd you're
  he's she's it's they're he'll she'll that's there's to for of on in at by with from and or so as is are was were be been being am do does did has have had
  will would can could should shall may might must let let's lets please pls thanks thank just also too then there here up about some any all both each
  ok okay hey hi hello oh um uh well yes yeah yep no really very actually maybe though because since cause but if when while until than into onto over
  go going gets get got gonna wanna want wants like know think need needs s t re ve ll d m one ones thing things it's again still already now today
  sure sorry quick quickly possible kindly dear lovely great good nice wand mothership hope ya yet else ever even`.split(
    /\s+/,
  ),
);
