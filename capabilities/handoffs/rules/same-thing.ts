import type { Handoff } from '../contract.ts';
import { pendingStates } from './events.ts';

/** A record, one occurrence of it, or a day's cooking. */
interface Thing {
  type: string;
  id: string | null;
  day?: string | null | undefined;
}

/** Whether a hand-off is about this thing. One of a whole series is about each of its days. */
export const isSameThing = ({ type, recordId, day }: Pick<Handoff, 'type' | 'recordId' | 'day'>, thing: Thing) =>
  type === thing.type && recordId === thing.id && (day === null || day === (thing.day ?? null));

/** Nobody else can be asked meanwhile. */
export const isPending = ({ state }: Pick<Handoff, 'state'>) => (pendingStates as readonly string[]).includes(state);
