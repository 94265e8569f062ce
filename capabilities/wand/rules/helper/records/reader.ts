import { dayDate } from '#core/dates.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { spanIn } from '../when/span.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { rememberedFor } from '../words/remembered.ts';
import { spelled } from '../words/said.ts';
import { listed, withoutArticle } from '../words/words.ts';
import { type Evidence, evidenceIn } from './evidence.ts';
import { beginsWithDeed } from './families.ts';
import { findRecords, meaningOf } from './find-record.ts';
import { fitsWish } from './fits-wish.ts';
import { type Kept, type KeptKind, keptFor, keptLabel } from './kept-records.ts';
import type { RecordRequest } from './move.ts';
import { leavesPlace } from './place.ts';
import type { Meant } from './removal.ts';
import { requestIn } from './request.ts';
import { areAllMeant, whichOf } from './which.ts';
import { readingsFor } from './wishes.ts';

const somethingNew = /^(a|an|another|new|one|some|it|that|this|them|everything) |^(it|that|this|them|everything|)$/;

/** 'Skip swim, we're in Tahoe', with the verb put before both: what follows it there is no record but a reason. */
const sentence =
  /^[a-z]+ (?:off |out |of )?(?:we|i|they|he|she|it|you)(?:'re|'m|'s|'ll|'ve| are| am| is| will| have| has) /;
const isShared = (lower: string) => sentence.test(lower) && (lower.startsWith('skip ') || beginsWithDeed(lower));

/**
 * What is asked about things that are there. Each kind of thing has its reader, but the words alone do not say which kind is
 * meant, so all are searched and the reader of the kind that fits best speaks.
 */
export const aboutKept =
  (kind: KeptKind, requestOf = plainRequest): Reader =>
  async (clause, context) => {
    if (isShared(clause.lower)) return undefined;
    const all = await keptFor(clause, context);
    const request = requestOf(clause, context);
    const isOld = request && (request.wish === 'note' || !somethingNew.test(request.object));
    const meant = isOld && meantBy(request, context);
    const found = isOld && meant ? (sayingLess(all, meant, context) ?? recordsFor(all, request, meant, clause)) : [];
    const isElsewhere = request && goes.has(request.wish) && found.some((kept) => leavesPlace(kept, clause.lower));
    const told =
      isOld && meant && found.length > 0 && !isElsewhere && outcome(kind, { found, request, meant }, clause, context);
    if (told) return told;
    const pieced =
      requestOf === plainRequest && (found[0]?.kind ?? kind) === kind ? evidenceIn(clause, all, context) : undefined;
    if (pieced) {
      const fitting = pieced.found.filter(fitsWish(pieced.request, clause));
      return outcome(kind, { ...pieced, found: fitting }, clause, context);
    }
    const isNothing = kind === 'appointment' && found.length === 0;
    return isOld && meant && isNothing ? nothing(all, request, meant, clause) : undefined;
  };

/** What a request comes to for the records that it may mean, said by the reader of their kind. */
function outcome(
  kind: KeptKind,
  { found, request, meant }: Evidence,
  clause: Clause,
  { asked, ownWords = asked.message }: Context,
) {
  if (found[0]?.kind !== kind) return undefined;
  const readings = found.map((kept) => readingsFor(kept, request, meant, clause, asked));
  if (/^(both|all)\b/.test(request.object)) return readings.flatMap((one) => one ?? []);
  if (areAllMeant(found, request, ownWords))
    return readings.every(Boolean) ? readings.flatMap((one) => one ?? []) : undefined;
  return found.length === 1 ? readings[0] : whichOf(found, readings, clause);
}

const known = rememberedFor<RecordRequest | undefined>();

function plainRequest(clause: Clause, { asked }: Context): RecordRequest | undefined {
  const tellsWhen = (words: string) => {
    const { date, time, repeats, until } = whenIn(words, asked).when;
    return Boolean(date ?? time ?? repeats ?? until);
  };
  return known(asked)(clause.lower, () => requestIn(clause.lower, tellsWhen));
}

/** The day that the words for the record name, and the words without it. */
function meantBy({ object }: RecordRequest, { asked, household }: Context): Meant {
  const { when, untimed } = whenIn(object, asked);
  const people = peopleIn(untimed.replace(stretch, '').trim(), household);
  const { date, time } = when;
  return {
    words: people.without,
    people: people.people,
    date,
    time,
    span: spanIn(object.replace(forSome, '$1the next '), asked),
  };
}

/** 'cancel swimming for the next two weeks', 'for the rest of the month' */
const stretch =
  /,? ?\b(?:for|over|during|in) (?:the )?(?:(?:next|coming|following) )?(?:\d{1,2}|an?|two|three|four|five|six|few|couple(?: of)?|rest of|remainder of) (?:the |this )?(?:days?|weeks?|months?|year)$|,? for (?:the )?(?:rest|remainder)(?: of)?$/i;
/** From now on, where nothing else is said. */
const forSome = /\b(for )(?=(?:\d{1,2}|two|three|four|five|six|a few|a couple of) (?:weeks|months)$)/i;

/** 'Cancel Mia's haircut and move Leo's to noon': what the message names already; and 'the trip', where there is only one. */
function sayingLess(all: readonly Kept[], { words, people }: Meant, { asked }: Context): Kept[] | undefined {
  const [said, ...more] = meaningOf(words);
  if (more.length > 0) return undefined;
  const message = meaningOf(asked.message);
  const names = people.map(({ name }) => name);
  const isTheirs = (kept: Kept) =>
    kept.people?.some((name) => names.includes(name)) && meaningOf(kept.title).every((word) => message.includes(word));
  const isOfKind = (kept: Kept) => kept.kind === said;
  const found = all.filter((kept) => !kept.isPast && (said ? isOfKind(kept) : isTheirs(kept)));
  return found.length === 1 ? found : undefined;
}

function recordsFor(all: readonly Kept[], request: RecordRequest, meant: Meant, clause: Clause): Kept[] {
  const isWeek = meant.span && meant.span.from !== meant.span.to;
  const pointers = { people: meant.people.map(({ name }) => name), date: isWeek ? undefined : meant.date };
  const words = withoutArticle(meant.words);
  // 'My 3:30 on Thursday'
  const isHour = meant.time && meant.date && /^(?:my|the|our)?$/.test(words);
  const find = (records: readonly Kept[], said: string) =>
    findRecords(records.filter(fitsWish(request, clause)), said, pointers);
  const search = (records: readonly Kept[]) => {
    if (isHour) return records.filter((kept) => kept.time === meant.time && kept.isOn(meant.date ?? ''));
    const found = find(records, words);
    const noted = request.wish === 'note' && found.length !== 1 ? meaningOf(request.rest) : [];
    const named =
      noted.length > 0 ? records.filter(({ title }) => meaningOf(title).every((word) => noted.includes(word))) : [];
    return named.length > 0 ? named : found;
  };
  const possible = request.wish === 'done' ? all.filter(({ kind }) => kind === 'task') : all;
  const toCome = search(possible.filter(({ isPast }) => !isPast));
  if (toCome.length > 0 || request.wish === 'change') return toCome;
  return search(possible.filter(({ isPast }) => isPast));
}

const goes = new Set<RecordRequest['wish']>(['remove', 'cancel', 'skip', 'miss']);
function nothing(all: readonly Kept[], request: RecordRequest, meant: Meant, clause: Clause): Reading[] | undefined {
  if (!request.isPlain) return undefined;
  const { date: day, ...anyDay } = meant;
  const elsewhere = day ? recordsFor(all, request, anyDay, clause) : [];
  const [only] = elsewhere;
  if (only && day)
    return [{ kind: 'answer', text: `I see ${keptLabel(only, true)}, but nothing like it on ${dayDate(day)}.` }];
  const theirs = meant.people.length > 0 ? recordsFor(all, request, { ...anyDay, people: [] }, clause) : [];
  const instead = theirs.length > 0 ? `, only ${listed(theirs.map((kept) => keptLabel(kept)))}` : '';
  return [{ kind: 'answer', text: `I can't find '${spelled(clause.text, request.object)}'${instead}.` }];
}
