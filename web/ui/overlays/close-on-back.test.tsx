import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, Route } from 'wouter';
import { Confirm } from '../confirm.tsx';
import { Dialog } from '../dialog.tsx';
import { Sheet } from '../sheet.tsx';

beforeEach(() => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/list?tab=a');
});

const renders = vi.fn();

function Page() {
  renders();
  return (
    <>
      <Overlay name="Menu">
        {(props) => (
          <Sheet {...props}>
            <Link href="/elsewhere">Elsewhere</Link>
          </Sheet>
        )}
      </Overlay>
      <Overlay name="Details">
        {(props) => (
          <Dialog {...props}>
            <Overlay name="Delete">
              {(question) => (
                <Confirm
                  {...question}
                  description="This cannot be undone."
                  confirmLabel="Yes"
                  onConfirm={() => undefined}
                />
              )}
            </Overlay>
          </Dialog>
        )}
      </Overlay>
    </>
  );
}

interface OverlayProps {
  name: string;
  children: (props: { open: boolean; onOpenChange: (open: boolean) => void; title: string }) => React.ReactNode;
}

function Overlay({ name, children }: OverlayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      {children({ open, onOpenChange: setOpen, title: name })}
    </>
  );
}

const show = () =>
  render(
    <>
      <Route path="/list">
        <Page />
      </Route>
      <Route path="/before">Before</Route>
      <Route path="/elsewhere">After</Route>
    </>,
  );
/** Like the browser's Back button. `history.back()` is what our code calls, and it leaves the page. */
const pressBack = () => history.go(-1);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async (name: string) => {
  const depth = history.state?.overlays ?? 0;
  await press(name);
  await screen.findByRole(name === 'Delete' ? 'alertdialog' : 'dialog', { name });
  await waitFor(() => expect(history.state?.overlays).toBe(depth + 1));
};
const isClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const hasNoEntry = () => waitFor(() => expect(history.state?.overlays).toBeUndefined());
const goBackToBefore = async () => {
  pressBack();
  expect(await screen.findByText('Before')).toBeTruthy();
};

test('Back closes the open overlay, and the next Back leaves the page', async () => {
  show();
  const before = renders.mock.calls.length;
  await open('Details');
  pressBack();
  await isClosed('dialog');
  expect(location.href).toMatch(/\/list\?tab=a$/);
  expect(renders.mock.calls.length).toBe(before);
  await goBackToBefore();
});

test('an overlay that closes by other means leaves no history entry', async () => {
  show();
  await open('Details');
  await press('Close');
  await isClosed('dialog');
  await hasNoEntry();
  await goBackToBefore();
});

test('Back closes a question and then the dialog below it', async () => {
  show();
  await open('Details');
  await open('Delete');
  pressBack();
  await isClosed('alertdialog');
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
  pressBack();
  await isClosed('dialog');
  await goBackToBefore();
});

test('Back from a page that was opened by a link in a sheet leads to the page with the sheet', async () => {
  show();
  await open('Menu');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('After')).toBeTruthy();
  pressBack();
  expect(await screen.findByRole('button', { name: 'Details' })).toBeTruthy();
  expect(location.pathname).toBe('/list');
  await hasNoEntry();
  await goBackToBefore();
});

test('an address that changes below an open overlay is kept when the overlay closes', async () => {
  show();
  await open('Details');
  history.replaceState(null, '', '/list?tab=b');
  await press('Close');
  await isClosed('dialog');
  await hasNoEntry();
  expect(location.href).toMatch(/\/list\?tab=b$/);
  await goBackToBefore();
});

test('code that goes back leaves the page, even while a question is open', async () => {
  show();
  await open('Details');
  await open('Delete');
  history.back();
  expect(await screen.findByText('Before')).toBeTruthy();
});
