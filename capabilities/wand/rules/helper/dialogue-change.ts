import type { CardField } from '../../card-contract.ts';
import type { Proposal } from '../../contract.ts';
import type { Value, Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { centsIn, optionIn, saidValues } from './field-values.ts';
import { withoutPoliteness } from './polite.ts';
import type { Clause, Context } from './reader.ts';
import { shiftedDate, shiftedTime, shiftIn } from './record-shift.ts';
import { asTitle } from './words.ts';

/** Corrections of what was just proposed: 'make it 4', 'no, for Leo', 'call it ...', 'an hour later'. */

const leads =
  /^(no|nope|nah|actually|sorry|oh|wait|hang on|hold on|my bad|my mistake|wrong (day|date|time|one|kid|child|person)|i got the (day|date|time) wrong|later|earlier|hmm|oops|whoops|ah|i meant?( to say)?|i mean|(that|it|this) was( meant)?( to be)?|rather|better|make (it|that|this|the time|the date)|change (it|that|this|the time|the date|the day)( to)?|move (it|that|this)( to)?|push (it|that)( to)?|switch (it|that)( to)?|reschedule (it|that)( to|for)?|set (it|that)( to)?|put (it|that)( on| under| down for)?|(can|could|shall|should) we (do|make it|say|have it|try)|how about|what about|say|i said|let's (do|make it|say)|lets (do|make it|say)|it's|its|it is|it should be|should be|that should be|she's|he's|shes|hes|they're|try|go with|do|just|only|with)[,.!]? /;
const trails =
  /[, ](instead|rather|actually|please|then|too|as well|better|works better|is better|would be better|only|sorry|i meant?|i mean|i meant to say|my bad|my mistake|oops)$/;

export interface Correction {
  /** The words without those that say that it is a correction. */
  said: Clause;
  /** What is left of them when who and when are taken away. */
  rest: string;
  isLed: boolean;
}

export function correctionIn({ asked, household }: Context): Correction {
  let text = withoutPoliteness(asked.message.replaceAll('’', "'"));
  let isLed = false;
  for (let last = ''; last !== text; ) {
    last = text;
    const lower = text.toLowerCase();
    const lead = leads.exec(`${lower} `)?.[0].length ?? 0;
    const trail = lead < text.length ? (trails.exec(lower)?.[0].length ?? 0) : 0;
    isLed ||= lead > 0 || trail > 0;
    text = withoutPoliteness(text.slice(lead, text.length - trail));
  }
  text = withoutDenied(text);
  const said = clauseOf(/^\d{1,2}$/.test(text) ? `at ${text}` : text, household, asked);
  return { said, rest: said.bare.replace(/^(for|on|at|with|to|by|from|is|and|the)$/i, ''), isLed };
}

/** 'Leo, not Mia', 'not Mia, Leo' */
function withoutDenied(text: string): string {
  const rest = text.replace(/^not [^,]{1,40}, (?:but )?/i, '');
  const at = rest.toLowerCase().lastIndexOf(' not ');
  return at > 0 && rest.length - at < 40 ? rest.slice(0, at).replace(/,$| and$/, '') : rest;
}

const named: [pattern: RegExp, fields: string[]][] = [
  [
    /^(?:call it|name it|rename it(?: to)?|title it|(?:change|set|make) the (?:title|name)(?: to| into)?|(?:the )?(?:title|name)(?: should be| is|:)) (.+)$/i,
    ['title', 'name', 'serviceName'],
  ],
  [
    /^(?:add (?:a|the) note|with (?:a|the) note|(?:a )?notes?)(?: that says| saying| that|:)? (.+)$/i,
    ['notes', 'description', 'note'],
  ],
  [
    /^(?:(?:the )?(?:location|place|address)(?: is| to|:)?|(?:change|set) the (?:location|place|address) to|it's at|it is at|its at|at) (.+)$/i,
    ['location', 'partyLocation', 'destination'],
  ],
];

function namedValue(fields: readonly CardField[], { when }: Clause, message: string): Values | undefined {
  const words = withoutPoliteness(message.replaceAll('’', "'"));
  for (const [pattern, names] of named) {
    const value = pattern.exec(words)?.[1];
    const field = fields.find(({ name }) => names.includes(name));
    const isWhen = names.includes('location') && (when.time ?? when.date);
    if (value && field && !isWhen) return { [field.name]: asTitle(value) };
  }
  return undefined;
}

/** 'an hour later', 'a week earlier' than it stands on the card. */
function shiftedValue(fields: readonly CardField[], message: string): Values | undefined {
  const shift = shiftIn(message.toLowerCase());
  const field = shift && fields.find(({ kind }) => kind === (shift.minutes ? 'time' : 'date'));
  if (!shift || !field || typeof field.value !== 'string' || message.split(' ').length > 8) return undefined;
  const value = shift.minutes ? shiftedTime(field.value, shift.minutes) : shiftedDate(field.value, shift.days);
  return value ? { [field.name]: value } : undefined;
}

/** Values for a card; undefined where the words are no correction of it. */
export function correctedValues(
  { fields, subject }: Proposal,
  correction: Correction,
  message: string,
): Values | undefined {
  const { said, rest, isLed } = correction;
  const own = namedValue(fields, said, message) ?? shiftedValue(fields, message);
  if (own) return own;
  if (rest === '') {
    const values = saidValues(fields, said, subject);
    return Object.keys(values).length > 0 ? values : undefined;
  }
  if (!isLed && rest.split(' ').length > 3) return undefined;
  const chosen = fields.filter(({ kind }) => kind === 'choice').flatMap((field) => optionNamed(field, rest));
  if (chosen.length === 1) return { ...chosen[0], ...saidValues(fields, said, subject) };
  const money = fields.find(({ kind }) => kind === 'money');
  const isAmount = /^(at )?\$? ?\d+([.,]\d\d)?( dollars| bucks)?( a month| a year)?$/.test(said.lower);
  return money && isLed && isAmount ? { [money.name]: centsIn(said.lower) ?? null } : undefined;
}

/** An option, where the words say that and nothing else. */
function optionNamed(field: CardField, rest: string): Values[] {
  const value = optionIn(field, rest);
  const label = field.options.find((option) => option.value === value)?.label.toLowerCase() ?? '';
  const others = rest
    .toLowerCase()
    .replace(label, '')
    .replaceAll(/\b(a|an|the|for|as|it|with|to|is)\b/g, '');
  return value !== undefined && !/[\p{L}\d]/u.test(others) ? [{ [field.name]: value }] : [];
}

/** What stands on a card now. */
export const valuesOf = ({ fields }: Proposal): Values =>
  Object.fromEntries(fields.map(({ name, value }): [string, Value] => [name, value]));
