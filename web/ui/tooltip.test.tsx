import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const shown = new Set<string | null>();

beforeEach(() => {
  vi.useFakeTimers();
  shown.clear();
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.add(this.textContent);
    },
    hidePopover(this: HTMLElement) {
      shown.delete(this.textContent);
    },
  });
});
afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

const enter = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerEnter(screen.getByRole('button', { name }).parentElement as Element, { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }).parentElement as Element);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const twoButtons = (
  <>
    <Tooltip label="Edit">
      <button type="button">Edit button</button>
    </Tooltip>
    <Tooltip label="Delete">
      <button type="button">Delete button</button>
    </Tooltip>
  </>
);

test('a tooltip opens after 700 ms of hovering', () => {
  render(twoButtons);
  enter('Edit button');
  pass(699);
  expect(shown.has('Edit')).toBe(false);
  pass(1);
  expect(shown.has('Edit')).toBe(true);
  leave('Edit button');
  expect(shown.size).toBe(0);
});

test('a short passing over does not open it', () => {
  render(twoButtons);
  enter('Edit button');
  pass(300);
  leave('Edit button');
  pass(1000);
  expect(shown.size).toBe(0);
});

test('within 300 ms of another one the wait is skipped, later it is not', () => {
  render(twoButtons);
  enter('Edit button');
  pass(700);
  leave('Edit button');
  pass(299);
  enter('Delete button');
  pass(0);
  expect(shown.has('Delete')).toBe(true);
  leave('Delete button');
  pass(301);
  enter('Edit button');
  pass(0);
  expect(shown.size).toBe(0);
});

test('a delay of 0 opens at once', () => {
  render(
    <Tooltip label="Household" delay={0}>
      <button type="button">Household link</button>
    </Tooltip>,
  );
  enter('Household link');
  pass(0);
  expect(shown.has('Household')).toBe(true);
});

test('a finger does not open it, and Escape closes it', () => {
  render(twoButtons);
  enter('Edit button', 'touch');
  pass(2000);
  expect(shown.size).toBe(0);
  enter('Edit button');
  pass(700);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Edit button' }), { key: 'Escape' });
  expect(shown.size).toBe(0);
});

test('a click closes it, with the keyboard too, and an empty one is never shown', () => {
  const { rerender } = render(twoButtons);
  enter('Edit button');
  pass(700);
  fireEvent.click(screen.getByRole('button', { name: 'Edit button' }));
  expect(shown.size).toBe(0);
  rerender(
    <Tooltip label="">
      <button type="button">Silent button</button>
    </Tooltip>,
  );
  enter('Silent button');
  pass(700);
  expect(shown.size).toBe(0);
});
