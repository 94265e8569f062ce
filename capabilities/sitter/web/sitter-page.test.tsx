import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import type { SitterSheet } from '../contract.ts';
import { GuestSheetPage } from './guest-sheet-page.tsx';
import { SheetPage } from './sheet-page.tsx';
import { SitterPage } from './sitter-page.tsx';

await Promise.all([import('./sheet-form.tsx'), import('./sheet-detail-card.tsx'), import('./missing-sheet-card.tsx')]);

const { signUp } = servedApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

beforeEach(() => history.replaceState(null, '', '/sitter'));

async function family() {
  const mother = await signUp();
  const child = async (name: string, more: object = {}) =>
    (await mother.post('/api/children', { name, birthdate: '2019-03-04', ...more })).json;
  const mia = await child('Mia', { allergies: ['Peanuts'], healthNotes: 'Inhaler in the blue bag' });
  const leo = await child('Leo', { birthdate: '2021-03-04', healthNotes: 'Stutters' });
  return { mother, mia, leo };
}

const sheetsOf = async (mother: Mother): Promise<SitterSheet[]> => (await mother.get('/api/sitter-sheets')).json;

async function openSheet(mother: Mother, choices: object = {}) {
  const { json: sheet } = await mother.post('/api/sitter-sheets', choices);
  history.replaceState(null, '', `/sitter/${sheet.id}`);
  renderPage(<Route path="/sitter/:id" component={SheetPage} />, mother);
  return sheet;
}

test('a sheet is created for tonight and all children, with the ticked facts and written notes', async () => {
  const { mother, mia, leo } = await family();
  renderPage(<SitterPage />, mother);
  expect(await screen.findByRole('checkbox', { name: 'Mia' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Tonight' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText("Show Leo's health notes")).toHaveProperty('checked', false);
  await userEvent.click(screen.getByLabelText("Show Mia's health notes"));
  await userEvent.type(screen.getByLabelText('If Mia has an allergic reaction'), 'EpiPen');
  await userEvent.type(screen.getByLabelText('Anything else'), 'One show');
  await userEvent.click(screen.getByRole('button', { name: 'Make the sheet' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/sitter\/./));
  expect(await sheetsOf(mother)).toMatchObject([
    {
      childIds: [mia.id, leo.id],
      isEveningOnly: true,
      shownHealthNotes: [mia.id],
      whatToDo: [{ childId: mia.id, text: 'EpiPen' }],
      remarks: 'One show',
    },
  ]);
});

test('a preview shows the sheet as the sitter will see it, and follows the choices', async () => {
  const { mother } = await family();
  renderPage(<SitterPage />, mother);
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Mia and Leo')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leo' }));
  await userEvent.type(screen.getByLabelText('Anything else'), 'One show');
  expect(await preview.findByText('One show')).toBeTruthy();
  expect(preview.queryByText(/Leo/)).toBeNull();
  expect(await sheetsOf(mother)).toEqual([]);
});

test('while nothing is known about the children, what is missing leads, each with a link to where it can be filled, and the preview says what will stand there', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  renderPage(<SitterPage />, mother);
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getAllByText('Mia')).toHaveLength(1);
  expect(preview.getByText('Allergies and routine')).toBeTruthy();
  const gap = screen.getByRole('link', { name: "Add: Mia's allergies and health" });
  expect(gap.getAttribute('href')).toBe(`/household?tab=child&edit=${mia.id}`);
  const isAbove = gap.compareDocumentPosition(screen.getByRole('button', { name: 'Make the sheet' }));
  expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a sheet can be for one child and several days, and starts with the notes of the last one', async () => {
  const { mother, mia, leo } = await family();
  await mother.post('/api/sitter-sheets', { whatToDo: [{ childId: mia.id, text: 'EpiPen' }] });
  renderPage(<SitterPage />, mother);
  expect(await screen.findByLabelText('If Mia has an allergic reaction')).toHaveProperty('value', 'EpiPen');
  expect(screen.getByRole('link', { name: 'Mia and Leo' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mia' }));
  expect(screen.queryByLabelText('If Mia has an allergic reaction')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Other dates' }));
  const [from, until] = [screen.getByLabelText('From'), screen.getByLabelText('Until')];
  for (const [field, value] of [
    [from, '2030-05-03'],
    [until, '2030-05-01'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Make the sheet' }));
  expect(await screen.findByText("Until can't be before From")).toBeTruthy();
  await userEvent.clear(until);
  await userEvent.type(until, '2030-05-05');
  await userEvent.click(screen.getByRole('button', { name: 'Make the sheet' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/sitter\/./));
  expect((await sheetsOf(mother))[0]).toMatchObject({
    childIds: [leo.id],
    fromDay: '2030-05-03',
    untilDay: '2030-05-05',
    isEveningOnly: false,
  });
});

test('without a child chosen, nothing is made', async () => {
  const { mother } = await family();
  renderPage(<SitterPage />, mother);
  for (const name of ['Mia', 'Leo']) await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the sheet' }));
  expect(await screen.findByText('Choose at least one child')).toBeTruthy();
  expect(await sheetsOf(mother)).toEqual([]);
});

test('a family without children gets a link to the household, and sees a sample', async () => {
  renderPage(<SitterPage />, await signUp());
  expect(await screen.findByText('Sample')).toBeTruthy();
  expect(await screen.findByText('No children added yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Household' }).getAttribute('href')).toBe('/household?tab=child');
});

test('if a sheet cannot be made, the input stays', async () => {
  const { mother } = await family();
  renderPage(<SitterPage />, withFailingWrites(mother));
  await userEvent.type(await screen.findByLabelText('Anything else'), 'One show');
  await userEvent.click(screen.getByRole('button', { name: 'Make the sheet' }));
  expect(await screen.findByText('Error making the sheet')).toBeTruthy();
  expect(screen.getByLabelText('Anything else')).toHaveProperty('value', 'One show');
});

test('gaps are listed first, each with a link to where it can be filled', async () => {
  const { mother } = await family();
  const { json: david } = await mother.post('/api/household-members', {
    memberType: 'adult',
    name: 'David',
    relationship: 'partner',
  });
  await openSheet(mother);
  const missing = await screen.findByRole('region', { name: 'Still missing' });
  const add = within(missing).getByRole('link', { name: "Add: David's phone number" });
  expect(add.getAttribute('href')).toBe(`/household?tab=adult&edit=${david.id}`);
  // A gap on the sheet itself opens the sheet's form.
  await userEvent.click(within(missing).getByRole('button', { name: "Add: What to do about Mia's allergies" }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the sheet' });
  await userEvent.type(await within(dialog).findByLabelText('If Mia has an allergic reaction'), 'EpiPen');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('EpiPen')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("What to do about Mia's allergies")).toBeNull());
});

test('a link is made, copied and ended, and its address is shown only here', async () => {
  const { mother } = await family();
  await openSheet(mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Get a link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  const clipboard = userEvent.setup();
  await clipboard.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(field.value);
  expect(screen.getByText(/Not opened yet\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText(/^The link has ended\./)).toBeTruthy();
  expect(screen.queryByLabelText('Link')).toBeNull();
});

test('a link that was made before can be replaced, at another time', async () => {
  const { mother } = await family();
  const sheet = await openSheet(mother);
  await screen.findByRole('button', { name: 'Get a link' });
  await userEvent.click(screen.getByRole('button', { name: 'Change when it ends' }));
  const time = screen.getByLabelText('Time');
  await userEvent.clear(time);
  await userEvent.type(time, '08:15');
  await userEvent.click(screen.getByRole('button', { name: 'Get a link' }));
  await screen.findByLabelText('Link');
  const [stored] = await sheetsOf(mother);
  expect(stored?.link?.ends.time).toBe('08:15');
  expect(stored?.id).toBe(sheet.id);
});

test('after a reload, an open link shows its state and offers a new one', async () => {
  const { mother } = await family();
  const { json: sheet } = await mother.post('/api/sitter-sheets', {});
  await mother.post(`/api/sitter-sheets/${sheet.id}/link`, {});
  history.replaceState(null, '', `/sitter/${sheet.id}`);
  renderPage(<Route path="/sitter/:id" component={SheetPage} />, mother);
  expect(await screen.findByText(/^The link works until .* Not opened yet\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New link' }));
  expect(await screen.findByLabelText('Link')).toBeTruthy();
});

test('a sheet can be deleted, and one that is gone says so', async () => {
  const { mother } = await family();
  const sheet = await openSheet(mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the sheet' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location.pathname).toBe('/sitter'));
  expect(await sheetsOf(mother)).toEqual([]);
  // As with the browser's Back button.
  act(() => history.replaceState(null, '', `/sitter/${sheet.id}`));
  expect(await screen.findByText('This sheet is gone')).toBeTruthy();
});

test('a guest sees the sheet, and plain words once the link has ended', async () => {
  const { mother, mia } = await family();
  await mother.patch('/api/house-notes', { emergencyNumber: '112' });
  const { json: sheet } = await mother.post('/api/sitter-sheets', { childIds: [mia.id] });
  const { json: made } = await mother.post(`/api/sitter-sheets/${sheet.id}/link`, {});
  history.replaceState(null, '', new URL(made.link).pathname);
  const guest = renderPage(<Route path="/sheet/:token" component={GuestSheetPage} />, mother);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia' })).toBeTruthy();
  expect(screen.getByText('Allergic to Peanuts')).toBeTruthy();
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  for (const hidden of ['Leo', 'Inhaler', 'Still missing']) expect(screen.queryByText(new RegExp(hidden))).toBeNull();
  guest.unmount();
  const again = (await mother.post(`/api/sitter-sheets/${sheet.id}/link`, {})).json.link;
  await mother.remove(`/api/sitter-sheets/${sheet.id}/link`);
  history.replaceState(null, '', new URL(again).pathname);
  renderPage(<Route path="/sheet/:token" component={GuestSheetPage} />, mother);
  expect(await screen.findByText('This link was ended. If you still need it, ask for a new one.')).toBeTruthy();
});
