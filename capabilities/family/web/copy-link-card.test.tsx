import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { focused } from '#testing/focused.ts';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { stubNavigator } from '#testing/stub-navigator.ts';
import { CopyLinkCard } from './copy-link-card.tsx';

const { visitor } = servedApp();
const link = 'http://localhost:3000/invite/abc';
const show = (email: string | null, isMailed: boolean) =>
  renderPage(<CopyLinkCard link={link} email={email} isMailed={isMailed} />, visitor);

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

test('the button copies the link and confirms it', async () => {
  show(null, false);
  expect(screen.getByLabelText<HTMLInputElement>('Invitation link').readOnly).toBe(true);
  expect(screen.getByText('Valid for 7 days, for one person.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('where browsers can share links, it opens the phone’s share sheet', async () => {
  const share = vi.fn(async () => undefined);
  stubNavigator({ share });
  const onCopied = vi.fn();
  renderPage(<CopyLinkCard link={link} email={null} isMailed={false} onCopied={onCopied} />, visitor);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({ title: 'Join our family on Mothership', url: link });
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('a share that fails says so, and one that is called off says nothing', async () => {
  const share = vi.fn();
  stubNavigator({ share });
  show(null, false);
  share.mockRejectedValueOnce(Object.assign(new Error('No apps'), { name: 'AbortError' }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  share.mockRejectedValueOnce(new Error('Not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Not allowed')).toBeTruthy();
  expect(screen.queryByText('No apps')).toBeNull();
});

test('without https, and so without a clipboard API, the selected text is copied', async () => {
  const execCommand = vi.fn(() => true);
  stubNavigator({ clipboard: undefined });
  Object.assign(document, { execCommand });
  show(null, false);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(execCommand).toHaveBeenCalledWith('copy');
  await focused(screen.getByLabelText('Invitation link'));
});

test('if copying fails, a message asks to copy the selected text by hand', async () => {
  stubNavigator({ clipboard: undefined });
  Object.assign(document, { execCommand: () => false });
  show(null, false);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('We selected the link above, so you can copy it from there.')).toBeTruthy();
});

test.each([
  ['david@example.com', true, 'We emailed david@example.com. You can also share the link yourself.'],
  ['david@example.com', false, "We didn't send an email. Please send this link to david@example.com yourself."],
  [null, false, 'Send this link yourself, in a text for example.'],
] as const)('with the address %s and isMailed %s it says what to do next', (email, isMailed, sentence) => {
  show(email, isMailed);
  expect(screen.getByText(sentence)).toBeTruthy();
});
