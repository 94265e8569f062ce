import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type Span, standsAt, type Tokens } from '../when/tokens.ts';
import { says } from './says.ts';

const toHer = 'for|remind|tell|show|let|give|get|send|bring|call|wake|ask|help|email|text|find|told';

export interface Self {
  who: HouseholdMember;
  /** The words that mean only the user: 'for me'. */
  spans: Span[];
}

/** The user: 'for me' and 'me and David' always, 'I' and 'my' only if nobody else is named. */
export function selfIn(tokens: Tokens, household: readonly HouseholdMember[], namesOthers: boolean): Self | undefined {
  const selves = household.filter(({ relationship }) => relationship === 'self');
  const [who] = selves;
  if (!who || selves.length > 1) return undefined;
  const isNamed = (word = '') => household.some(({ name }) => name.toLowerCase() === word);
  const spans = tokens.flatMap((_, at): Span[] => {
    if (standsAt(tokens, at, 'book|schedule', 'me')) return [{ first: at + 1, next: at + 2 }];
    // 'can you save that for me'
    const isFavour = at + 2 >= tokens.length && standsAt(tokens, at - 1, 'that|it|this|them');
    if (isFavour || !standsAt(tokens, at, 'for', 'me|myself')) return [];
    return [{ first: at, next: standsAt(tokens, at + 2, 'and|&') ? at + 3 : at + 2 }];
  });
  // 'me and David', 'just me, David and Leo', 'David and I', but not 'add milk and I need eggs'
  const isWithOthers = (at: number) =>
    standsAt(tokens, at, 'me', 'and') ||
    standsAt(tokens, at, 'and', 'me') ||
    (standsAt(tokens, at, 'me', ',') && isNamed(tokens[at + 2]?.word)) ||
    (standsAt(tokens, at, 'and', 'i') && isNamed(tokens[at - 1]?.word));
  const isMeant = tokens.some((_, at) => isWithOthers(at) || (!namesOthers && isWeak(tokens, at)));
  return isMeant || spans.length > 0 ? { who, spans } : undefined;
}

function isWeak(tokens: Tokens, at: number): boolean {
  if (standsAt(tokens, at, 'my')) return !says((tokens[at + 1]?.word ?? '').replace(/'s?$/, ''), 'notOwn');
  if (standsAt(tokens, at, "i|i'm|im|i've|ive|i'll")) return true;
  return standsAt(tokens, at, 'me|myself') && !standsAt(tokens, at - 1, toHer);
}
