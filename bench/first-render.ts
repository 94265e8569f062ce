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

/** Every signed-in screen loads the frame first; it and a screen's own part stay below `screen` together. */
export const limits = { frame: 96_000, screen: 100_000 };

const entry = 'index.html';
/** Pages that stand outside the shell are opened by another piece. */
const openPage = 'shell/open-page.tsx';
const isOpen = (page: string) => /\/(onboarding|onboarding-complete|invitation)-page\.tsx$/.test(page);

function readBuild(outDir: string) {
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
  const fileOf = (key: string) => manifest[key]?.file ?? '';
  const gzipBytesOf = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(join(outDir, fileOf(key))), { level: 9 }).length, 0);
  return { manifest, shell, withImports, fileOf, gzipBytesOf };
}

/** The JavaScript of the first render of every page of a finished build: entry, frame, page, and what they import. */
export function routeSizes(outDir: string): RouteSize[] {
  const { manifest, shell, withImports, gzipBytesOf } = readBuild(outDir);
  return Object.keys(manifest)
    .filter((key) => key.endsWith('-page.tsx'))
    .map((page) => {
      const chunks = withImports([entry, isOpen(page) ? openPage : shell, page]);
      return { page: basename(page, '.tsx'), files: chunks.size, gzipBytes: gzipBytesOf(chunks) };
    });
}

interface ModuleSize {
  module: string;
  /** Before it is minified. */
  bytes: number;
}

/** What every signed-in screen loads first, and the modules that it is made of. */
export function frameSize(outDir: string): { gzipBytes: number; modules: ModuleSize[] } {
  const { shell, withImports, fileOf, gzipBytesOf } = readBuild(outDir);
  const chunks = withImports([entry, shell]);
  const files = new Set([...chunks].map(fileOf));
  const all: (ModuleSize & { file: string })[] = JSON.parse(readFileSync(join(outDir, '.vite/modules.json'), 'utf8'));
  const modules = all.filter(({ file }) => files.has(file)).map(({ module, bytes }) => ({ module, bytes }));
  return { gzipBytes: gzipBytesOf(chunks), modules: modules.toSorted((a, b) => b.bytes - a.bytes) };
}

/** What the frame was made of when somebody last kept it. */
export const keptFrameFile = join(import.meta.dirname, 'frame-modules.json');

/** 'web/shell/header.tsx +412': what grew or came since then, the most first. */
export function grownSince(modules: readonly ModuleSize[]): string[] {
  const kept = new Map(Object.entries(JSON.parse(readFileSync(keptFrameFile, 'utf8')) as Record<string, number>));
  return modules
    .map(({ module, bytes }) => ({ module, more: bytes - (kept.get(module) ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .map(({ module, more }) => `${module} +${more}`);
}
