import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallCard } from './install-card.tsx';

afterEach(() => vi.unstubAllGlobals());

test('without https the profile says what it would add, and how to get it in three steps', () => {
  vi.stubGlobal('isSecureContext', false);
  render(<InstallCard />);
  expect(screen.getByText(/Everything works at this address\./)).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser without an offer of its own is asked by its menu', () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<InstallCard />);
  expect(screen.getByText("Open your browser's menu.")).toBeDefined();
});
