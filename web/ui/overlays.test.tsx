import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCloseGuard } from './close-guard.ts';
import { Confirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function Form({ dirty }: { dirty: boolean }) {
  useCloseGuard(dirty);
  return <input aria-label="Name" />;
}

function Page({ dirty = false }: { dirty?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Children</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Add Child
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Add Child" description="Only the name is needed.">
        <Form dirty={dirty} />
      </Dialog>
    </main>
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Child' }));
  return screen.findByRole('dialog', { name: 'Add Child' });
};

test('a dialog has a name and a description, and Escape returns the focus to its opener', async () => {
  render(<Page />);
  const dialog = await openDialog();
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Only the name is needed.',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // It stays in the DOM during the closing animation, where a second tap on 'Save' would save twice.
  expect(dialog.hasAttribute('inert')).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Child'));
});

test('closing a dialog with unsaved changes asks first and can be canceled', async () => {
  render(<Page dirty />);
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Add Child' })).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a click outside does not close a confirmation', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <Confirm
      open
      onOpenChange={onOpenChange}
      title="Delete Mia?"
      description="This can't be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  const question = await screen.findByRole('alertdialog', { name: 'Delete Mia?' });
  const veil = document.querySelector('.veil');
  expect(veil).not.toBeNull();
  if (veil) await userEvent.click(veil, { pointerEventsCheck: 0 });
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(question.isConnected).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a pending confirmation shows its progress label and ignores another click', async () => {
  const onConfirm = vi.fn();
  render(
    <Confirm
      open
      onOpenChange={() => undefined}
      title="Delete Mia?"
      description="This can't be undone."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the page heading gets the focus when the opener is gone', async () => {
  function Card() {
    const [open, setOpen] = useState(false);
    const [deleted, setDeleted] = useState(false);
    const remove = () => {
      setDeleted(true);
      setOpen(false);
    };
    return (
      <main>
        <h1 tabIndex={-1}>Children</h1>
        {!deleted && (
          <button type="button" onClick={() => setOpen(true)}>
            Delete Mia
          </button>
        )}
        <Confirm
          open={open}
          onOpenChange={setOpen}
          title="Delete Mia?"
          description="This can't be undone."
          confirmLabel="Delete"
          onConfirm={remove}
        />
      </main>
    );
  }
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Mia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Children'));
});

test('a sheet is a dialog with an accessible name', async () => {
  const onOpenChange = vi.fn();
  render(
    <Sheet open onOpenChange={onOpenChange} title="Menu">
      <a href="/wand">Magic Wand</a>
    </Sheet>,
  );
  expect((await screen.findByRole('dialog', { name: 'Menu' })).className).toContain('w-72');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('a click waits for a dialog that does not take clicks yet', async () => {
  const save = vi.fn();
  render(
    <div role="dialog" aria-label="Opening" data-state="open" style={{ pointerEvents: 'none' }}>
      <button type="button" onClick={save}>
        Save
      </button>
    </div>,
  );
  const dialog = screen.getByRole('dialog');
  const button = screen.getByRole('button', { name: 'Save' });
  document.body.style.pointerEvents = 'none';
  const open = (rounds: number) =>
    rounds > 0 ? setTimeout(open, 0, rounds - 1) : dialog.style.setProperty('pointer-events', 'auto');
  open(20);
  await userEvent.click(button);
  expect(save).toHaveBeenCalledOnce();
  document.body.style.pointerEvents = '';
});
