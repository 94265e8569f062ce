import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { OnboardingPage } from './onboarding-page.tsx';

const { signUp, visitor } = servedApp();
type Person = Awaited<ReturnType<typeof signUp>>;

beforeEach(() => history.replaceState(null, '', '/onboarding'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const userOf = ({ userId }: Person) => ({ id: userId, firstName: 'Ana', lastName: null, email: null });
const show = (person: Person, client = person as Parameters<typeof renderPage>[1]) =>
  renderPage(<OnboardingPage user={userOf(person)} />, client);
const showVisitor = () => renderPage(<OnboardingPage user={undefined} />, visitor);

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const preferencesOf = async (person: Person) => (await person.get('/api/preferences')).json;

/** Opens the last step and unlocks its button with fake timers. */
async function openLastStep() {
  await title();
  vi.useFakeTimers();
  act(() => history.pushState(null, '', '/onboarding?step=4'));
  act(() => vi.advanceTimersByTime(3000));
  vi.useRealTimers();
}

/** Stubs `location.assign`, which jsdom does not support. */
function stubNavigation() {
  const assign = vi.fn();
  const real = location;
  const get = (_: object, name: string) => (name === 'assign' ? assign : Reflect.get(real, name));
  vi.stubGlobal('location', new Proxy({}, { get }));
  return assign;
}

test('four steps have the specified fields, a progress bar, Previous and Next', async () => {
  show(await signUp());
  expect(await title()).toBe("Let's get to know you");
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Step 1 of 4' });
  expect([progress.value, progress.max]).toEqual([1, 4]);
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  expect(value('Name')).toBe('Ana');
  for (const choice of ['Working Mom', 'Full Time Mom', 'Part-Time Working Mom'])
    expect(screen.getByRole('radio', { name: choice })).toBeTruthy();
  for (const group of ['Favorite Stores for Yourself', 'Favorite Stores for Kids'])
    expect(screen.getByRole('group', { name: group }).querySelectorAll('input')).toHaveLength(3);
  expect(screen.getByLabelText('Favorite Influencers').tagName).toBe('TEXTAREA');
  for (const choice of ['Christmas', 'Thanksgiving', 'Halloween', 'Easter', '4th of July', 'Other'])
    expect(screen.getByRole('option', { name: choice })).toBeTruthy();

  await press('Next');
  expect(document.activeElement?.textContent).toBe('Who is at home with you?');
  expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  for (const label of ['Adults', 'Kids', 'Pets']) expect(screen.getByLabelText(label)).toBeTruthy();
  for (const choice of [
    'Forgetting important dates',
    'Meal planning',
    'Coordinating schedules',
    'Managing the mental load',
    ...['Beginner', 'Comfortable', 'Expert'],
  ])
    expect(screen.getByRole('radio', { name: choice })).toBeTruthy();
  expect(screen.queryByLabelText('What is it for you?')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(screen.getByLabelText('What is it for you?')).toBeTruthy();
  expect(screen.queryByLabelText('Partner e-mail')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
  expect(screen.getByLabelText('Partner e-mail')).toBeTruthy();

  await press('Next');
  expect(document.activeElement?.textContent).toBe("What's for dinner?");
  for (const number of [1, 2, 3]) {
    expect(screen.getByLabelText(`Meal ${number}`)).toBeTruthy();
    expect(screen.getByLabelText(`Recipe link for meal ${number} (optional)`)).toBeTruthy();
  }
  const services = [...screen.getByLabelText<HTMLSelectElement>('Preferred Delivery Service').options];
  expect(services.slice(1).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'None: none',
    'Uber Eats: uber-eats',
    'DoorDash: doordash',
    'Grubhub: grubhub',
    'Postmates: postmates',
  ]);

  await press('Next');
  expect(document.activeElement?.textContent).toBe('One last thing');
  expect(screen.getByLabelText('Your one wish for the app').tagName).toBe('TEXTAREA');
  await press('Previous');
  await waitFor(() => expect(document.activeElement?.textContent).toBe("What's for dinner?"));
});

test('Complete Setup is locked for 3 seconds each time the last step opens', async () => {
  history.replaceState(null, '', '/onboarding?step=3');
  showVisitor();
  await title();
  vi.useFakeTimers();
  for (const _visit of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const isLocked = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Please wait...' }).disabled;
    expect(isLocked()).toBe(true);
    act(() => vi.advanceTimersByTime(2999));
    expect(isLocked()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Setup' }).disabled).toBe(false);
    act(() => history.replaceState(null, '', '/onboarding?step=3'));
  }
});

test('the answers are saved, and the invitation is passed to the thank-you page', async () => {
  const mother = await signUp();
  show(mother);
  await title();
  await type('Name', ' Maria');
  await userEvent.click(screen.getByRole('radio', { name: 'Working Mom' }));
  await userEvent.type(screen.getAllByLabelText('Store 2')[1] as HTMLElement, 'Carters');
  await type('Favorite Influencers', 'Busy Toddler, Feeding Littles');
  await press('Next');
  await type('Kids', '2{Enter}');
  expect(screen.getByText('Step 3 of 4')).toBeTruthy();
  await press('Previous');
  await waitFor(() => expect(value('Kids')).toBe('2'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
  await type('Partner e-mail', 'david@example.com');
  await press('Next');
  await type('Meal 2', 'Tacos');
  await openLastStep();
  await type('Your one wish for the app', 'A quiet hour');
  await press('Complete Setup');
  await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
  expect(history.state.invitation).toEqual({
    link: expect.stringContaining('/invite/'),
    email: 'david@example.com',
    isMailed: false,
  });
  expect(await preferencesOf(mother)).toMatchObject({
    name: 'Ana Maria',
    momCategory: 'Working Mom',
    favoriteStoresForKids: ['Carters'],
    favoriteInfluencers: ['Busy Toddler', 'Feeding Littles'],
    familyKids: 2,
    favoriteWeekNightMeals: [{ mealName: 'Tacos' }],
    wishForApp: 'A quiet hour',
    onboardingCompleted: true,
  });
  expect(localStorage).toHaveLength(0);
});

describe('a validation error', () => {
  test('shows at its field on Next, and disappears when it is fixed', async () => {
    history.replaceState(null, '', '/onboarding?step=2');
    showVisitor();
    await title();
    await type('Kids', 'two');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
    await type('Partner e-mail', 'david');
    await press('Next');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    const error = screen.getByText('Kids must be a whole number from 0 to 99');
    expect(document.activeElement).toBe(screen.getByLabelText('Kids'));
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByText('Partner e-mail must be an address like name@example.com')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Kids'));
    expect(screen.queryByText('Kids must be a whole number from 0 to 99')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
    await press('Next');
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    await type('Meal 3', 'Tacos');
    await type('Recipe link for meal 3 (optional)', 'javascript:alert(1)');
    await press('Next');
    expect(screen.getByText('Recipe link must be an address that starts with http:// or https://')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Recipe link for meal 3 (optional)'));
  });

  test('in a skipped step opens that step on Complete Setup', async () => {
    showVisitor();
    await title();
    fireEvent.change(screen.getAllByLabelText('Store 2')[0] as HTMLElement, { target: { value: 'a'.repeat(201) } });
    await openLastStep();
    await press('Complete Setup');
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByText('Favorite stores for yourself is too long (at most 200 characters)')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByLabelText('Store 2')[0]);
  });
});

describe('the input', () => {
  test("survives a reload and the browser's Back button", async () => {
    const mother = await signUp();
    const { unmount } = show(mother);
    await title();
    await userEvent.selectOptions(screen.getByLabelText('Favorite Holiday'), 'Easter');
    await press('Next');
    expect(location.search).toBe('?step=2');
    await type('Pets', '3');
    unmount();
    show(mother);
    expect(await title()).toBe('Who is at home with you?');
    expect(value('Pets')).toBe('3');
    act(() => history.back());
    await waitFor(() => expect(screen.getByText('Step 1 of 4')).toBeTruthy());
    expect(value('Favorite Holiday')).toBe('Easter');
  });

  test('is not shown to the next person who signs in here', async () => {
    const { unmount } = show(await signUp());
    await title();
    await type('Name', ' Maria');
    unmount();
    show(await signUp());
    await title();
    expect(value('Name')).toBe('Ana');
  });

  test('is kept in memory if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    show(await signUp());
    await title();
    await type('Name', ' Maria');
    await press('Next');
    await press('Previous');
    await waitFor(() => expect(value('Name')).toBe('Ana Maria'));
  });

  test('is kept when saving fails, and the error from the server is shown', async () => {
    const mother = await signUp();
    show(mother, withFailingWrites(mother));
    await openLastStep();
    await type('Your one wish for the app', 'A quiet hour');
    await press('Complete Setup');
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('503: Please try again')).toBeTruthy();
    expect(value('Your one wish for the app')).toBe('A quiet hour');
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeTruthy();
  });
});

test('the button shows Saving... while the request is pending', async () => {
  const mother = await signUp();
  const never = new Promise<never>(() => {});
  show(mother, { ...mother, request: (options) => (options.method === 'POST' ? never : mother.request(options)) });
  await openLastStep();
  await press('Complete Setup');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
});

test('a time zone unknown to the server does not prevent completion', async () => {
  const mother = await signUp();
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Mars/Phobos' });
  show(mother);
  await openLastStep();
  await press('Complete Setup');
  await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
});

test('a completed onboarding redirects to the dashboard without showing the form', async () => {
  const mother = await signUp();
  await mother.post('/api/preferences', { onboardingCompleted: true });
  const { container } = show(mother);
  expect(container.textContent).toBe('');
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('heading')).toBeNull();
});

describe('a visitor', () => {
  /** Fills in a wish as a visitor and completes, which leads to the sign-in. */
  async function completeAsVisitor() {
    const assign = stubNavigation();
    const { unmount } = showVisitor();
    await openLastStep();
    expect(
      screen.getByText('Next you create your account. Your answers wait for you, and nothing is lost.'),
    ).toBeTruthy();
    await type('Your one wish for the app', 'A quiet hour');
    await press('Complete Setup');
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fonboarding');
    unmount();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/onboarding');
  }

  test('has the answers saved exactly once after signing in', async () => {
    await completeAsVisitor();
    const mother = await signUp();
    const writes = vi.fn(mother.request);
    renderPage(
      <StrictMode>
        <OnboardingPage user={userOf(mother)} />
      </StrictMode>,
      { ...mother, request: writes },
    );
    expect(await screen.findByText('Saving...')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(await preferencesOf(mother)).toMatchObject({
      name: 'Ana',
      wishForApp: 'A quiet hour',
      onboardingCompleted: true,
    });
    expect(writes.mock.calls.filter(([{ method }]) => method === 'POST')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  test('sees an error and the answers on the last step if they cannot be saved', async () => {
    await completeAsVisitor();
    const mother = await signUp();
    show(mother, withFailingWrites(mother));
    expect(await screen.findByText('503: Please try again')).toBeTruthy();
    expect(await screen.findByText('Step 4 of 4')).toBeTruthy();
    expect(value('Your one wish for the app')).toBe('A quiet hour');
  });

  test('who signs in to an account that is already set up keeps the stored answers', async () => {
    const mother = await signUp();
    await mother.post('/api/preferences', { wishForApp: 'Less noise', onboardingCompleted: true });
    await completeAsVisitor();
    show(mother);
    expect(await screen.findByText('You are already set up')).toBeTruthy();
    expect(screen.getByText('Your answers are on your profile, where you can change them any time.')).toBeTruthy();
    expect(location.pathname).toBe('/dashboard');
    expect((await preferencesOf(mother)).wishForApp).toBe('Less noise');
    expect(localStorage).toHaveLength(0);
  });
});

test('if the session has ended, the answers are saved after signing in again', async () => {
  const mother = await signUp();
  const assign = stubNavigation();
  const refused = async () => ({ status: 401, text: 'Please sign in first', json: undefined, headers: {} });
  const { unmount } = show(mother, {
    ...mother,
    request: (options) => (options.method === 'POST' ? refused() : mother.request(options)),
  });
  await openLastStep();
  await type('Your one wish for the app', 'A quiet hour');
  await press('Complete Setup');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fonboarding'));
  unmount();
  show(mother);
  await waitFor(async () => expect((await preferencesOf(mother)).wishForApp).toBe('A quiet hour'));
});
