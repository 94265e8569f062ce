import { streamInThread } from '#server/threads/streaming-thread.ts';
import { help } from '../rules/helper/help.ts';
import type { Asked, Said } from '../rules/tools/brain.ts';
import type { EndpointName } from './tool-store.ts';

/** Runs the built-in helper in a thread of its own, for what is long or oddly put: it looks at each word many times. */

const deeds = ['propose', 'revise', 'drop'] as const;
export type HelperQuestion =
  | { look: EndpointName; input: unknown }
  | { deed: (typeof deeds)[number]; given: unknown[] };
/** What she said, without what only the main thread can do. */
export type HelperJob = Omit<Asked, 'look' | (typeof deeds)[number]>;

streamInThread<HelperJob, Said, HelperQuestion>((job, ask) => {
  const deed =
    (name: (typeof deeds)[number]) =>
    (...given: unknown[]) =>
      ask({ deed: name, given });
  const look = ({ method, path }: EndpointName, input: unknown) => ask({ look: { method, path }, input });
  return help({
    ...job,
    look,
    propose: deed('propose'),
    revise: deed('revise'),
    drop: deed('drop'),
  } as unknown as Asked);
});
