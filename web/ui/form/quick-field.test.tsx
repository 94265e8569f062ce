import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuickTimeField } from './quick-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['2026-11-20', ['9 AM', '12 PM', '3:30 PM', '5 PM']],
  ['2026-11-19', ['5 PM', '6 PM', '8 PM']],
  [null, ['9 AM', '12 PM', '3:30 PM', '5 PM']],
])('at four on November 19, the usual times on %s are %j', (day, times) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 19, 16), toFake: ['Date'] });
  render(<QuickTimeField label="Time" day={day} />);
  expect(chips()).toEqual(times);
});
