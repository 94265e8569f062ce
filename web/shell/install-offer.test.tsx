import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveInstallPrompt, takeInstallPrompt } from '#web/api/install-prompt.ts';
import { InstallOffer } from './install-offer.tsx';

saveInstallPrompt();
const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
const memory = () => JSON.parse(localStorage.getItem('install-offer') ?? 'null');

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  history.replaceState(null, '', '/dashboard');
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  localStorage.setItem('install-offer', JSON.stringify({ days: 2, lastDay: '2020-01-01' }));
});
afterEach(() => {
  cleanup();
  takeInstallPrompt();
  localStorage.clear();
  vi.unstubAllGlobals();
  prompt.mockClear();
});

test("'Not now' dismisses the offer for good", () => {
  render(<InstallOffer />);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  render(<InstallOffer />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test("'Install' lets the browser ask", async () => {
  render(<InstallOffer />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

test('on the first visit nothing is offered, and the day is counted', () => {
  localStorage.setItem('install-offer', 'broken');
  render(<InstallOffer />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(memory()).toMatchObject({ days: 1 });
});

test('on other pages than the dashboard nothing is in the way', () => {
  history.replaceState(null, '', '/wand');
  render(<InstallOffer />);
  expect(screen.queryByRole('region')).toBeNull();
});
