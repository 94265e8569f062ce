import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

test('settings are read from the data attributes that the server wrote into the page', () => {
  Object.assign(document.documentElement.dataset, { supportEmail: 'help@family.example', theme: 'dark' });
  expect(settings()).toMatchObject({ supportEmail: 'help@family.example', sitterUrl: '__SITTER_URL__' });
});

test('prerendering uses the placeholders', () => {
  vi.stubGlobal('document', undefined);
  expect(settings().supportPhone).toBe('__SUPPORT_PHONE__');
});
