import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, failed, shownToast, toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast(shownToast()?.id ?? 0);
  vi.useRealTimers();
  cleanup();
});

/** The toaster's code arrives by itself; until then this waits, without the clock. */
async function renderToaster() {
  render(<Toaster />);
  const isThere = async () => {
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('region')).toBeDefined();
  };
  await vi.waitFor(isThere, { timeout: 15_000 });
}
const show = (message: Parameters<typeof toast>[0]) => act(async () => toast(message));
const toasts = () => screen.queryAllByRole('listitem');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a toast shows its title and description for 5000 ms', async () => {
  await renderToaster();
  await show({ title: 'Profile updated', description: 'Your preferences have been saved successfully.' });
  expect(toasts()[0]?.textContent).toContain('Profile updatedYour preferences have been saved successfully.');
  await pass(4900);
  expect(toasts()).toHaveLength(1);
  await pass(200);
  expect(toasts()).toHaveLength(0);
});

test('a toast that offers to undo something stays for twice the time, and closes when it is taken up', async () => {
  await renderToaster();
  const onClick = vi.fn();
  await show({ title: 'Date skipped', action: { label: 'Undo', onClick } });
  await pass(9900);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(onClick).toHaveBeenCalledOnce();
  await pass(10);
  expect(toasts()).toHaveLength(0);
  await show({ title: 'Date skipped', action: { label: 'Undo', onClick } });
  await pass(10_100);
  expect(toasts()).toHaveLength(0);
});

test('only one toast is visible: the newer one takes the place of the older', async () => {
  await renderToaster();
  await show({ title: 'First' });
  await show({ title: 'Second' });
  expect(toasts().map((item) => item.textContent)).toEqual(['Second']);
});

test('the same message twice is two toasts: the second gets its own 5000 ms', async () => {
  await renderToaster();
  await show({ title: 'Saved' });
  await pass(3000);
  await show({ title: 'Saved' });
  await pass(3000);
  expect(toasts()).toHaveLength(1);
});

test('a toast from before the toaster was there is shown when it arrives', async () => {
  toast({ title: 'Early' });
  await renderToaster();
  expect(toasts()[0]?.textContent).toContain('Early');
});

test('F8 focuses the notifications', async () => {
  await renderToaster();
  await show({ title: 'Saved' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.className).toContain('toast-region');
});

test('the notifications are at most 420 px wide and stay reachable beside a modal dialog', async () => {
  render(<ToastRegion toast={undefined} />);
  const list = document.querySelector('.toast-region');
  expect(list?.className).toContain('max-w-[420px]');
  expect(list?.getAttribute('aria-live')).toBe('off');
});

test('a swipe to the right of 40 px springs back and one of 60 px dismisses', async () => {
  await renderToaster();
  await show({ title: 'Saved' });
  const swipe = async (pixels: number) => {
    const [item] = toasts();
    if (!item) throw new Error('no toast');
    Object.assign(item, { setPointerCapture: () => undefined, hasPointerCapture: () => false });
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerType: 'mouse', pointerId: 1 });
    await act(async () => {
      fireEvent.pointerDown(item, at(0));
      fireEvent.pointerMove(item, at(pixels / 2));
      fireEvent.pointerMove(item, at(pixels));
      fireEvent.pointerUp(item, at(pixels));
    });
  };
  await swipe(40);
  expect(toasts()).toHaveLength(1);
  await swipe(60);
  await pass(10);
  expect(toasts()).toHaveLength(0);
});

test('a failed call becomes a destructive toast with the message of the failure', async () => {
  await renderToaster();
  await act(async () => failed('Error adding child')(new Error('500: Something went wrong')));
  expect(shownToast()).toMatchObject({ title: 'Error adding child', variant: 'destructive' });
  expect(toasts()[0]?.className).toContain('border-danger');
  expect(toasts()[0]?.textContent).toContain('500: Something went wrong');
});

test('text that looks like HTML is shown as typed', async () => {
  await renderToaster();
  await show({ title: '<img src=x onerror=alert(1)>' });
  expect(toasts()[0]?.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});
