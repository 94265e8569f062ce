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
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

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
  advance(699);
  expect(shown.has('Edit')).toBe(false);
  advance(1);
  expect(shown.has('Edit')).toBe(true);
  leave('Edit button');
  expect(shown.size).toBe(0);
});

test('a short hover does not open a tooltip', () => {
  render(twoButtons);
  enter('Edit button');
  advance(300);
  leave('Edit button');
  advance(1000);
  expect(shown.size).toBe(0);
});

test('the delay is skipped within 300 ms of another tooltip', () => {
  render(twoButtons);
  enter('Edit button');
  advance(700);
  leave('Edit button');
  advance(299);
  enter('Delete button');
  advance(0);
  expect(shown.has('Delete')).toBe(true);
  leave('Delete button');
  advance(301);
  enter('Edit button');
  advance(0);
  expect(shown.size).toBe(0);
});

test('a delay of 0 opens at once', () => {
  render(
    <Tooltip label="Household" delay={0}>
      <button type="button">Household link</button>
    </Tooltip>,
  );
  enter('Household link');
  advance(0);
  expect(shown.has('Household')).toBe(true);
});

test('touch does not open a tooltip, and Escape closes it', () => {
  render(twoButtons);
  enter('Edit button', 'touch');
  advance(2000);
  expect(shown.size).toBe(0);
  enter('Edit button');
  advance(700);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Edit button' }), { key: 'Escape' });
  expect(shown.size).toBe(0);
});

test('a click closes a tooltip, and one with an empty label never opens', () => {
  const { rerender } = render(twoButtons);
  enter('Edit button');
  advance(700);
  fireEvent.click(screen.getByRole('button', { name: 'Edit button' }));
  expect(shown.size).toBe(0);
  rerender(
    <Tooltip label="">
      <button type="button">Silent button</button>
    </Tooltip>,
  );
  enter('Silent button');
  advance(700);
  expect(shown.size).toBe(0);
});
