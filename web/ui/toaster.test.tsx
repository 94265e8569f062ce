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

/** Renders the toaster and waits until its lazy code is loaded. */
async function renderToaster() {
  render(<Toaster />);
  const expectRegion = async () => {
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('region')).toBeDefined();
  };
  await vi.waitFor(expectRegion, { timeout: 15_000 });
}
const show = (message: Parameters<typeof toast>[0]) => act(async () => toast(message));
const toasts = () => screen.queryAllByRole('listitem');
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a toast shows its title and description for 5000 ms', async () => {
  await renderToaster();
  await show({ title: 'Profile updated', description: 'Your preferences have been saved successfully.' });
  expect(toasts()[0]?.textContent).toContain('Profile updatedYour preferences have been saved successfully.');
  await advance(4900);
  expect(toasts()).toHaveLength(1);
  await advance(200);
  expect(toasts()).toHaveLength(0);
});

test('a toast with an action stays twice as long and closes when the action is clicked', async () => {
  await renderToaster();
  const onClick = vi.fn();
  await show({ title: 'Date skipped', action: { label: 'Undo', onClick } });
  await advance(9900);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(onClick).toHaveBeenCalledOnce();
  await advance(10);
  expect(toasts()).toHaveLength(0);
  await show({ title: 'Date skipped', action: { label: 'Undo', onClick } });
  await advance(10_100);
  expect(toasts()).toHaveLength(0);
});

test('only one toast is visible: a new one replaces the old', async () => {
  await renderToaster();
  await show({ title: 'First' });
  await show({ title: 'Second' });
  expect(toasts().map((item) => item.textContent)).toEqual(['Second']);
});

test('repeating a message shows a new toast with its own 5000 ms', async () => {
  await renderToaster();
  await show({ title: 'Saved' });
  await advance(3000);
  await show({ title: 'Saved' });
  await advance(3000);
  expect(toasts()).toHaveLength(1);
});

test('a toast from before the toaster was mounted shows once it is', async () => {
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

test('the toast region is at most 420 px wide and is not hidden by a modal dialog', async () => {
  render(<ToastRegion toast={undefined} />);
  const list = document.querySelector('.toast-region');
  expect(list?.className).toContain('max-w-[420px]');
  expect(list?.getAttribute('aria-live')).toBe('off');
});

test('a swipe of 40 px to the right springs back and one of 60 px dismisses the toast', async () => {
  await renderToaster();
  await show({ title: 'Saved' });
  const swipe = async (pixels: number) => {
    const [item] = toasts();
    if (!item) throw new Error('No toast is shown');
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
  await advance(10);
  expect(toasts()).toHaveLength(0);
});

test('a failed call shows a destructive toast with the error message', async () => {
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

test('without the code that shows toasts, the page stays', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.resetModules();
  vi.doMock('./toast-region.tsx', load);
  vi.stubGlobal('fetch', async () => new Response('ok'));
  const { Toaster } = await import('./toaster.tsx');
  render(
    <>
      <Toaster />
      <p>The page</p>
    </>,
  );
  const expectAttempt = async () => {
    await advance(50);
    expect(load).toHaveBeenCalled();
  };
  await vi.waitFor(expectAttempt, { timeout: 15_000 });
  await advance(50);
  expect(screen.getByText('The page')).toBeDefined();
  vi.doUnmock('./toast-region.tsx');
  vi.unstubAllGlobals();
});
