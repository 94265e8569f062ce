import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { keptFiles } from './kept-files.ts';

/**
 * Builds the web app into out/web: the signed-in app, prerendered HTML for visitors, the service worker, compressed
 * copies of every asset, and pages.json, which tells the server which file to serve for each path.
 */
const root = resolve(import.meta.dirname, '..');
const outDir = join(root, 'out/web');
const prerenderDir = join(root, 'out/prerender');

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
}

/** Only the body font is preloaded; the heading font and other character sets load with the stylesheet. */
const isPreloadedFont = (source: string) => source.endsWith('figtree-latin-wght-normal.woff2');

function assetsOf(manifest: Manifest) {
  const urlOf = (file: string) => `/${file}`;
  const stylesheet = manifest['style.css']?.file;
  if (!stylesheet) throw new Error('The build has no stylesheet');
  const preloadedFonts = Object.entries(manifest)
    .filter(([source]) => isPreloadedFont(source))
    .map(([, chunk]) => urlOf(chunk.file));
  const modules = (manifest['index.html']?.imports ?? []).map((key) => urlOf(manifest[key]?.file ?? ''));
  return { stylesheet: urlOf(stylesheet), preloadedFonts, modules };
}

type Assets = ReturnType<typeof assetsOf>;

async function preloadInShell({ preloadedFonts, modules }: Assets) {
  const file = join(outDir, 'index.html');
  const links = [
    ...preloadedFonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...modules.map((module) => `<link rel="modulepreload" href="${module}" crossorigin>`),
  ];
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('</title>', `</title>${links.join('')}`));
}

async function prerender(assets: Assets) {
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: 'prerender.tsx', outDir: prerenderDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  const { renderStaticPages, appScreens, openScreens }: typeof import('#web/prerender.tsx') = await import(
    pathToFileURL(join(prerenderDir, 'prerender.js')).href
  );
  for (const { file, html } of renderStaticPages(assets)) await writeFile(join(outDir, file), html);
  await rm(prerenderDir, { recursive: true });

  const screenPaths = appScreens.map(({ path }) => path);
  const pages = {
    app: screenPaths,
    visitor: { '/': 'landing.html', '/about': 'about.html', '/contact': 'contact.html' },
    open: openScreens.map(({ path }) => path),
    signIn: 'sign-in.html',
    notFound: 'not-found.html',
    shell: 'index.html',
    stylesheet: assets.stylesheet,
  };
  await writeFile(join(outDir, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`);
  return { screenPaths };
}

/** A service worker: one classic script with a stable name, at the root, because it serves the pages below its path. */
async function buildWorker(source: string, file: string, define: Record<string, string> = {}) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'web/worker', source),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}

async function buildWorkers(manifest: Manifest, screenPaths: readonly string[]) {
  const assets = (await readdir(join(outDir, 'assets'))).map((file) => `/assets/${file}`);
  const { frame, screens } = keptFiles(manifest, assets);
  await buildWorker('worker.ts', 'worker.js', {
    FRAME_FILES: JSON.stringify(frame),
    SCREEN_FILES: JSON.stringify(screens),
    SCREEN_PATHS: JSON.stringify(screenPaths),
  });
  await buildWorker('removal.ts', 'worker-removal.js');
}

/** Not HTML, which the server fills in at start, and not fonts, which are already compressed. */
const isCompressible = (file: string) => /\.(js|css|svg|txt)$/.test(file);

async function compressAssets() {
  const files = (await readdir(outDir, { recursive: true })).filter(isCompressible);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    files.map(async (file) => {
      const path = join(outDir, file);
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, best));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** Saves the unminified size of every module in every chunk, for the size checks in `bench/`. */
async function saveModuleSizes(built: Awaited<ReturnType<typeof build>>) {
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sizes = outputs.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).map(([module, { renderedLength }]) => ({
          file: chunk.fileName,
          module: module.replace(`${root}/`, ''),
          bytes: renderedLength,
        }))
      : [],
  );
  await writeFile(join(outDir, '.vite/modules.json'), JSON.stringify(sizes));
}

await mkdir(outDir, { recursive: true });
await saveModuleSizes(await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }));
const manifest = await readManifest();
const assets = assetsOf(manifest);
await preloadInShell(assets);
const { screenPaths } = await prerender(assets);
await buildWorkers(manifest, screenPaths);
await compressAssets();
