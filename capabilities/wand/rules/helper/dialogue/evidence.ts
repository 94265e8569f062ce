import type { Values } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context } from '../reader.ts';
import { isPeopleField, type SetField, saidValues } from '../words/field-values.ts';
import { besideOf } from './beside.ts';
import { relativeDay } from './days.ts';
import { withoutDenied } from './denied.ts';
import { hourOfTask, withHour } from './hours.ts';
import { birthYear, numberSaid, shiftedValue } from './numbers.ts';
import { optionSaid } from './options.ts';
import { isEmpty, isOfSomebody, isRemark, partsOf } from './parts.ts';
import { exchanged, respelled } from './spelling.ts';
import { textSaid } from './texts.ts';
import { isIdle, type Led, ledBy } from './words.ts';

/** Which values of a card are in the words, and whether they are all that is in them. */

export interface Facing {
  /** Those that stand on the card first. */
  fields: readonly SetField[];
  subject: string;
  /** What the thing is called by its kind: 'appointment', 'subscription'. */
  kind: string;
}

/** Undefined where something else is in the words too; a reason in a clause of its own may be. */
export function evidence(facing: Facing, led: Led, context: Context): Values | undefined {
  const text = withoutDenied(led.text).replace(/\bmine\b/i, 'for me');
  const whole =
    evidenceIn(facing, text, context) ?? respelled(facing.fields, led.text) ?? exchanged(facing.fields, led.text);
  if (whole) return whole;
  const parts = partsOf(text);
  const found = parts.map((part) => changesIn(facing, part, evidenceIn(facing, ledBy(part).text, context)));
  const isKnown = (part: string, index: number) =>
    found[index] !== undefined || isEmpty(part) || (isRemark(part, context) && !thing.test(part));
  const said = found.flatMap((values) => Object.entries(values ?? {}));
  const isClear =
    said.length > 0 && said.every(([name, value]) => said.every(([other, its]) => other !== name || its === value));
  return parts.length > 1 && parts.every(isKnown) && isClear ? Object.assign({}, ...found) : undefined;
}

/** 'the milk... 2 gallons': another thing is no remark. */
const thing = /^(?:the(?! wrong\b)|my|our) \S{1,30}(?: \S{1,30})?$/i;

/** What stands on the card anyway is no change of it: 'we are out on Saturday'. */
function changesIn({ fields }: Facing, part: string, values: Values = {}): Values | undefined {
  const all = Object.entries(values);
  const changed = all.filter(([name, value]) => fields.find((one) => one.name === name)?.value !== value);
  if (all.length === 0 || (isOfSomebody(part) && changed.length < all.length)) return all.length === 0 ? undefined : {};
  return Object.fromEntries(changed);
}

function evidenceIn({ fields, subject, kind }: Facing, said: string, context: Context): Values | undefined {
  const { asked, household } = context;
  // 'called daycare' of a task to call them is no name for it.
  if (/^called /i.test(said) && /^call /i.test(subject)) return undefined;
  const shifted =
    shiftedValue(fields, said, `${subject} ${kind}`) ??
    birthYear(fields, said, asked.today) ??
    herOwn(fields, said, household);
  if (shifted) return shifted;
  const text = relativeDay(said, Object.fromEntries(fields.map(({ name, value = null }) => [name, value])), asked);
  const number = numberSaid(fields, text);
  const words = number?.rest ?? text;
  const clause = byName(clauseOf(withHour(words, fields, `${subject} ${kind}`), household, asked));
  const placed = clause.people.length > 0 ? clause.untimed.replace(forSomebody, '') : clause.untimed;
  const own = textSaid(fields, words, placed.replace(/^[, ]{0,2}and /, ''));
  if (own && !isPlace(own)) return own;
  const dated = own && isAddress(own) ? {} : withoutAbsent(fields, saidValues(fields, clause, subject), clause.lower);
  if (own) return { ...dated, ...own };
  const options = optionsSaid(fields, clause.bare.replace(absent, ' '));
  const values = { ...dated, ...hourOfTask(fields, clause, asked), ...number?.values, ...options.values };
  if (!isTaken(clause, values, subject)) return undefined;
  // Nobody is born in days to come.
  if (typeof values.birthdate === 'string' && values.birthdate > asked.today) return undefined;
  const isAll = isIdle(options.rest, `${subject} ${kind} ${besideOf(values)}`);
  return isAll && Object.keys(values).length > 0 ? values : undefined;
}

/** 'for Nora at Dr. Patel's' */
const forSomebody = /^for (?:my |our )?\p{L}{2,20},? (?=(?:at|in|with dr\.?) )/iu;

/** 'for me', where she is not one of those whose it could be: it is nobody else's. */
function herOwn(fields: readonly SetField[], said: string, household: Context['household']): Values | undefined {
  const isSomebodys = fields.some(({ name, value }) => name === 'childId' && value);
  const isNamed = household.some(({ relationship }) => relationship === 'self');
  return isSomebodys && !isNamed && /^for (?:me|myself)$/i.test(said) ? { childId: null } : undefined;
}

const absent =
  /^without\b|\b(?:isn't|is not|aren't|are not|not|won't be|can't|cannot|won't) (?:coming|going|joining|travell?ing|come|go|join|make it)\b/;

/** 'David isn't coming': all but him. */
function withoutAbsent(fields: readonly SetField[], values: Values, lower: string): Values {
  const field = fields.find((one) => isPeopleField(one) && one.kind === 'list');
  const [said, now] = [field && values[field.name], field?.value];
  if (!field || !absent.test(lower) || !Array.isArray(said)) return values;
  if (!Array.isArray(now)) return {};
  return { ...values, [field.name]: now.filter((name) => !said.includes(name)) };
}

/** She herself is meant by 'me', and not by every 'I think'. */
const byName = (clause: Clause): Clause => ({
  ...clause,
  people: clause.people.filter(
    ({ relationship, name }) =>
      relationship !== 'self' ||
      new Set(clause.lower.split(/[^\p{L}]+/u)).has(name.toLowerCase()) ||
      /\b(me|myself)\b/.test(clause.lower),
  ),
});

/** Whether each day, hour and person that was said has become a value. */
export function isTaken({ when, people }: Clause, values: Values, subject: string): boolean {
  const names = Object.keys(values);
  const has = (ending: RegExp) => names.some((name) => ending.test(name));
  return (
    (!when.date || has(/[dD]ate$|Until$/)) &&
    (!when.time || has(/[tT]ime$|^description$/)) &&
    (!when.endTime || has(/[tT]ime$|^notes$|^description$/)) &&
    (!when.repeats || has(/Frequency$/)) &&
    (people.length === 0 ||
      // 'a friend of Leo'
      has(/^(childId|travelers|affectedChildren|assignedTo|traveler|relationship)$/) ||
      people.every(({ name }) => subject.includes(name)))
  );
}

const isPlace = (values: Values) => Object.keys(values).some((name) => /[lL]ocation$|^destination$/.test(name));

const isAddress = (values: Values) => Object.values(values).some((value) => /^\d/.test(String(value)));

/** Options that are named, and the words without them. */
export function optionsSaid(fields: readonly SetField[], bare: string): { values: Values; rest: string } {
  let rest = bare;
  const values: Values = {};
  for (const field of fields) {
    if (field.kind !== 'choice' || isPeopleField(field)) continue;
    const option = optionSaid(field, rest);
    if (!option) continue;
    values[field.name] = option.value;
    rest = option.rest;
  }
  return { values, rest };
}
