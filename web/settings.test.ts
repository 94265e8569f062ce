import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

test('settings are read from the data attributes that the server wrote into the page', () => {
  const dataset = { supportEmail: 'help@family.example', theme: 'dark' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  expect(settings()).toMatchObject({ supportEmail: 'help@family.example', sitterUrl: '__SITTER_URL__' });
});

test('prerendering uses the placeholders', () => {
  expect(settings().supportPhone).toBe('__SUPPORT_PHONE__');
});
