import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

test('settings come from what the server wrote into the page', () => {
  Object.assign(document.documentElement.dataset, { supportEmail: 'help@family.example', theme: 'dark' });
  expect(settings()).toMatchObject({ supportEmail: 'help@family.example', sitterUrl: '__SITTER_URL__' });
});

test('while a page is prerendered the placeholders stand for them', () => {
  vi.stubGlobal('document', undefined);
  expect(settings().supportPhone).toBe('__SUPPORT_PHONE__');
});
