import type { Clause, Context, When } from '../reader.ts';
import { spanIn } from '../when/span.ts';
import { tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { rememberedFor } from '../words/remembered.ts';
import { type Change, isRecurring } from './change.ts';
import { findRecords, isGeneral, isKind, meaningOf } from './find-record.ts';
import type { Kept } from './kept-records.ts';
import type { RecordRequest } from './move.ts';
import { type Piece, piecesOf, withoutReasons } from './pieces.ts';
import { leavesPlace, placeFrom } from './place.ts';
import type { Meant } from './removal.ts';
import { shiftIn } from './shift.ts';

/** A request about something that is there, found by what the sentence is made of, in whatever order. */
export interface Evidence {
  found: Kept[];
  request: RecordRequest;
  meant: Meant;
}

const question =
  /^(?:what|when|where|who|whose|why|how|which|is|are|am|do|does|did|was|were|tell|show|will|add|new(?! year)|another|remind)\b/;

/** Nothing is understood unless each word has its place: a family, a day, somebody, the record's name, or where it goes. */
export function evidenceIn(clause: Clause, all: readonly Kept[], context: Context): Evidence | undefined {
  if (question.test(clause.lower)) return undefined;
  // The readers of all kinds ask the same.
  return known(all)(clause.text, () => evidence(clause, all, context, false) ?? evidence(clause, all, context, true));
}
const known = rememberedFor<Evidence | undefined>();

const unit = /^(?:\d{1,2}|an?|half|one|two|three|four|couple|minutes?|hours?|days?|weeks?)$/;
/** 'a haircut' is another one, unless it is the one that goes: 'there isn't a lesson'. */
const indefinite = new Set(['a', 'an', 'another', 'some', 'more', 'next']);
/** 'Drop Mia off at piano' */
const carrying = /\b(?:drop|pull|take) (?:off\b|\S{1,30} (?:(?:off|out|over) )?(?:at|to) )/;
const setting = /^(?:make|let's have|lets have|have) (?:the|my|our|his|her) |^(?:make|have) \p{L}{1,20}'s /u;
const states = new Set("is are will starts start begins has needs should got gets to 's".split(' '));

function evidence(
  { lower, text }: Clause,
  all: readonly Kept[],
  context: Context,
  namesAreWords: boolean,
): Evidence | undefined {
  const tokens = tokensOf(lower);
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const titles = new Set(all.flatMap(({ title, beside }) => meaningOf(`${title} ${beside ?? ''}`)));
  const isKnown = (word: string) => meaningOf(word).every((one) => titles.has(one) || isKind(one));
  const shift = shiftIn(lower);
  const isUnit = ({ kind, first }: Piece) => shift !== undefined && kind === 'word' && unit.test(wordAt(first));
  const spoken = piecesOf(lower, context, namesAreWords).filter((piece) => !isUnit(piece));
  const pieces = withoutReasons(spoken, tokens, isKnown);
  const has = (...kinds: Piece['kind'][]) => pieces.some(({ kind }) => kinds.includes(kind));
  const isOther = pieces.some(({ kind, first }) => kind !== 'when' && indefinite.has(wordAt(first)));
  const words = pieces.filter(({ kind, first }) => kind === 'word' && !indefinite.has(wordAt(first)));
  const strange = words.filter(({ first }) => !isKnown(wordAt(first)));
  const place = strange[0] && placeFrom(strange, words, lower, text);
  const names = words.filter(({ first }) => !place || first < place.first);
  const ends = has('end') || pieces.some(({ isLast }) => isLast);
  const isEnded = ends && pieces.some(({ date }) => date);
  const isStopped = !isEnded && has('end') && /\bstop\b/.test(lower);
  const goes = (['remove', 'cancel', 'skip', 'miss'] as const).find((one) => has(one));
  const isGone = /\b(?:has|have|needs|got) to go$/.test(lower);
  const going = goes ?? (isStopped || isGone ? 'remove' : undefined);
  if (ends && (isEnded ? going : !isStopped)) return undefined;
  if (has('doubt') || names.length === 0 || (isOther && !going) || carrying.test(lower)) return undefined;
  const said = names.map(({ first }) => wordAt(first)).join(' ');
  const persons = pieces.filter(({ who }) => who);
  // 'an eye exam for Leo too, same day as David's'
  if (persons.length > 1 && /\b(?:too|as well|same day as)\b/.test(lower)) return undefined;
  const denied = persons.filter(({ isOld }) => isOld);
  // 'cancel the haircut that isn't Leo's'
  const isOthers = going !== undefined && denied.length === persons.length;
  const isDenied = ({ people: theirs = [] }: Kept) =>
    isOthers && denied.some(({ who = [] }) => who.some(({ name }) => theirs.includes(name)));
  const owners = isOthers ? [] : denied.length > 0 ? denied : persons;
  const whose = wordAt((names[0]?.first ?? 0) - 1);
  const isHers = persons.length === 0 && whose === 'my';
  const people = isHers
    ? context.household.filter(({ relationship }) => relationship === 'self')
    : owners.flatMap(({ who = [] }) => who);
  const days = pieces.flatMap(({ date, isOld }) => (date && !isOld ? [date] : []));
  const fitting = findRecords(
    all.filter((kept) => !kept.isPast && !isDenied(kept)),
    said,
    { people: people.map(({ name }) => name) },
  );
  const pointed = fitting.filter((kept) => days.some((day) => kept.isOn(day)));
  const found = pointed.length > 0 ? pointed : fitting;
  if (found.length === 0 || meaningOf(said).every(isGeneral)) return undefined;
  const date = days.find((one) => found.some((kept) => kept.isOn(one)));
  const isElsewhere = days.some((one) => !found.some((kept) => kept.isOn(one)));
  const meant: Meant = { words: said, people, date, span: date ? undefined : spanIn(lower, context.asked) };
  const isAll = pieces.some(({ first }) => /^(?:all|both|every)$/.test(wordAt(first)));
  const request = { object: isAll ? `all ${said}` : said, rest: '', isPlain: false };
  if (isEnded && !found.every(isRecurring)) return undefined;
  const [newOwner] = persons.flatMap(({ isOld, first, who = [] }) =>
    !isOld && (owners !== persons || asOwner.has(wordAt(first - 1))) ? who : [],
  );
  const changeFor = (kept: Kept): Change => ({
    when: isEnded ? { until: days.at(-1) ?? '' } : newWhen(kept, pieces, whenIn(lower, context.asked).when),
    shift,
    place: place?.name,
    ...(newOwner && { childId: newOwner.id }),
  });
  const isChanged = (kept: Kept) => {
    const { when, childId } = changeFor(kept);
    return Boolean(
      shift || place || (childId && !kept.people?.includes(newOwner?.name ?? '')) || Object.keys(when).length > 0,
    );
  };
  const isNew = found.some(isChanged);
  const leaves = found.some((kept) => leavesPlace(kept, lower));
  const isElse = place !== undefined && (place.isNamed || leaves);
  if (going && !isNew)
    return isElsewhere || leaves ? undefined : { found, meant, request: { ...request, wish: going } };
  const isPointed = pieces.some(({ date: day, time }) =>
    found.some((kept) => (day && kept.isOn(day)) || time === kept.time),
  );
  const isReplaced = going === 'miss' || has('move') || isElse || (going === 'remove' && has('now') && isPointed);
  if ((going && !isReplaced) || (!isNew && has('when'))) return undefined;
  const last = names.at(-1)?.next ?? 0;
  const behind = pieces.find(({ first, kind }) => first >= last && kind !== 'person');
  // 'Yusuf's class trip to the zoo on Dec 4' names a kind of thing, and none that is there.
  const isNamed = !meaningOf(said).every(isKind);
  const isSaid = isNamed && found[0]?.kind !== 'task' && states.has(wordAt(behind?.first ?? -1));
  // 'Leo's haircut at 12'
  const isOwned = whose.endsWith("'s") && days.length === 0;
  const isTold =
    isSaid || setting.test(lower) || isOwned || isElse || isEnded || newOwner || pieces.some(({ isOld }) => isOld);
  if (!has('move') && !(isNew && (shift || isTold || has('now', 'miss')))) return undefined;
  return { found, meant, request: { ...request, wish: 'change', isPlain: !isNew, changeFor } };
}

/** 'down as Mia's', 'under Mia' */
const asOwner = new Set(['as', 'under']);

/** What differs from how it is; what it is already points at it. */
function newWhen(kept: Kept, pieces: readonly Piece[], when: When): When {
  if (when.repeats) return when;
  const said = pieces.filter(({ isOld }) => !isOld);
  const dates = new Set(said.flatMap(({ date }) => (date && !kept.isOn(date) ? [date] : [])));
  const times = new Set(said.flatMap(({ time }) => (time && time !== kept.time ? [time] : [])));
  const [date] = dates;
  const [time] = times;
  return dates.size > 1 || times.size > 1 ? {} : { ...(date && { date }), ...(time && { time }) };
}
