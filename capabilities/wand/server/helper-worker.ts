import { type Habits, setHabitsSource } from '#core/habits.ts';
import { streamInThread } from '#server/threads/streaming-thread.ts';
import { help } from '../rules/helper/help.ts';
import type { BrainPiece, BrainRequest } from '../rules/tools/brain.ts';
import type { EndpointName } from './tool-store.ts';

/** Runs the built-in helper in a worker thread, for long messages. */

const callbackNames = ['propose', 'revise', 'drop'] as const;
export type HelperCall =
  | { look: EndpointName; input: unknown }
  | { callback: (typeof callbackNames)[number]; given: unknown[] };
/** The request without the functions, which only the main thread can run. */
export interface HelperJob extends Omit<BrainRequest, 'look' | (typeof callbackNames)[number]> {
  habits: Habits;
}

streamInThread<HelperJob, BrainPiece, HelperCall>(({ habits, ...job }, ask) => {
  // A thread runs one job at a time.
  setHabitsSource(() => habits);
  const callbackFor =
    (name: (typeof callbackNames)[number]) =>
    (...given: unknown[]) =>
      ask({ callback: name, given });
  const look = ({ method, path }: EndpointName, input: unknown) => ask({ look: { method, path }, input });
  return help({
    ...job,
    look,
    propose: callbackFor('propose'),
    revise: callbackFor('revise'),
    drop: callbackFor('drop'),
  } as unknown as BrainRequest);
});
