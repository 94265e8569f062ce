import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { productName } from './core/product.ts';
import { leanContracts } from './scripts/lean-contracts.ts';
import { leanIcons } from './scripts/lean-icons.ts';
import { leanQueries } from './scripts/lean-queries.ts';
import { chooseProvider } from './server/assistant/provider.ts';
import { readConfig } from './server/config.ts';

/** Inserts the product name into the page title, which can't import the constant. */
const nameInTitle: Plugin = {
  name: 'product-name-in-title',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', productName),
};

/** Fills in the page's placeholders in development, where Vite serves the page instead of our server. */
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
      .replace('__SERVICE_WORKER__', 'off')
      .replace('__CSP_NONCE__', '')
      .replace('__VISITOR__', 'unknown');
  },
};

/**
 * Chunk groups: libraries that change rarely are separate, and small modules are combined, because a home server speaks HTTP/1.1.
 * A group includes the imports of its modules, so modules that only forms need are listed: forms load after their page.
 */
const forForms =
  /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|[\\/]web[\\/]ui[\\/]form[\\/]|[\\/]core[\\/](fields|list-fields|field-descriptions|endpoint|unique-words)/;
/** Steppers and lists of words are left out: few forms use them. */
const fields =
  /[\\/]web[\\/]ui[\\/](?!stepper-|text-list-)([a-z-]*field|choice-(tiles|chips)|chip-avatar|clear-button)/;
/** Shared by pages. Illustrations, cards with illustrations, tabs, links, settings, recurrence and what only cards show are left out: few pages need them at once. */
const forPages =
  /[\\/](web[\\/](ui[\\/](?!badge|options|illustrations|morning-card|message-card|external-link|tabs|leave-|record[\\/]|rows[\\/](setting|dotted-facts|mark)|pickers[\\/]|detail-list)|api[\\/](?!waiting)|shell[\\/])|core[\\/](?!recurrence|dates|money)|lucide-react[\\/](?!.*(calendar-check|paw-print)))|lean-icon/;
/** Apart from the rest: pages that show dates only in cards, which load late, don't need them at first. */
const dates = /[\\/]core[\\/]dates\.ts/;
/** Icons of the frame. Without this, pages that use one of them would put each into a separate file. */
const frameIcons =
  /lucide-react[\\/].*[\\/](house|users|calendar-days|utensils|cake|list-checks|repeat|user|info|shield|shopping-basket|sparkles|log-out|panel-left|monitor|moon|sun)\.mjs/;

/** Icons that only cards and dialogs show, which load after their page. */
const lateIcons = /lucide-react[\\/].*[\\/](handshake|calendar-clock|trash|external-link|pencil|copy)\.mjs/;

const entry = /[\\/]web[\\/]main\.tsx$/;
const shell = /[\\/]web[\\/]shell[\\/]shell\.tsx$/;

function isImportedBy(root: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const importers = id.includes('node_modules') ? [] : (context.getModuleInfo(id)?.importers ?? []);
  return importers.some((importer) => root.test(importer) || isImportedBy(root, importer, context));
}

/** The frame: all modules that the entry and the shell import. Pages outside the shell load only a part of it. */
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
  { name: 'late-icons', test: lateIcons, minShareCount: 9, priority: 4 },
  { name: 'dates', test: dates, minShareCount: 9, priority: 3 },
  {
    name: 'pieces',
    test: (id: string) => forPages.test(id) && !forForms.test(id) && !fields.test(id),
    minShareCount: 9,
    priority: 3,
  },
  // The 'unsaved changes' question is loaded together with dialogs, forms and pages that have inputs.
  { name: 'leaving', test: /[\\/]web[\\/]ui[\\/]leave-/, priority: 2 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forForms, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), leanContracts, leanIcons, leanQueries, nameInTitle, placeholdersInDevelopment],
  // The router ships a polyfill of a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../out/web',
    emptyOutDir: true,
    manifest: true,
    // Browsers with light-dark(), oklch() and popovers; for older targets these would be rewritten.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows only our own origin for fonts, so none may be inlined as a data: URL.
    assetsInlineLimit: 0,
    // scripts/build-web.ts adds preloads for the first files; preload lists for every page would cost each a kilobyte.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The frame contains the name of every lazy chunk: one hash character less saves 50 bytes.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: chunkGroups } },
    },
  },
});
