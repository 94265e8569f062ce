import { leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { saidLead } from '#capabilities/notices/rules/said-lead.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import { amountIn, linesWith, putPeople } from './card-contents.ts';
import { type Put, placeNamed, putText, putWhen, type Room, rooms, takeChoice, takeDenied } from './card-rooms.ts';
import { bareOf } from './correction.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import { takeMoney, takeNumber } from './frames/amounts.ts';
import { draftOf, leftOver, takeMeanings } from './frames/draft.ts';
import { takeThings } from './frames/matching-records.ts';
import { takeNote } from './frames/new-note.ts';
import { runsOf } from './frames/titles.ts';
import { takePlace } from './frames/where-said.ts';
import { withFormerDay } from './spoken-of.ts';
import { numberIn } from './words/spoken-numbers.ts';

/**
 * Updates the fields of an existing card from a message: 'make it 10', 'for Leo, not Mia', 'every week', 'at the
 * library'.
 */

export interface Amended {
  values: Values;
  /** Fields that the message mentions. */
  said: readonly string[];
  /** Number of words that matched no field. */
  left: number;
}

export interface Amending {
  /** The field we asked for: the remaining words are its value. */
  asked?: string;
  /** The message replaces what was said before, so it may contain a new name. */
  isInstead?: boolean;
}

type AmendedWith = [fields: readonly FieldSpec[], family: Family, amending: Amending];

/** 'Oh no, tomorrow is the concert. Friday then': a sentence that changes nothing is only the reason. */
export function amended(message: string, values: Values, ...more: AmendedWith): Amended | undefined {
  const [, family] = more;
  const first = amendedBy(withoutReason(message, family), values, ...more);
  const isChange = (one: Amended | undefined) =>
    one?.said.some((name) => String(one.values[name]) !== String(values[name]));
  if (!first || isChange(first)) return first;
  const [, ...behind] = message.split(reasonPattern);
  return behind.map((text) => amendedBy(text, values, ...more)).find(isChange) ?? first;
}

function amendedBy(
  message: string,
  values: Values,
  ...[fields, family, { asked, isInstead = false }]: AmendedWith
): Amended | undefined {
  const draft = draftOf(foundIn(completeFromCard(message, values), family), family);
  const next: Values = { ...values };
  const said: string[] = [];
  const names = fields.map(({ name }) => name);
  const roomFor = (room: Room) => {
    const all = rooms[room].filter((name) => names.includes(name));
    return (asked && all.find((name) => name === asked)) ?? all.find((name) => values[name] !== undefined) ?? all[0];
  };
  const put: Put = (name, value) => {
    if (!name || value === undefined) return;
    // A trip is named after its destination.
    const same = Object.keys(values).filter(
      (other) =>
        other !== name &&
        typeof value === 'string' &&
        values[other] !== null &&
        values[other] === values[name] &&
        rooms.text.some((one) => one === name),
    );
    for (const one of [name, ...same]) next[one] = value;
    said.push(name, ...same);
  };
  takeDenied(draft);
  takeMeanings(draft, 'change', 'correction', 'rename');
  putWhen(draft, values, roomFor, put);
  const note = names.includes('notes') ? takeNote(draft) : undefined;
  put('notes', note?.notes);
  put(names.includes('whatToBring') ? 'whatToBring' : 'notes', note?.bring);
  putPeople(draft, values, roomFor(takeMeanings(draft, 'hand', 'does') ? 'assignee' : 'person'), put);
  const place = roomFor('place') && (placeNamed(draft) ?? takePlace(draft));
  put(place ? roomFor('place') : undefined, place ?? undefined);
  put(roomFor('money'), roomFor('money') && takeMoney(draft));
  for (const field of fields) if (field.kind === 'choice') put(field.name, takeChoice(draft, field));
  if (names.includes('recipeId')) {
    const [recipe, ...others] = takeThings(draft, { kinds: ['recipe'] });
    if (recipe && others.length === 0) {
      put('recipeId', recipe.id);
      delete next.note;
    }
  }
  const lead = names.includes('leads') ? saidLead(`${bareOf(message)} before`) : undefined;
  put('leads', lead && [leadWords(lead)]);
  if (names.includes('quantity')) put('quantity', amountIn(draft));
  else if (Array.isArray(values.lines)) put('lines', linesWith(draft, values.lines));
  else if (roomFor('number') && values[roomFor('number') ?? ''] !== undefined) {
    const number = takeNumber(draft);
    put(
      roomFor('number'),
      number === undefined ? undefined : typeof values[roomFor('number') ?? ''] === 'number' ? number : String(number),
    );
  }
  const wantsText =
    (asked && rooms.text.some((name) => name === asked)) ||
    asked === 'lines' ||
    (isInstead && said.length === 0 && runsOf(draft).length === 1 && draft.found.words.length <= maxNameLength);
  if (wantsText) putText(draft, asked ?? (Array.isArray(values.lines) ? 'lines' : roomFor('text')), put);
  return said.length > 0 ? { values: next, said, left: leftOver(draft).words } : undefined;
}

const reasonPattern =
  /[.;!] |, (?=(?:we|i|i'm|i've|he|he's|she|she's|they|they're|because|since|the rest|the others|my|our)\b)|, (?=(?:it|it's|that's|\p{L}{1,20}'s) (?!at\b|on\b|for\b|too\b))| (?=so (?:i|we|he|she|they)\b)/iu;

/** 'make that eleven, I go in that night': what follows only gives a reason. */
function withoutReason(message: string, family: Family): string {
  const [first = ''] = message.split(reasonPattern);
  const { when, mentions, words } = foundIn(first, family);
  const isNumber = (word: string) => /^\d/.test(word) || (!/^(?:an?|one)$/.test(word) && numberIn(word) < 24);
  return when.length + mentions.length > 0 || words.some(({ word }) => isNumber(word)) ? first : message;
}

/** Longer texts are unlikely to be a new name. */
const maxNameLength = 9;

/** Completes '4 not 3', 'quarter past' and '29th' if the record already has an hour or a day. */
function completeFromCard(message: string, values: Values): string {
  const time = rooms.time.map((name) => values[name]).find((value) => typeof value === 'string');
  const date = rooms.date.map((name) => values[name]).find((value) => typeof value === 'string');
  const text = date ? withFormerDay(message.replace(bareDayPattern, '$1the $2'), date) : message;
  if (typeof time !== 'string') return text;
  const bare = bareOf(text);
  if (bareMinutesPattern.test(bare)) return text.replace(bare, `${bare} ${Number(time.slice(0, 2)) % 12 || 12}`);
  const [said = '', hour = ''] = bareHourPattern.exec(bare) ?? [];
  return numberIn(hour) < 24
    ? text.replaceAll(hourPattern, (one) => (one === said ? `at ${said.replace(/[ .]/, ':')}` : one))
    : text;
}
const bareDayPattern = /(^|[,.] |\b(?:no|to|is|on|but|mean|meant|sorry) )(\d{1,2}(?:st|nd|rd|th))\b(?! of)/i;
const bareMinutesPattern = /\b(?:quarter|half|ten|twenty) (?:past|to)$/i;
const hourPattern = /\d{1,2}(?:[: .]\d\d)?|\p{L}{1,40}/gu;
/** 'That one' is no hour. */
const bareHourPattern =
  /^(\d{1,2}|(?!one\b)\p{L}{3,6})(?:[: .]\d\d)?(?=$| ?[ap]m\b|,? (?:not|i|i'm|they|she|he|we)\b)/iu;
