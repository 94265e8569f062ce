interface State {
  status: string;
  isActive: boolean;
}

interface StateChange {
  status?: string | null | undefined;
  isActive?: boolean | undefined;
}

export const initialState: State = { status: 'active', isActive: true };

const labels: Record<string, string> = { active: 'Active', paused: 'Paused', cancelled: 'Cancelled' };
const isKnown = (status: string) => Object.hasOwn(labels, status);

/** 'Paused' -> 'paused', 'canceled' -> 'cancelled'; an unknown status such as 'on trial' is only trimmed. */
export function normalizeStatus<Sent extends string | null | undefined>(status: Sent): string | Exclude<Sent, string> {
  if (typeof status !== 'string') return status as Exclude<Sent, string>;
  const lower = status.trim().toLowerCase();
  const normalized = lower === 'canceled' ? 'cancelled' : lower;
  return isKnown(normalized) ? normalized : status.trim();
}

/**
 * Keeps `status` and `isActive` consistent for known statuses; with an unknown status, `isActive` is as sent or as
 * stored. If both are sent, as with a whole record, the one that differs from the stored state wins.
 */
export function stateAfter(stored: State, { status, isActive }: StateChange): State {
  // A cleared status resets to the initial one.
  const next = status === null ? initialState.status : (status ?? stored.status);
  if (next !== stored.status)
    return { status: next, isActive: isKnown(next) ? next === 'active' : (isActive ?? stored.isActive) };
  // Not `stored` itself, which may be a whole record.
  if (isActive === undefined || isActive === stored.isActive)
    return { status: stored.status, isActive: stored.isActive };
  return isActive ? initialState : { status: 'paused', isActive };
}

/** The text on the badge; an unknown status is shown as it is. */
export const statusLabel = (status: string) => (isKnown(status) && labels[status]) || status;
