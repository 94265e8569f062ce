import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import { findingsIn } from '../when/findings.ts';
import { type Token, tokensOf } from '../when/tokens.ts';
import { spokenOf } from '../words/names.ts';
import { rememberedFor } from '../words/remembered.ts';

/** What a sentence is made of, as far as one like it can hold something else in the same place. */
export type PieceKind = 'person' | 'name' | 'day' | 'time' | 'amount' | 'word';

export interface Piece {
  kind: PieceKind;
  text: string;
  from: number;
  to: number;
}

export interface Known {
  household: readonly HouseholdMember[];
  clock: Clock;
  /** Titles of what is kept: a subscription, somebody whose birthday is known. */
  names: readonly string[];
  /** Those of them who may be meant by 'him' and 'her'. */
  somebody?: readonly string[];
}

interface Span {
  kind: PieceKind;
  first: number;
  next: number;
}

const squeezed = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** 'hello fresh' is HelloFresh, and 'coterie' Coterie Diapers. */
const shortOf = (names: readonly string[]) =>
  new Set(names.flatMap((name) => [squeezed(name), squeezed(name.split(' ')[0] ?? '')]));

const shortNames = rememberedFor<ReadonlySet<string>>();

function nameAt(tokens: readonly Token[], at: number, names: ReadonlySet<string>): Span | undefined {
  for (const length of [3, 2, 1]) {
    const said = tokens.slice(at, at + length).map(({ word }) => word.replace(/'s$/, ''));
    const words = squeezed(said.join(''));
    const isPlain = said.length === length && said.every((word) => /^[\p{L}\d]/u.test(word));
    if (isPlain && words.length > 3 && names.has(words)) return { kind: 'name', first: at, next: at + length };
  }
  return undefined;
}

const kindOfFinding = (kind: string): PieceKind => (kind === 'time' ? 'time' : 'day');

/** Stands for somebody, or for something that is kept. */
export const isNamed = ({ kind }: Piece) => kind === 'person' || kind === 'name';

const found = rememberedFor<readonly Piece[]>();

/** Each piece of a text, in order; the words between them one by one. */
export const piecesOf = (text: string, known: Known): readonly Piece[] =>
  found(known)(text, () => foundIn(text, known));

function foundIn(text: string, { household, clock, names }: Known): readonly Piece[] {
  const tokens = tokensOf(text);
  const spans: Span[] = [
    ...spokenOf(text, household, clock.today).map((span): Span => ({ kind: 'person', ...span })),
    ...findingsIn(tokens, text, clock)
      .filter(({ kind }) => kind !== 'other')
      .map(({ kind, first, next }): Span => ({ kind: kindOfFinding(kind), first, next })),
  ];
  const known = shortNames(names)('', () => shortOf(names));
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const here = at;
    const span = spans.find(({ first }) => first === here) ??
      nameAt(tokens, here, known) ?? {
        kind: /^\d+([.,]\d+)?$/.test(tokens[here]?.word ?? '') ? ('amount' as const) : ('word' as const),
        first: here,
        next: here + 1,
      };
    const [from, to] = [tokens[span.first]?.from ?? 0, tokens[span.next - 1]?.to ?? 0];
    pieces.push({ kind: span.kind, text: text.slice(from, to), from, to });
    at = span.next;
  }
  return pieces;
}
