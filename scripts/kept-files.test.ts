import { expect, test } from 'vitest';
import { keptFiles } from './kept-files.ts';

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  name,
  imports,
  dynamicImports,
});
const dashboard = '../capabilities/dashboard/web/dashboard-page.tsx';
const manifest = {
  'index.html': chunk('index', ['_library.js'], [dashboard, 'late.tsx']),
  '_library.js': chunk('library'),
  '_shell.js': chunk('shell'),
  'site/visitor-pages.tsx': chunk('visitor-pages'),
  [dashboard]: chunk('dashboard-page', ['_library.js'], ['dashboard-card.tsx']),
  'dashboard-card.tsx': chunk('dashboard-card', ['_shared.js']),
  '_shared.js': chunk('shared'),
  'late.tsx': chunk('late'),
  'shell/session-updates.tsx': chunk('session-updates'),
  'ui/toast-region.tsx': chunk('toast-region'),
  'api/live.ts': chunk('live'),
  'offline/offline.ts': chunk('offline', ['_leaving.js']),
  '_leaving.js': chunk('leaving'),
  'shell/late-frame.tsx': chunk('late-frame', [], ['bell-list.tsx']),
  'bell-list.tsx': chunk('bell-list'),
};
const scripts = ['index', 'library', 'shell', 'visitor-pages', 'dashboard-page', 'dashboard-card', 'shared'];
const soonLoaded = ['session-updates', 'toast-region', 'live', 'offline', 'leaving', 'late-frame'];
const frameAssets = [
  ...[...scripts, ...soonLoaded].map((name) => `${name}.js`),
  'style-1.css',
  'figtree-latin-wght-normal-1.woff2',
];
const otherAssets = ['late.js', 'bell-list.js', 'figtree-latin-ext-wght-normal-1.woff2'];
const paths = (files: readonly string[]) => files.map((file) => `/assets/${file}`);

test('the frame has all that the first screen needs, and the rest is kept later', () => {
  expect(keptFiles(manifest, paths([...frameAssets, ...otherAssets]))).toEqual({
    frame: ['/theme.js', ...paths(frameAssets)],
    screens: paths(otherAssets),
  });
});

test('a first screen that was moved fails the build', () => {
  const { [dashboard]: _, ...without } = manifest;
  expect(() => keptFiles(without, [])).toThrow(`The build has no ${dashboard}`);
});
