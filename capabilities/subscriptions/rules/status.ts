import type { Status } from '../contract.ts';

interface State {
  status: string;
  isActive: boolean;
}

interface Wanted {
  status?: Status | null | undefined;
  isActive?: boolean | undefined;
}

export const atFirst: State = { status: 'active', isActive: true };

/** The two always agree. Of a whole record that is sent back, the one that differs from what is stored is meant. */
export function stateAfter(former: State, { status, isActive }: Wanted): State {
  // Cleared, it is what it is without a word.
  const asked = status === null ? atFirst.status : (status ?? former.status);
  if (asked !== former.status) return { status: asked, isActive: asked === 'active' };
  // Not `former` itself, which may be a whole record.
  if (isActive === undefined || isActive === former.isActive)
    return { status: former.status, isActive: former.isActive };
  return isActive ? atFirst : { status: 'paused', isActive };
}

const words: Record<string, string> = { active: 'Active', paused: 'Paused', cancelled: 'Cancelled' };

/** On the badge; what another client has stored is shown as it is. */
export const statusWord = (status: string) => (Object.hasOwn(words, status) && words[status]) || status;
