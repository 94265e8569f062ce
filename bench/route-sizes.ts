import { join } from 'node:path';
import { routeSizes } from './first-render.ts';

for (const { page, files, gzipBytes } of routeSizes(join(import.meta.dirname, '../out/web')))
  console.log(`${page.padEnd(28)} ${(gzipBytes / 1000).toFixed(1).padStart(6)} kB gzip in ${files} files`);
