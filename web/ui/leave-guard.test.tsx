import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Link, Route } from 'wouter';
import { guardBack } from '#web/shell/navigation.ts';
import { useCloseGuard } from './close-guard.ts';
import { Dialog } from './dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';

// Before the router adds its listener, as in main.tsx.
guardBack();

beforeEach(() => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/form?tab=a');
});
afterEach(cleanup);

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <LeaveQuestion wouldLoseChanges={text !== ''} />
      <Link href="/elsewhere">Elsewhere</Link>
      <Link href="/form?tab=b">Other tab</Link>
      <a href="https://example.com/" target="_blank" rel="noreferrer">
        Shop
      </a>
    </>
  );
}

function GuardedInput() {
  const [text, setText] = useState('');
  useCloseGuard(text !== '');
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

function DialogForm() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title="A form">
      <GuardedInput />
    </Dialog>
  );
}

const show = (form = <Form />) =>
  render(
    <>
      <Route path="/form">{form}</Route>
      <Route path="/before">Before</Route>
      <Route path="/elsewhere">After</Route>
    </>,
  );
const type = async () => userEvent.type(await screen.findByLabelText('Name'), 'Mia');
const question = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const wouldBrowserAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const expectUnchangedForm = async () => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe('/form');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mia');
};

test('leaving an untouched form asks nothing', async () => {
  show();
  expect(wouldBrowserAsk()).toBe(false);
  await follow('Elsewhere');
  expect(screen.getByText('After')).toBeTruthy();
});

test('a link to another page asks first, but not one within the page or to a new tab', async () => {
  show();
  await type();
  expect(wouldBrowserAsk()).toBe(true);
  await follow('Other tab');
  expect(location.search).toBe('?tab=b');
  await follow('Shop');
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await follow('Elsewhere');
  await question();
  await press('Keep editing');
  await expectUnchangedForm();
  await follow('Elsewhere');
  await question();
  await press('Discard');
  expect(await screen.findByText('After')).toBeTruthy();
  expect(wouldBrowserAsk()).toBe(false);
});

test("the browser's Back asks first", async () => {
  show();
  await type();
  history.back();
  await question();
  expect(location.href).toMatch(/\/form\?tab=a$/);
  await press('Keep editing');
  await expectUnchangedForm();
  expect(wouldBrowserAsk()).toBe(true);
  history.back();
  await question();
  await press('Discard');
  expect(await screen.findByText('Before')).toBeTruthy();
  expect(location.pathname).toBe('/before');
});

test('Back from a form in a dialog asks first, then closes the dialog and stays on its page', async () => {
  show(<DialogForm />);
  await type();
  history.go(-1);
  await question();
  history.go(-1);
  await expectUnchangedForm();
  history.go(-1);
  await question();
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.href).toMatch(/\/form\?tab=a$/);
  await waitFor(() => expect(history.state?.overlays).toBeUndefined());
  history.go(-1);
  expect(await screen.findByText('Before')).toBeTruthy();
});
