import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const folders = ['core', 'server', 'web', 'food', 'capabilities', 'testing', 'checks', 'e2e', 'bench', 'scripts'];

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  imports: string[];
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** '#core/dates.ts' -> 'core/dates.ts', './x.ts' -> its path from the root; package names stay as they are. */
function resolve(from: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier;
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    isTest: /\.test\.tsx?$/.test(path),
    imports: [...text.matchAll(importPattern)].map(([, from, dynamic]) => resolve(path, from ?? dynamic ?? '')),
  };
}

/** Every TypeScript file of the project. */
export function sourceFiles(): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
      .map(read),
  );
}
