import type { Known } from '../likeness/pieces.ts';
import { isForBoth, isQuestionLike } from '../message/requests.ts';
import { isKind, meaningOf } from '../records/find-record.ts';
import { meantTitles } from '../records/meant-title.ts';
import type { TitleKind, Titles } from '../records/titles.ts';
import { isTelling } from '../told/remark.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isPlannedBeside } from './lead.ts';

/** One deed for several things that are kept: 'get rid of the flu task and the school fair', 'the fair and the trip are both off'. */

export interface Apart {
  text: string;
  /** Of each thing the records that may be meant by it: it is read rightly where there is a card for each that is kept. */
  records: readonly (readonly string[])[];
  /** All of them are to go: what cannot be found is nothing else either. */
  isRemoval: boolean;
}

const kinds: readonly TitleKind[] = ['appointment', 'event', 'trip', 'task', 'birthday', 'recipe', 'subscription'];
const joint = /(,? (?:and|as well as|plus|so)(?: also| then)? |, |[.!?;] |\n)/i;
const isList = (sign: string) => /^,? /.test(sign);

/** What leads to a thing, and what may follow its name and still be a part of it. */
const leading = /^(?:the|that|this|my|our|his|her|their|both|all|\p{L}{1,30}'s)$/iu;
const trailing = /^(?:one|ones|recipe|subscription|membership|plan)$/i;
/** What is said of all of them, where it stands behind the last. */
const ofAll =
  /^(?::|,? (?:to|until|till|off|from|out|as|back|forward|up|done|finished|favou?rites?|is|are|was|were|got|get|gets|have|has|both|all)\b)/i;
/** 'the fair and swim tomorrow are off': what is said of all, behind what is said of the last. */
const stated = /^((?: \S{2,12}){0,2}?)((?::|,? (?:is|are|was|were|got|get|gets|have|has|can|both|all)\b).{0,80})$/i;
const told = /^ (?:is|are|was|were|got|gets|has|have|went|goes|costs?|can|needs?|moved)\b/i;
const too = /,? (?:too|as well|also)$/i;
/** 'swap the dentist and the haircut' needs both. */
const needsAll = /\b(?:swap|switch|trade|between|combine|merge|add|remind)\b/i;

interface Thing {
  before: string;
  item: string;
  behind: string;
  ids: readonly string[];
}

const isPerson = (word: string, { household }: Known) =>
  household.some(({ name }) => name.toLowerCase() === word.toLowerCase().replace(/'s$/, ''));

/** The thing of which a piece speaks, with what stands around it. */
function thingIn(piece: string, known: Known, titles: Titles): Thing | undefined {
  const { people } = peopleIn(piece, known.household, known.clock.today);
  const ids = meantTitles(kinds, { lower: piece.toLowerCase(), people }, titles).map(({ id }) => id);
  const own = new Set(ids.flatMap((id) => meaningOf(titles.get(id)?.title ?? '')));
  const words = [...piece.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index, stems: meaningOf(word) }));
  const isOwn = ({ stems }: (typeof words)[number]) => stems.length > 0 && stems.every((stem) => own.has(stem));
  let first = words.findIndex(isOwn);
  // 'holiday cards are ordered': what is said of it is no part of it, even in words of its name.
  const end = words.findIndex(({ word }, at) => at > first && told.test(` ${word}`));
  let next = words.slice(0, end < 0 ? undefined : end).findLastIndex(isOwn) + 1;
  const isTied = words.slice(first, next).every(({ stems }) => stems.every((stem) => own.has(stem) || isKind(stem)));
  if (first < 0 || !isTied) return undefined;
  while (first > 0 && leading.test(words[first - 1]?.word ?? '')) first -= 1;
  while (words[next] && (trailing.test(words[next]?.word ?? '') || words[next]?.stems.some(isKind))) next += 1;
  if (words[next]?.word === 'for' && isPerson(words[next + 1]?.word ?? '', known)) next += 2;
  const last = words[next - 1];
  const [from, to] = [words[first]?.index ?? 0, (last?.index ?? 0) + (last?.word.replace(/[:!.?]$/, '').length ?? 0)];
  return { before: piece.slice(0, from), item: piece.slice(from, to), behind: piece.slice(to), ids };
}

const ofOne = (words: string) =>
  words
    .replace(/ (?:both|all(?: three)?)\b/i, '')
    .replace(/\b(?:(?:our|my) )?(?:family |new )?favou?rites\b/i, 'a favorite');

const pointed =
  /^(?:so |and |then )?(?:please |can you |could you |just )?((?:check|tick|cross|mark|delete|remove|cancel|take|drop|scrap|pause) )(?:them both|both(?: of them)?|them all|all of them|them|those|these)(?= |$)/i;

/** 'the cards are ordered and the batteries are changed, so check both off': the deed stands behind what it is done to. */
function deedBehind(pieces: readonly string[], known: Known, titles: Titles): Apart | undefined {
  const at = pieces.findIndex((piece, index) => index > 2 && index % 2 === 0 && pointed.test(piece));
  const things = [4, 2].map((back) => thingIn(pieces[at - back] ?? '', known, titles));
  const [first, second] = things;
  if (at < 0 || !first || !second || things.some((one) => one?.before.trim() !== '')) return undefined;
  const deed = pieces[at] ?? '';
  const each = [first, second].map(({ item }) => deed.replace(pointed, `$1${item}`));
  const [before, behind] = [pieces.slice(0, at - 4).join(''), pieces.slice(at + 1).join('')];
  return { text: before + each.join('. ') + behind, records: [first.ids, second.ids], isRemoval: false };
}

const removing = /\b(?:delete|remove|erase|cancel|call off|get rid of|scrap|drop|ditch|pause) (?:both |all )?$/i;
const named = /^(?:the|my|our|that|\p{L}{2,20}'s) [\p{L}' -]{3,40}$/iu;

/** Another thing to remove that nobody keeps: she is told so. */
function unknownIn([sign = '', piece = '']: readonly string[]): Thing | undefined {
  const item = withoutPoliteness(piece);
  const isThing = isList(sign) && named.test(item) && !isTelling(item.toLowerCase());
  return isThing ? { before: '', item, behind: '', ids: [] } : undefined;
}

/** 'delete Lovevery, and Coterie is 98 now' says another thing of another. */
const inTwo = (pieces: readonly string[], at: number, records: Apart['records']): Apart => ({
  text: `${pieces.slice(0, at - 1).join('')}. ${pieces.slice(at).join('')}`,
  records,
  isRemoval: false,
});

/** The message with a sentence for each of them; undefined where nothing of the kind is in it. */
export function eachKept(message: string, known: Known, titles: Titles): Apart | undefined {
  const pieces = message.split(joint);
  const behind = deedBehind(pieces, known, titles);
  if (behind) return behind;
  for (let from = 0; from < pieces.length; from += 2) {
    const things: Thing[] = [];
    let at = from;
    for (; at < pieces.length; at += 2) {
      const thing = at === from || isList(pieces[at - 1] ?? '') ? thingIn(pieces[at] ?? '', known, titles) : undefined;
      const [only, ...others] = things;
      if (thing && only?.before && others.length === 0 && told.test(thing.behind))
        return inTwo(pieces, at, [only.ids, thing.ids]);
      const isPlanned = thing && only && removing.test(only.before) && isPlannedBeside(only, thing, known, titles);
      if (!thing || isPlanned || (at > from && thing.before.trim() !== '')) break;
      things.push(thing);
    }
    const [first] = things;
    const unknown = first && removing.test(first.before) ? unknownIn(pieces.slice(at - 1)) : undefined;
    if (unknown) [things[things.length], at] = [unknown, at + 2];
    const text = things.length > 1 ? sentencesOf(things) : undefined;
    if (text) {
      const [before, behind] = [pieces.slice(0, from).join(''), pieces.slice(at - 1).join('')];
      const isRemoval = removing.test(first?.before ?? '');
      return { text: before + text + behind, records: things.map(({ ids }) => ids), isRemoval };
    }
  }
  return undefined;
}

function sentencesOf(things: readonly Thing[]): string | undefined {
  const deed = things[0]?.before.replace(/\b(?:both|all) $/i, '') ?? '';
  const isStatement = deed.trim() === '';
  const statement = stated.exec(things.findLast(({ behind }) => !too.test(behind))?.behind ?? '')?.[2];
  if (needsAll.test(deed) || isQuestionLike(deed) || (isStatement && !statement)) return undefined;
  const said = things.map(({ item, behind }, at) => {
    const next = things.slice(at).find((one) => one.behind.trim() !== '')?.behind ?? '';
    const shared = isStatement ? (statement ?? '') : next;
    const isOpen = behind.trim() === '' || (isStatement && too.test(behind));
    const own = isOpen && (isStatement || ofAll.test(shared)) ? shared : behind;
    return `${item.replace(/^(?:both|all) /i, '')}${ofOne(own)}`;
  });
  const isForAll = said.every((own) => isForBoth(withoutPoliteness(deed).toLowerCase(), own));
  return isForAll ? said.map((own) => deed + own).join('. ') : undefined;
}
