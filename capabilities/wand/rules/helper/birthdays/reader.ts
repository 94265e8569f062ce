import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { dateParts } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { aboutKept } from '../records/reader.ts';
import { filed } from '../told/filing.ts';
import { withoutBeside } from '../told/told-beside.ts';
import { numberOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { asTitle, splitWords, withoutArticle } from '../words/words.ts';
import { bornBefore, comesSoon, inSameMonth, isLongAgo, lastOf, newborn } from './days.ts';
import { giftIdea } from './gifts.ts';
import { changeOrNew, goneByName, keptAs } from './kept.ts';
import { isOfHousehold, nameIn } from './name.ts';
import { isOfMember, party, withItsParty, withParty } from './party.ts';
import { about, ofThem, relationshipIn, willBe } from './words.ts';
import { agedNow } from './years.ts';

const aboutBirthday = aboutKept('birthday');

/** Birthdays of family and friends; those of the household are birthdates of its members. */
export const birthdayReader: Reader = async (clause, context) =>
  (await giftIdea(clause, context)) ??
  (await party(clause, context)) ??
  (isOfMember(clause)
    ? undefined
    : ((await agedNow(clause, context)) ??
      (await aboutBirthday(clause, context)) ??
      (await goneByName(clause, context)) ??
      (await newBirthdays(clause, context))));

const somebody =
  /\b(?:friend|buddy|neighbou?r|cousin|classmate|aunt|auntie|uncle|grandma|grandpa|niece|nephew|brother|sister|mom|mum|dad|mr|mrs|ms|miss|teacher|coach|from (?:school|daycare|work|preschool|church|class))\b/;
const shortForm = /^(my |our )?\S{1,40}s is\b|^(?:add|put in|save|make) (?:one|another|a new one) for /;
const other = /\b(gifts?|presents?|ideas?|household)\b|^\S{2,20} turn\b/;
const asks = /^(what|when|where|who|whose|why|how|which|is|are|do|does|did)\b/;
const turning =
  /\b(?:turns|turned|turning|turn|will be(?! turning)|(?<=')ll be(?! turning)|is going to be|is(?= \d{1,3} on\b))\s{1,9}(\d{1,3}|[a-z]{1,30})\b/i;
/** 'Uncle Ray's 60th birthday' */
const ofAge = /\b(\d{1,3})(?:st|nd|rd|th) (?=birthday|bday)/i;
const bornIn = /[,.;]?(?: and)?(?: he| she| they)?(?: was| were)? born(?: in)? (\d{4})\b/i;
/** 'Zoe's birthday is May 3, she would love a kite' */
const wished =
  /(?:[,;.] ?(?:and )?| and )(?:he|she|they)?(?: would (?:really )?(?:love|like)|'d (?:really )?(?:love|like)| wants| wishes for| is after) /i;
const ideasIn = (words: string): Values =>
  words ? { giftIdeas: splitWords(words).map((idea) => asTitle(withoutArticle(idea))) } : {};
const ownerFirst = /^((?:my |our |her |his )?(?:\p{L}{1,20} ){0,2}\p{L}{2,20}'s)(?=,| on | is | in )/iu;
/** 'and Sophie's, June 12' */
const spelledOut = (part: string) => (about.test(part.toLowerCase()) ? part : part.replace(ownerFirst, '$1 birthday'));

/** 'two birthdays for you: ...' */
const counting =
  /^(?:(?:add|save|here are|note) )?(?:two|three|four|some|a few|these|the|2|3)(?: new| more)? (?:birthdays|bdays)[^:,]{0,30}[:,] /i;
const tellsMore =
  /\d|\b(?:birthday|bday|name|born|turns|turning|party|love|like|likes|wants|wishes|friends?|family|it's|it is|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

async function newBirthdays(said: Clause, context: Context): Promise<readonly Reading[] | undefined> {
  const clause = withItsParty(said, context);
  const { lower, text } = clause;
  // 'zoes birthday is may 3 and bens is june 11'
  const isAbout =
    about.test(lower) ||
    (willBe.test(lower) && somebody.test(lower) && clause.when.date !== undefined) ||
    counting.test(context.asked.message) ||
    (somebody.test(lower) &&
      clause.untimed.split(' ').length <= 4 &&
      isLongAgo(clause.when.date, context.asked.today)) ||
    (about.test(context.asked.message) && (shortForm.test(lower) || ownerFirst.test(text))) ||
    isSomebodysDay(clause, context);
  if (!isAbout || asks.test(lower) || other.test(lower)) return undefined;
  const told = withoutBeside(filed(text.replace(counting, '')).rest, (part) => tellsMore.test(part));
  const [main = '', wish = ''] = told.split(wished);
  const { before, party } = withParty(main, context.asked);
  if (/\bparty\b/i.test(before)) return undefined;
  const parts = before
    .split(/,? and (?:also )?/i)
    .map(spelledOut)
    .filter((part) => whenIn(part, context.asked).when.date);
  const each = parts.length > 1 ? parts : [before];
  const readings = await Promise.all(
    each.map((part) => newBirthday(part, { ...party, ...ideasIn(wish) }, clause, context)),
  );
  const understood = readings.filter((reading) => reading !== undefined);
  return understood.length === each.length ? understood : undefined;
}

const ofBirthdays = /\b(?:birthdays?|bdays?)\b(?! (?:cake|party|dinner|lunch|brunch|gift|present|card|invit))/i;

/** 'take Emma off the birthdays and add my friend Olivia, Jan 9': what was spoken of before says what day it is. */
function isSomebodysDay({ lower, untimed, when }: Clause, { household, asked }: Context): boolean {
  if (!when.date || when.time || when.repeats || !ofBirthdays.test(asked.message)) return false;
  const name = nameIn(untimed, household);
  if (!name || asked.message.includes(`with ${name}`)) return false;
  const isSpelled = untimed.includes(name);
  return isSpelled || ((somebody.test(lower) || /\binstead\b/.test(lower)) && name.split(' ').length < 3);
}

/** 'My brother Pete sulks whenever we forget, so save his birthday': who he is stands before the name. */
const beforeName = (name: string, message: string) =>
  message
    .slice(0, Math.max(0, message.indexOf(name)))
    .split(/[,.;!] /)
    .at(-1) ?? '';

async function newBirthday(
  said: string,
  party: Values,
  { lower, text }: Clause,
  { asked, household }: Context,
): Promise<Reading | undefined> {
  const part = said.replaceAll('’', "'").replace(bornIn, '');
  const age = turning.exec(part)?.[1] ?? ofAge.exec(part)?.[1];
  const years = numberOf(age?.toLowerCase());
  // The age is no day: 'turns 9 december 12'.
  const ageless = part.replace(ofAge, '').replace(turning, (all) => all.slice(0, -(age?.length ?? 0)));
  const { when: told, untimed } = whenIn(years ? ageless : part, asked);
  const when = { ...told, date: inSameMonth(part, told.date, asked, asked.message) };
  const name = nameIn(untimed.replace(/\b(?:and )?(?:is |was )?(?:a |an )?(?:friend|family)$/i, ''), household);
  if (!name || isOfHousehold(name, part, household, asked.today)) return undefined;
  const ofAgeOn = /\bturned\b/i.test(part) && when.date ? lastOf(when.date, asked.today) : when.date;
  const year = ofAgeOn && years ? dateParts(ofAgeOn).year - years : bornIn.exec(said)?.[1];
  const isNewborn = newborn.test(asked.message);
  const birth = isNewborn && when.date ? lastOf(when.date, asked.today) : bornBefore(when.date, asked.today);
  const date = when.date && year ? `${year}${when.date.slice(4)}` : birth;
  const more = isNewborn || ofThem.test(part) ? asked.message : beforeName(name, asked.message);
  const kin = relationshipIn(part.toLowerCase(), lower, more);
  const values = { name, relationship: kin, date: date ?? null, ...party };
  const known = keptAs(name, await asked.look(birthdaysApi.list));
  const [only] = known;
  const corrected = !date && year && only ? `${year}${only.date.slice(4)}` : undefined;
  if (only && known.length === 1 && corrected)
    return changeOrNew(only, { ...values, name: only.name }, corrected, asked.today, text);
  if (only && known.length === 1) return date ? changeOrNew(only, values, date, asked.today, text) : undefined;
  if (date) return { kind: 'propose', tool: 'add_birthday', values, quote: text };
  if (!comesSoon(lower, asked) && !/\b(?:add|save|put|note|remember|new|keep|enter|birthday (?:for|of))\b/.test(lower))
    return undefined;
  return {
    kind: 'ask',
    question: `When is ${name}'s birthday?`,
    waiting: { kind: 'missing', tool: 'add_birthday', values, field: 'date', quote: text },
  };
}
