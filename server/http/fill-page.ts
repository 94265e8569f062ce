import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseProvider } from '../assistant/provider.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from './html.ts';

/** Returns a function that reads a built page and fills in what the operator configured. */
export const createPageFiller =
  (folder: string, { places, ai, serviceWorker }: Config) =>
  (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll('__SUPPORT_EMAIL__', escapeHtml(places.supportEmail))
      .replaceAll('__SUPPORT_PHONE__', escapeHtml(places.supportPhone))
      .replaceAll('__SUPPORT_ADDRESS__', escapeHtml(places.supportAddress))
      .replaceAll('__SITTER_URL__', escapeHtml(places.sitterUrl))
      .replaceAll('__THRIVE_SEARCH_URL__', escapeHtml(places.thriveSearchUrl))
      .replaceAll('__SERVICE_WORKER__', serviceWorker)
      .replaceAll('__AI_PROVIDER__', chooseProvider(ai).provider);
