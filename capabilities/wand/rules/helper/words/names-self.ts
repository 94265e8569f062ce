import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { standsAt, type Token } from '../when/tokens.ts';
import { says } from './says.ts';

const toHer = 'for|remind|tell|show|let|give|get|send|bring|call|wake|ask|help|email|text|find|told';

interface Self {
  who: HouseholdMember;
  /** The words that mean only the user: 'for me'. */
  spans: { first: number; next: number }[];
}

/** The user: 'for me' and 'me and David' always, 'I' and 'my' only if nobody else is named. */
export function selfIn(
  tokens: readonly Token[],
  household: readonly HouseholdMember[],
  namesOthers: boolean,
): Self | undefined {
  const selves = household.filter(({ relationship }) => relationship === 'self');
  const [who] = selves;
  if (!who || selves.length > 1) return undefined;
  const isNamed = (word = '') => household.some(({ name }) => name.toLowerCase() === word);
  const spans: Self['spans'] = [];
  let isMeant = false;
  tokens.forEach((_, at) => {
    if (standsAt(tokens, at, 'for', 'me|myself')) {
      // 'can you save that for me'
      const isFavour = at + 2 >= tokens.length && standsAt(tokens, at - 1, 'that|it|this|them');
      if (isFavour) return;
      isMeant = true;
      const isJoined = standsAt(tokens, at + 2, 'and|&');
      spans.push({ first: at, next: isJoined ? at + 3 : at + 2 });
    } else if (standsAt(tokens, at, 'book|schedule', 'me')) {
      isMeant = true;
      spans.push({ first: at + 1, next: at + 2 });
    } else if (standsAt(tokens, at, 'me', 'and') || standsAt(tokens, at, 'and', 'me')) isMeant = true;
    // 'just me, David and Leo'
    else if (standsAt(tokens, at, 'me', ',') && isNamed(tokens[at + 2]?.word)) isMeant = true;
    // 'David and I', but not 'add milk and I need eggs'.
    else if (standsAt(tokens, at, 'and', 'i') && isNamed(tokens[at - 1]?.word)) isMeant = true;
    else if (!namesOthers && isWeak(tokens, at)) isMeant = true;
  });
  return isMeant ? { who, spans } : undefined;
}

function isWeak(tokens: readonly Token[], at: number): boolean {
  if (standsAt(tokens, at, 'my')) return !says((tokens[at + 1]?.word ?? '').replace(/'s?$/, ''), 'notOwn');
  if (standsAt(tokens, at, "i|i'm|im|i've|ive|i'll")) return true;
  return standsAt(tokens, at, 'me|myself') && !standsAt(tokens, at - 1, toHer);
}
