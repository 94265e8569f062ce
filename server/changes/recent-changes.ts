import type { FirstHeartbeat } from '#core/live-heartbeat.ts';

interface Announcement {
  family: string;
  resources: string[];
  tab?: string;
}

/** Longer than a page takes from its first read to opening the stream, even on a bad connection. */
const memoryMilliseconds = 120_000;

/**
 * Remembers recent announcements, so that a new stream can start with the changes before it. Every process gets every
 * announcement, so it doesn't matter which one answered the page's reads.
 */
export function recentChanges(now = () => performance.now()) {
  // By payload, so that a phone checking off twenty items is one entry. The latest is last.
  const latest = new Map<string, { change: Announcement; at: number }>();
  let completeSince = now();

  return {
    add(payload: string): Announcement {
      const change = JSON.parse(payload) as Announcement;
      const at = now();
      latest.delete(payload);
      latest.set(payload, { change, at });
      for (const [key, { at: then }] of latest) {
        if (at - then <= memoryMilliseconds) break;
        latest.delete(key);
      }
      return change;
    },
    /** Announcements may have been missed. */
    noteGap() {
      completeSince = now();
    },
    forFamily(familyId: string): FirstHeartbeat {
      const at = now();
      const changes = [...latest.values()].filter(({ change }) => change.family === familyId);
      return {
        completeForMs: Math.floor(Math.min(at - completeSince, memoryMilliseconds)),
        changes: changes.map(({ change: { resources, tab }, at: then }) => ({
          resources,
          tab,
          msAgo: Math.floor(at - then),
        })),
      };
    },
  };
}
