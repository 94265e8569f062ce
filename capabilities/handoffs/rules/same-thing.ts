import type { Handoff } from '../contract.ts';
import { pendingStates } from './events.ts';

/** A record, one occurrence of it, or a day's cooking. */
interface Thing {
  type: string;
  id: string | null;
  day?: string | null | undefined;
}

/** Whether a hand-off is about this thing. A hand-off of a whole series is about each of its dates. */
export const isSameThing = ({ type, recordId, day }: Pick<Handoff, 'type' | 'recordId' | 'day'>, thing: Thing) =>
  type === thing.type && recordId === thing.id && (day === null || day === (thing.day ?? null));

/** Whether the hand-off still waits, so that nobody else can be asked. */
export const isPending = ({ state }: Pick<Handoff, 'state'>) => (pendingStates as readonly string[]).includes(state);
