import type { Manifest } from 'vite';

/**
 * The pages that a start from the home screen can show: the dashboard, or the pages for visitors and for an unreachable
 * server.
 */
const firstScreens = ['../capabilities/dashboard/web/dashboard-page.tsx', 'site/visitor-pages.tsx'];
/**
 * Loaded by every page soon after its first paint, and needed without a network: the code for stored data and waiting
 * changes.
 */
const everywhere = [
  'shell/session-updates.tsx',
  'ui/toast-region.tsx',
  'api/live.ts',
  'offline/offline.ts',
  'shell/late-frame.tsx',
];
/** In public/, without a content hash. */
const themeScript = '/theme.js';
const isLatinFont = (path: string) => /-latin-(wght|600)-normal-[\w-]+\.woff2$/.test(path);

/**
 * The files that the service worker keeps. `frame`: what the first paint needs, which the page that installs the worker
 * has loaded already. `screens`: all the rest.
 */
export function keptFiles(manifest: Manifest, assets: readonly string[]) {
  const shell = Object.keys(manifest).find((key) => manifest[key]?.name === 'shell') ?? 'shell chunk';
  const chunks = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  // What a first screen loads lazily is a part of it.
  const pieces = firstScreens.flatMap((screen) => manifest[screen]?.dynamicImports ?? []);
  for (const key of ['index.html', shell, ...everywhere, ...firstScreens, ...pieces]) add(key);

  const scripts = new Set([...chunks].map((key) => `/${manifest[key]?.file}`));
  const isInFrame = (path: string) => scripts.has(path) || path.endsWith('.css') || isLatinFont(path);
  return {
    frame: [themeScript, ...assets.filter(isInFrame)],
    screens: assets.filter((path) => !isInFrame(path)),
  };
}
