import type { FirstBeat } from '#core/live-beat.ts';

interface Announced {
  family: string;
  resources: string[];
  tab?: string;
}

/** Longer than a page takes from its first read to its stream, even on a bad connection. */
const memoryMilliseconds = 120_000;

/**
 * What was announced lately, so that a stream can begin with what happened before it. Every process hears every announcement, so
 * it does not matter which one answered the reads.
 */
export function recentChanges(now = () => performance.now()) {
  // By what was said: a phone that ticks off twenty items is one entry. The one said last is at the end.
  const latest = new Map<string, { change: Announced; at: number }>();
  let completeSince = now();

  return {
    note(payload: string): Announced {
      const change = JSON.parse(payload) as Announced;
      const at = now();
      latest.delete(payload);
      latest.set(payload, { change, at });
      for (const [said, { at: then }] of latest) {
        if (at - then <= memoryMilliseconds) break;
        latest.delete(said);
      }
      return change;
    },
    /** Something may have been said that nobody here heard. */
    noteGap() {
      completeSince = now();
    },
    of(familyId: string): FirstBeat {
      const at = now();
      const changes = [...latest.values()].filter(({ change }) => change.family === familyId);
      return {
        remembers: Math.floor(Math.min(at - completeSince, memoryMilliseconds)),
        changes: changes.map(({ change: { resources, tab }, at: then }) => ({
          resources,
          tab,
          ago: Math.floor(at - then),
        })),
      };
    },
  };
}
