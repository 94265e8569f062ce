import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallCard } from './install-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const unfold = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('without https the profile says what it would add, and unfolds how to get it in three steps', async () => {
  vi.stubGlobal('isSecureContext', false);
  render(<InstallCard />);
  expect(screen.getByText(/^Whoever set up Mothership can add an app/)).toBeDefined();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await unfold('Install Mothership');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('a browser without an offer of its own is asked by its menu', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<InstallCard />);
  await unfold('Install Mothership');
  expect(screen.getByText("Open your browser's menu.")).toBeDefined();
});
