import type { Clock } from '../../tools/tool.ts';
import { rememberedFor } from '../words/remembered.ts';
import { type Piece, piecesOf } from './introduction-pieces.ts';
import type { Kin } from './introduction-words.ts';

/** A family as it is introduced: 'my husband is Omar and we have two kids, Yusuf 8 and Layla 3'. */
export interface Introduced {
  name: string;
  kin?: Kin;
  /** Her words about this one. */
  said: string;
}
export interface Introduction {
  people: Introduced[];
  /** Somebody whose name is still to be said. */
  unnamed?: Kin;
  /** 'add ...' */
  isAsked: boolean;
  /** '... to the family', '... lives with us' */
  isOfHome: boolean;
  /** 'we have ...' */
  isHad: boolean;
}

const known = rememberedFor<Introduction | undefined>();

/** Everybody who is introduced, if the sentence does nothing else. */
export const introductionIn = (text: string, clock: Clock): Introduction | undefined =>
  known(clock)(text, () => introducedBy(text, clock));

function introducedBy(text: string, clock: Clock): Introduction | undefined {
  const pieces = piecesOf(text, clock);
  if (!pieces) return undefined;
  const has = (...kinds: Piece['kind'][]) => pieces.some(({ kind }) => kinds.includes(kind));
  const isOfSelf = pieces.some((one) => one.kind === 'kin' && one.is.relationship === 'self');
  // 'my son Ben' alone says nothing of him.
  if (!isOfSelf && !has('adding', 'home', 'naming', 'being', 'birth')) return undefined;
  const told = peopleOf(pieces, text);
  // 'he may stay for years probably, add him': with nothing but a pronoun, only a capital makes a name.
  const isPointed = pieces.some(({ kind, text }) => kind === 'idle' && /^(?:him|her|them)$/i.test(text));
  if (isPointed && told?.people.some(({ kin, name }) => !kin && !/^\p{Lu}/u.test(name))) return undefined;
  const isHad = pieces.some(({ kind, text }) => kind === 'being' && /^(?:have|'ve|got)$/i.test(text));
  return told && { ...told, isAsked: has('adding'), isOfHome: has('home'), isHad };
}

/** Who somebody is stands before the name or behind it; said of several, it is so of each. */
function peopleOf(pieces: readonly Piece[], text: string): Pick<Introduction, 'people' | 'unnamed'> | undefined {
  const people: (Introduced & { from: number; to: number })[] = [];
  let ahead: Kin | undefined;
  let begins: number | undefined = 0;
  for (const [index, piece] of pieces.entries()) {
    const last = people.at(-1);
    const to = piece.from + piece.text.length;
    if (piece.kind === 'kin') {
      if (last?.kin && isOfSamePet(last.kin, piece.is) && !isNameNext(pieces, index)) {
        // 'a dog called Rex, he's a beagle'
        last.kin = { ...last.kin, ...piece.is };
        last.to = to;
      } else if (last && !last.kin?.memberType && !isNameNext(pieces, index)) {
        for (const one of piece.is.isSeveral ? people.filter(({ kin }) => !kin) : [last]) one.kin = piece.is;
        last.to = to;
      } else if (last && !ahead && isOnlyKind(pieces, index)) {
        if (last.kin?.memberType !== piece.is.memberType) last.kin = piece.is;
        last.to = to;
      } else if (ahead && !ahead.isSeveral) return undefined;
      else [ahead, begins] = [piece.is, begins ?? startOf(pieces, index)];
    } else if (piece.kind === 'name' && last && pieces[index - 1]?.kind === 'name' && !ahead) {
      last.name += ` ${piece.text}`;
      last.to = to;
    } else if (piece.kind === 'name') {
      // Who has a name already gets no other one.
      if (last && !ahead && pieces[index - 1]?.kind === 'naming') return undefined;
      people.push({ name: piece.text, said: '', from: begins ?? piece.from, to, ...(ahead && { kin: ahead }) });
      if (!ahead?.isSeveral) ahead = undefined;
      begins = undefined;
    } else if (last && (!ahead || ahead.isSeveral) && /^(?:birth|home)$/.test(piece.kind)) last.to = to;
  }
  const unnamed = people.some(({ kin }) => kin === ahead) ? undefined : ahead;
  if (unnamed && people.length > 0) return undefined;
  const own = people.map((one) => ({ ...one, said: text.slice(one.from, one.to) }));
  return { people: eachOnce(own), ...(unnamed && { unnamed }) };
}

/** 'my kids Ben and Chloe, Ben is 7 and Chloe 4': who is named again is the same one, of whom more is told. */
function eachOnce(people: readonly Introduced[]): Introduced[] {
  const ofName = Map.groupBy(people, ({ name }) => name.toLowerCase());
  return [...ofName.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, said: same.map(({ said }) => said).join(', ') })),
  );
}

/** 'our nanny Sofia as an adult', 'Carmen, adult': no other one, but of which kind she is. */
function isOnlyKind(pieces: readonly Piece[], index: number): boolean {
  const before = pieces.slice(0, index).findLast(({ kind }) => kind !== 'idle');
  return /^(?:adult|grown-?up|child|kid)$/i.test(pieces[index]?.text ?? '') && /^(?:as|,)$/i.test(before?.text ?? '');
}

const isOfSamePet = (one: Kin, other: Kin) => one.memberType === 'pet' && one.petType === other.petType;

/** With the small words before it: 'my', 'a'. */
function startOf(pieces: readonly Piece[], index: number): number {
  const before = pieces.slice(0, index).findLastIndex(({ kind }) => kind !== 'idle');
  return pieces[before + 1]?.from ?? 0;
}

/** 'my son Ben', 'my son is called Ben', but not 'Ben is my son, Chloe ...'. */
function isNameNext(pieces: readonly Piece[], index: number): boolean {
  const before = pieces.slice(0, index).findLast(({ kind }) => kind !== 'idle');
  const next = pieces.slice(index + 1).find(({ kind }) => kind !== 'idle' && kind !== 'being' && kind !== 'naming');
  return next?.kind === 'name' && before?.kind !== 'being';
}
