interface State {
  status: string;
  isActive: boolean;
}

interface Wanted {
  status?: string | null | undefined;
  isActive?: boolean | undefined;
}

export const atFirst: State = { status: 'active', isActive: true };

const words: Record<string, string> = { active: 'Active', paused: 'Paused', cancelled: 'Cancelled' };
const isKnown = (status: string) => Object.hasOwn(words, status);

/** 'Paused' -> 'paused', 'canceled' -> 'cancelled'; a word that we do not know is kept as it is: 'on trial'. */
export function spelledStatus<Sent extends string | null | undefined>(status: Sent): string | Exclude<Sent, string> {
  if (typeof status !== 'string') return status as Exclude<Sent, string>;
  const plain = status.trim().toLowerCase();
  const spelled = plain === 'canceled' ? 'cancelled' : plain;
  return isKnown(spelled) ? spelled : status.trim();
}

/**
 * The two agree where we know the word; with any other, it is as active as it was or is said to be. Of a whole record that is
 * sent back, the one that differs from what is stored is meant.
 */
export function stateAfter(former: State, { status, isActive }: Wanted): State {
  // Cleared, it is what it is without a word.
  const asked = status === null ? atFirst.status : (status ?? former.status);
  if (asked !== former.status)
    return { status: asked, isActive: isKnown(asked) ? asked === 'active' : (isActive ?? former.isActive) };
  // Not `former` itself, which may be a whole record.
  if (isActive === undefined || isActive === former.isActive)
    return { status: former.status, isActive: former.isActive };
  return isActive ? atFirst : { status: 'paused', isActive };
}

/** On the badge; what another client has stored is shown as it is. */
export const statusWord = (status: string) => (isKnown(status) && words[status]) || status;
