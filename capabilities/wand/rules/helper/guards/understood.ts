import type { Clock, Value } from '../../tools/tool.ts';
import { addIt } from '../calendar/spoken-words.ts';
import { withoutListPurpose, withoutPurpose } from '../groceries/tail.ts';
import { isCommand, isQuestionLike } from '../message/requests.ts';
import type { Clause, Reading } from '../reader.ts';
import { isFamiliar } from '../records/families.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Titles } from '../records/titles.ts';
import { filed } from '../told/filing.ts';
import { saidDays } from '../when/choice.ts';
import { findingsIn } from '../when/findings.ts';
import { tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { heldBy } from './held-words.ts';
import { holdsAnother, leavesOut } from './left-undone.ts';
import { unservedIn } from './unserved.ts';

/** Whether all that a request says went into what it came to. */

const failing =
  /^(I can't find|I see .{1,80}, but nothing|There is no|Nothing is planned|Which |The day before what|Still on the list|Ticked off already|I did not understand)/;
/** An answer that tells why a request came to nothing. */
export const isFailing = (answer: string) => failing.test(answer);

/** Words that say what to do, where, when or how, and that no value holds. */
const serving = new Set(
  meaningOf(
    `add put get got buy bought pick picked up grab remind need want have has cancel delete remove move change skip pause resume tick untick check uncheck cross off
    mark plan make made make book schedule save note set save take took drop pop stick throw do done finish clear swap switch push reschedule
    list grocery shopping shop calendar planner menu reminder task todo event appointment birthday party subscription recipe trip packing
    pack meal breakfast lunch dinner supper snack today tomorrow tonight morning afternoon evening night noon week month year day next this
    monday tuesday wednesday thursday friday saturday sunday weekend every each other again also too well as then so but please thank thanks
    can could would will should you not no don't now just still only really actually oh hey hi ok okay wand time date hour until by about
    before after back out away down over same remember forget nudge let miss slip rush hurry there here am pm o'clock new more some any wear size cost name called kitten cat dog puppy bunny pet baby kid child boy girl born turn friend mom mum dad sister brother
        interest wishlist gift idea note allergy allergic diet shoe clothes clothing health family household favorite favourite ingredient price bill
    she he they i we it her his him our my ll ve re d fly drive leave leaving home return arrive travel stay both them those these coming husband wife time apparently instead write jot`,
  ),
);

const seams = /[,;.!?:](?= |$)|\n| [+&-] |\b(?:and|plus|but|then|also|so|with)\b/i;

const age = /\b(?:be|turns?|turning|is) \d{1,3}\b/i;

/** A piece between two seams of which no word went into a card. */
function isLost(piece: string, held: ReadonlySet<string>): boolean {
  const telling = meaningOf(piece.replace(age, '')).filter((word) => !serving.has(word));
  return telling.length > 0 && !telling.some((word) => held.has(word));
}

const weighed = /_(?:member|child|subscription)$|^(?:change|remove)_packing$/;
const kept = /^(?:change|remove|skip)_(?:appointment|event)$/;
/** Without the words that say what becomes of something that is there: 'we've agreed with the receptionist'. */
const unfamiliar = (piece: string) =>
  piece
    .split(' ')
    .filter((word) => !isFamiliar(word))
    .join(' ');

const isNew = /^(?:add_|plan_meal)/;

const asking = /\b(?:remind(?:ed|ing)?|nudge|make (?:that|it) a (?:task|to-?do|reminder))\b/i;

/** Two days were said, or two hours, and no card has one of them; of what is there already a day may only say which one is meant. */
export function losesWhen({ text }: Clause, readings: readonly Reading[], clock: Clock): boolean {
  const cards = readings.filter((one) => one.kind === 'propose');
  if (cards.length === 0 || !cards.every(({ tool }) => isNew.test(tool))) return false;
  const held = cards.flatMap(({ values }) => Object.values(values));
  // What is said before she asks to be reminded tells why.
  const why = cards.every(({ tool }) => tool === 'add_task') ? Math.max(0, text.search(asking)) : 0;
  const own = addIt.test(text.slice(0, why)) ? text : text.slice(why);
  const tokens = tokensOf(own);
  const findings = findingsIn(tokens, own, clock).filter(({ role }) => role === 'plain');
  const named = findings.filter((one) => one.kind === 'day').filter(({ isName }) => !isName);
  const days = new Set(saidDays(named, tokens, false).map(({ date }) => date));
  const hours = new Set(
    findings.flatMap((one) => (one.kind === 'time' ? [`${one.from.hour}:${one.from.minute}`] : [])),
  );
  // 'Leaving February 12th, home on the 15th': of the same month.
  const isTrip = cards.every(({ tool }) => tool === 'add_trip');
  const isHeld = (date: string) =>
    held.some((value) => value === date || (isTrip && String(value).slice(7) === date.slice(7)));
  const heldHours = new Set(held.filter((value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value)));
  return (days.size > 1 && [...days].some((date) => !isHeld(date))) || hours.size > Math.max(1, heldHours.size);
}

/** Every piece of the request is in its cards; an answer tells for itself. */
export function isWhole(
  clause: Clause,
  readings: readonly Reading[] | undefined,
  titles: Titles,
  clock: Clock,
): boolean {
  if (!readings || readings.some(({ kind }) => kind === 'ask')) return false;
  const isAsked = isQuestionLike(clause.text);
  if (readings.some((one) => one.kind === 'answer' && !isAsked && isFailing(one.text))) return false;
  if (readings.length === 1 && several.test(clause.lower)) return false;
  if (unservedIn(clause.text, readings)) return false;
  const [, ...others] = clause.text.split(seams);
  if (holdsAnother(clause, readings)) return false;
  if (readings.every(({ kind }) => kind === 'answer')) return !others.some((piece) => isCommand(piece));
  const held = heldBy(readings, (id) => titles.get(id)?.words, clause.people);
  const isAboutKept = readings.every((one) => one.kind === 'propose' && kept.test(one.tool));
  // Their readers leave nothing over themselves.
  if (readings.every((one) => one.kind === 'answer' || (one.kind === 'propose' && weighed.test(one.tool))))
    return (
      !leavesOut(clause, readings, others, titles) &&
      !clause.when.time &&
      !/\b(?:same|ditto|likewise)\b/.test(clause.lower)
    );
  // Neither has a recipe a day, nor a bag: 'and plan it for Friday'.
  const isDayless = (one: Reading) => one.kind === 'propose' && /^(?:change_recipe|add_packing)$/.test(one.tool);
  if ((clause.when.date ?? clause.when.until) && readings.every(isDayless)) return false;
  // Things to buy have no hour.
  const isShopping = readings.every((one) => one.kind === 'propose' && /_groceries$/.test(one.tool));
  return (
    !(clause.when.time && isShopping) &&
    !losesWhen(clause, readings, clock) &&
    !filed(isShopping ? withoutListPurpose(clause.untimed) : clause.untimed)
      .rest.split(seams)
      .map((piece) => whenIn(isShopping ? withoutPurpose(piece) : piece, clock).untimed)
      .some((piece) => isLost(isAboutKept ? unfamiliar(piece) : piece, held))
  );
}

/** 'two reminders for me: ...' */
export const several =
  /^(?:two|three|four|a couple(?: of)?|a few|[2-5]) (?:new )?(?:reminders|appointments|events|tasks|birthdays|recipes|dates|things|to-?dos)\b.{0,40}:/;

const isPart = (value: Value | undefined, of: Value | undefined) =>
  value === null ||
  value === undefined ||
  JSON.stringify(value) === JSON.stringify(of) ||
  (typeof value === 'string' && typeof of === 'string' && value.startsWith(`${of} `)) ||
  (Array.isArray(value) && Array.isArray(of) && of.every((one) => value.some((other) => other === one)));

type Card = Extract<Reading, { kind: 'propose' }>;

/** The same record, or something new that holds all that the other does. */
const isSameCard = (one: Card, other: Card) =>
  other.tool === one.tool &&
  (one.values.id
    ? one.values.id === other.values.id
    : Object.entries(one.values).every(([name, value]) => name === 'notes' || isPart(value, other.values[name])));

/** Every card of the one is among the cards of the other. */
export const isKeptIn = (few: readonly Reading[], more: readonly Reading[]): boolean =>
  few.every(
    (one) => one.kind !== 'propose' || more.some((other) => other.kind === 'propose' && isSameCard(one, other)),
  );
