import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** JavaScript that a signed-in person's browser downloads before the page shows. */
export interface RouteSize {
  page: string;
  files: number;
  gzipBytes: number;
}

/** In bytes. `screen` includes the frame, which every signed-in screen loads first. */
export const limits = { frame: 96_000, screen: 100_000 };

const entry = 'index.html';
/** Entry of the pages outside the shell. */
const openPage = 'shell/open-page.tsx';
const isOpen = (page: string) =>
  /\/(onboarding|onboarding-complete|invitation|confirm|unsubscribe|guest-sheet)-page\.tsx$/.test(page);
/** A guest's page has a frame of its own. */
const isForGuests = (page: string) => page.endsWith('/guest-page.tsx');

function readBuild(outDir: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  /** The shell is a manual chunk and therefore the only one with this name. */
  const shell = Object.keys(manifest).find((key) => manifest[key]?.name === 'shell') ?? 'shell chunk';

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

/** JavaScript for the first render of every page in a build: entry, frame, page, and their imports. */
export function routeSizes(outDir: string): RouteSize[] {
  const { manifest, shell, withImports, gzipBytesOf } = readBuild(outDir);
  return Object.keys(manifest)
    .filter((key) => key.endsWith('-page.tsx'))
    .map((page) => {
      const frame = isForGuests(page) ? [] : [isOpen(page) ? openPage : shell];
      const chunks = withImports([entry, ...frame, page]);
      return { page: basename(page, '.tsx'), files: chunks.size, gzipBytes: gzipBytesOf(chunks) };
    });
}

interface ModuleSize {
  module: string;
  /** Size before minification. */
  bytes: number;
}

/** Size and modules of the frame, which every signed-in screen loads first. */
export function frameSize(outDir: string): { gzipBytes: number; modules: ModuleSize[] } {
  const { shell, withImports, fileOf, gzipBytesOf } = readBuild(outDir);
  const chunks = withImports([entry, shell]);
  const files = new Set([...chunks].map(fileOf));
  const all: (ModuleSize & { file: string })[] = JSON.parse(readFileSync(join(outDir, '.vite/modules.json'), 'utf8'));
  const modules = all.filter(({ file }) => files.has(file)).map(({ module, bytes }) => ({ module, bytes }));
  return { gzipBytes: gzipBytesOf(chunks), modules: modules.toSorted((a, b) => b.bytes - a.bytes) };
}

/** Modules of the frame when it was last saved with `--keep`. */
export const savedFrameFile = join(import.meta.dirname, 'frame-modules.json');

/** Modules that grew or were added since then, largest growth first: 'web/shell/header.tsx +412'. */
export function grownSince(modules: readonly ModuleSize[]): string[] {
  const saved = new Map(Object.entries(JSON.parse(readFileSync(savedFrameFile, 'utf8')) as Record<string, number>));
  return modules
    .map(({ module, bytes }) => ({ module, growth: bytes - (saved.get(module) ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .map(({ module, growth }) => `${module} +${growth}`);
}
