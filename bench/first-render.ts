import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** What a signed-in person's browser downloads before the page shows. */
export interface RouteSize {
  page: string;
  files: number;
  gzipBytes: number;
}

const entry = 'index.html';
/** Pages that stand outside the shell are opened by another piece. */
const openPage = 'shell/open-page.tsx';
const isOpen = (page: string) => /\/(onboarding|onboarding-complete|invitation)-page\.tsx$/.test(page);

/** The JavaScript of the first render of every page of a finished build: entry, frame, page, and what they import. */
export function routeSizes(outDir: string): RouteSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));

  /** The shell is the one chunk of its name, because it is gathered by hand. */
  const shell = Object.keys(manifest).find((key) => manifest[key]?.name === 'shell') ?? 'a shell';

  const withImports = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no ${key}`);
      if (seen.has(key)) continue;
      seen.add(key);
      withImports(chunk.imports ?? [], seen);
    }
    return seen;
  };

  const gzipBytesOf = (key: string) =>
    gzipSync(readFileSync(join(outDir, manifest[key]?.file ?? '')), { level: 9 }).length;

  return Object.keys(manifest)
    .filter((key) => key.endsWith('-page.tsx'))
    .map((page) => {
      const chunks = [...withImports([entry, isOpen(page) ? openPage : shell, page])];
      return {
        page: basename(page, '.tsx'),
        files: chunks.length,
        gzipBytes: chunks.reduce((sum, key) => sum + gzipBytesOf(key), 0),
      };
    });
}
