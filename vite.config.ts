import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { productName } from './core/product.ts';
import { leanContracts } from './scripts/lean-contracts.ts';
import { leanIcons } from './scripts/lean-icons.ts';
import { chooseProvider } from './server/assistant/provider.ts';
import { readConfig } from './server/config.ts';

/** The name stands in one constant, and the page's title is the one place that cannot import it. */
const nameInTitle: Plugin = {
  name: 'product-name-in-title',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', productName),
};

/** While developing there is no server of ours between Vite and the browser to fill in the page's placeholders. */
const placeholdersInDevelopment: Plugin = {
  name: 'placeholders-in-development',
  apply: 'serve',
  transformIndexHtml(html) {
    const { places, ai } = readConfig({});
    return html
      .replace('__SUPPORT_EMAIL__', places.supportEmail)
      .replace('__SUPPORT_PHONE__', places.supportPhone)
      .replace('__SUPPORT_ADDRESS__', places.supportAddress)
      .replace('__SITTER_URL__', places.sitterUrl)
      .replace('__THRIVE_SEARCH_URL__', places.thriveSearchUrl)
      .replace('__AI_PROVIDER__', chooseProvider(ai).provider)
      .replace('__CSP_NONCE__', '')
      .replace('__VISITOR__', 'unknown');
  },
};

/**
 * What changes rarely, apart from what changes often; and small pieces together, because a home server speaks HTTP/1.1. A group
 * takes along what its modules import, so what only forms need must be named: forms load after their page.
 */
const forForms =
  /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|[\\/]web[\\/]ui[\\/]form[\\/]|[\\/]core[\\/](fields|list-fields|field-descriptions|endpoint|united-words)/;
const fields = /[\\/]web[\\/]ui[\\/]([a-z-]*field|choice-tiles|clear-button)/;
/** Drawings, what is drawn with them, and tabs belong to single pages. */
const forPages =
  /[\\/](web[\\/](ui[\\/](?!illustrations|morning-card|message-card|tabs|leave-)|api[\\/]|shell[\\/])|core[\\/]|lucide-react[\\/])|lean-icon/;
/** The icons of the frame, which every page shows: apart, a page of its own would fetch each in a file of its own. */
const frameIcons =
  /lucide-react[\\/].*[\\/](house|users|calendar-days|utensils|cake|list-checks|repeat|user|info|shield|shopping-basket|sparkles|log-out|panel-left|monitor|moon|sun)\.mjs/;

const entry = /[\\/]web[\\/]main\.tsx$/;
const shell = /[\\/]web[\\/]shell[\\/]shell\.tsx$/;

function isImportedBy(root: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const importers = id.includes('node_modules') ? [] : (context.getModuleInfo(id)?.importers ?? []);
  return importers.some((importer) => root.test(importer) || isImportedBy(root, importer, context));
}

/** What every signed-in screen loads first: whatever the entry and the shell import. Pages outside the shell load less. */
function partOfFrame(id: string, context: Rolldown.ChunkingContext) {
  if (/lean-icon/.test(id) || frameIcons.test(id) || isImportedBy(entry, id, context)) return 'frame';
  if (shell.test(id)) return 'shell';
  if (!isImportedBy(shell, id, context)) return null;
  return /[\\/]web[\\/]shell[\\/]/.test(id) ? 'shell' : 'frame';
}

const chunkGroups = [
  {
    name: 'library',
    test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|@tanstack)[\\/]/,
    priority: 5,
  },
  { name: partOfFrame, debugName: 'frame', priority: 4 },
  {
    name: 'pieces',
    test: (id: string) => forPages.test(id) && !forForms.test(id) && !fields.test(id),
    minShareCount: 7,
    priority: 3,
  },
  // The question before leaving comes with what can be typed into: a dialog, a form or a page.
  { name: 'leaving', test: /[\\/]web[\\/]ui[\\/]leave-/, priority: 2 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forForms, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), leanContracts, leanIcons, nameInTitle, placeholdersInDevelopment],
  // The router brings a stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../out/web',
    emptyOutDir: true,
    manifest: true,
    // Browsers that know light-dark(), oklch() and popover; older targets would have these rewritten.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows fonts from our own address only, so none may become a data: address.
    assetsInlineLimit: 0,
    // The page names what it starts with (scripts/build-web.ts); naming the parts of every other page would cost each a kilobyte.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The frame names every piece that comes later: a letter of each hash less is a twentieth of a kilobyte.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: chunkGroups } },
    },
  },
});
