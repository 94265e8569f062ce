import { isShopped } from '../groceries/words.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';
import { withoutEchoes } from '../told/reasons.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { orBought } from './or-bought.ts';
import { coreOf, partsOf } from './parts.ts';
import { ledBy } from './words.ts';

/** What is to be on a list that an answer told, or no longer: 'also cashews', 'add a scarf', 'take Nora off'. */

interface ToldList {
  /** How the answer heads it, with whose it is. */
  heading: RegExp;
  added?(of: string, said: string): string;
  removed?(of: string, said: string): string;
  tools: RegExp;
  /** Words for it: only there is another list of that name not meant. */
  called?: RegExp;
  /** Nothing is added where these words do not say so. */
  isSaid?: true;
  /** A food that is added to anything else is to be bought; where it may be either she is asked. */
  holdsFood?: true | 'maybe';
}

const gift = /\b(?:gifts?|presents?|wish ?list)\b/i;
const ofMember = /^change_(?:member|child)$/;
const ofGifts = {
  added: (name: string, said: string) => `add ${said} to ${name}'s gift ideas`,
  tools: /^(?:add_gift_idea|change_birthday)$/,
  called: gift,
  holdsFood: true,
} as const;
const ofPacking = {
  added: (trip: string, said: string) => `pack ${said} for ${trip}`,
  tools: /^add_packing$/,
  called: /\bpacking\b/i,
  holdsFood: true,
} as const;
const lists: readonly ToldList[] = [
  {
    heading: /^(?:Allergies of|No allergies are noted for) (\p{L}[^:.]{0,30})[:.]/u,
    added: (name, said) => `${name} is allergic to ${said}`,
    removed: (name, said) => `${name} is no longer allergic to ${said}`,
    tools: ofMember,
    holdsFood: 'maybe',
  },
  {
    heading: /^(?:Interests of|No interests are noted for) (\p{L}[^:.]{0,30})[:.]/u,
    added: (name, said) => `${name} likes ${said}`,
    removed: (name, said) => `${name} doesn't like ${said} anymore`,
    tools: ofMember,
  },
  {
    heading: /^(?:Favorite colors of|No favorite colors are noted for) (\p{L}[^:.]{0,30})[:.]/u,
    added: (name, said) => `${name}'s favorite color is ${said}`,
    tools: ofMember,
  },
  {
    ...ofGifts,
    heading:
      /^(?:Gift ideas for|No gift ideas are (?:noted|kept) for|There is no wishlist for) (\p{L}[^:.]{0,30}?)(?: yet)?[:.]/u,
  },
  {
    ...ofPacking,
    heading: /^(?:Packing list|Still to pack|The packing list) for (\p{L}[^:.]{0,40}?)(?::| is still empty)/u,
  },
  { ...ofPacking, heading: /^'(?<thing>[^']{1,40})' is not on the packing list for (\p{L}[^.]{0,40})\./u },
  { ...ofGifts, heading: /^(?:Next is )?(\p{L}[^:.\n]{0,30}?)'s (?:birthday|party)(?: is|,)/u, isSaid: true },
  {
    heading: /^To (\p{L}[^:.]{1,40}): /u,
    removed: (trip, said) => `${said} isn't coming to ${trip}`,
    tools: /^change_trip$/,
  },
  {
    heading: /^(?:To do|\d{1,3} things? to do|Nothing to do)(?= |:)(.{0,1})/,
    added: (_, said) => `add a task to ${said}`,
    tools: /^add_task$/,
    called: /\b(?:tasks?|to-?do)\b/i,
  },
];

const adding = /^(?:add|put|note)(?: down)? (.{2,40}?)(?: too| as well| also)?$/i;
/** 'add sesame to that' */
const toThat =
  /^(?:add|put) (.{2,40}) (?:to|on) (?:that|it|the list|there|the packing list|(?:his|her|the) (?:wishlist|gift ideas))$/i;
const removing =
  /^(?:take|remove|delete|cross|scratch|drop) (?:off )?(.{2,40}?)(?: off| out)?(?: (?:of |from )?(?:that|it|the list|there))?$/i;
const staying =
  /^(.{2,40}) (?:isn't|is not|aren't|won't be|can't) (?:coming|going|come|go|joining)(?: along| with us| after all)?$/i;
/** 'a gift idea: slippers', 'a kite as a present'; a comma behind it parts nothing. */
const asGift = /(?: as)?(?: an?)? ?\b(?:gift|present)(?: idea)?s?\b(?: for (?:him|her|them))?[:,]?(?= |$)/i;
const lately = / (?:these days|now|lately|recently|at the moment)(?=$|,)/i;
/** Another list is meant. */
const otherList = /\b(?:gifts?|presents?|wish ?list|packing|tasks?|to-?do)\b/i;
const elsewhere = /\b(?:grocery|groceries|shopping|calendar|cart|menu|dinner|lunch|breakfast)\b/i;
const isShort = (words: string) => words.split(' ').length <= 4;

export async function aboutToldList(context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  const answer = last?.proposals.length === 0 ? (last.answer ?? '') : '';
  const list = lists.find(({ heading }) => heading.test(answer));
  const told = list?.heading.exec(answer);
  const of = told?.at(-1);
  if (!list || of === undefined || isElsewhere(list, asked.message)) return undefined;
  const sentence = sentenceFor(list, of, answer, context)?.replace(' it ', ` ${told?.groups?.thing ?? 'it'} `);
  const readings = sentence ? await read(clauseOf(sentence, household, asked), context) : undefined;
  if (!readings?.every((one) => one.kind === 'propose' && list.tools.test(one.tool))) return undefined;
  const [made] = readings;
  const either = list.holdsFood === 'maybe' && made?.kind === 'propose' ? orBought(asked.message, made, of) : undefined;
  return either ? [either] : readings.map((one) => ({ ...one, quote: asked.message }));
}

/** 'add sunflower butter to the list': what somebody is allergic to stands on none. */
const theList = /\b(?:to|on|onto|off|from|of) (?:the|our|my) list\b/i;

function isElsewhere({ called, isSaid, holdsFood }: ToldList, message: string): boolean {
  const isCalled = called?.test(message) === true;
  const isOther = elsewhere.test(message) || (holdsFood === 'maybe' && theList.test(message));
  return isOther || (isSaid ? !isCalled : otherList.test(message) && !isCalled);
}

function sentenceFor(list: ToldList, of: string, answer: string, context: Context): string | undefined {
  const plainly = withoutEchoes(context.asked.message).replace(lately, '');
  const message = list.called === gift ? plainly.replace(asGift, ' ').replaceAll('  ', ' ') : plainly;
  const [first = ''] = partsOf(message);
  const whole = withoutPoliteness(coreOf(message, context) ?? message)
    .replace(asGift, ' ')
    .trim();
  const said = removing.test(withoutPoliteness(first)) ? withoutPoliteness(first) : whole;
  const gone = removing.exec(said)?.[1] ?? staying.exec(said)?.[1];
  if (gone) return isShort(gone) ? list.removed?.(of, gone) : undefined;
  const added = toThat.exec(said)?.[1] ?? adding.exec(said)?.[1];
  const led = ledBy(added ?? said);
  const isNamed = list.isSaid && !/^(?:add|put|note)?$/i.test(said);
  const isAdded =
    added !== undefined || isNamed || ledBy(message).isFurther || (led.isCorrection && answer.startsWith('No '));
  // 'add milk' is to be bought, whatever was asked before; 'add cashews too' is one more of these.
  const isFood =
    !list.holdsFood &&
    !ledBy(message).isFurther &&
    added !== undefined &&
    (!toThat.test(said) || theList.test(said)) &&
    isShopped(led.text);
  return isAdded && !isFood && (isShort(led.text) || list.tools.test('add_task'))
    ? list.added?.(of, led.text)
    : undefined;
}
