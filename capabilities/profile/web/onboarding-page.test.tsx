import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#capabilities/account/contract.ts';
import { focused } from '#testing/focused.ts';
import { joinFamily } from '#testing/join-family.ts';
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

const userOf = ({ userId }: Person, more: Partial<User> = {}) => ({
  id: userId,
  firstName: 'Ana',
  lastName: null,
  email: null,
  ...more,
});
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
  expect(document.activeElement?.textContent).toBe("What's home like?");
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
  expect(screen.queryByLabelText('Partner email')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
  expect(screen.getByLabelText('Partner email')).toBeTruthy();

  await press('Next');
  expect(document.activeElement?.textContent).toBe("What's for dinner?");
  const meals = ['e.g. Tacos', 'e.g. Pasta', 'e.g. Sheet-pan chicken'];
  for (const number of [1, 2, 3]) {
    expect(screen.getByLabelText<HTMLInputElement>(`Meal ${number}`).placeholder).toBe(meals[number - 1]);
    expect(screen.queryByLabelText(`Recipe link for meal ${number} (optional)`)).toBeNull();
    await type(`Meal ${number}`, 'Soup');
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

test('a tap appends an idea to the typed wish, or removes it again', async () => {
  history.replaceState(null, '', '/onboarding?step=4');
  showVisitor();
  await title();
  await type('Your one wish for the app', 'A quiet hour');
  await press('Share the load');
  expect(value('Your one wish for the app')).toBe('A quiet hour\nShare the load');
  expect(screen.getByRole('button', { name: 'Share the load', pressed: true })).toBeTruthy();
  await press('Share the load');
  expect(value('Your one wish for the app')).toBe('A quiet hour');
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
  await type('Partner email', 'david@example.com');
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

describe('the optional questions of the first step', () => {
  const fold = () => screen.getByText('More about you').closest('details') as HTMLDetailsElement;

  test('are folded until they are opened, and start open if some are answered', async () => {
    const mother = await signUp();
    const { unmount } = show(mother);
    await title();
    expect(fold().open).toBe(false);
    await type('Favorite Influencers', 'Busy Toddler');
    unmount();
    show(mother);
    await title();
    expect(fold().open).toBe(true);
  });

  test('unfold to show an error', async () => {
    showVisitor();
    await title();
    fireEvent.change(screen.getAllByLabelText('Store 1')[0] as HTMLElement, { target: { value: 'a'.repeat(201) } });
    expect(fold().open).toBe(false);
    await press('Next');
    expect(fold().open).toBe(true);
  });
});

describe('counts', () => {
  test('have buttons for one fewer and one more, and can be typed', async () => {
    history.replaceState(null, '', '/onboarding?step=2');
    showVisitor();
    await title();
    expect(screen.getByLabelText<HTMLInputElement>('Pets').placeholder).toBe('0');
    await press('Fewer Pets');
    expect(value('Pets')).toBe('');
    await press('More Pets');
    await press('More Pets');
    await press('Fewer Pets');
    expect(value('Pets')).toBe('1');
    await press('More Adults');
    await press('Fewer Adults');
    expect(value('Adults')).toBe('1');
    await userEvent.clear(screen.getByLabelText('Adults'));
    await type('Adults', '98');
    await press('More Adults');
    await press('More Adults');
    expect(value('Adults')).toBe('99');
  });

  test('of kids give each kid a row, whose input stays while the count goes down and up', async () => {
    history.replaceState(null, '', '/onboarding?step=2');
    const mother = await signUp();
    show(mother);
    await title();
    expect(screen.queryByRole('group', { name: 'Your kids' })).toBeNull();
    await press('More Kids');
    await press('More Kids');
    await type('Name of kid 1', 'Mia');
    await type('Name of kid 2', 'Leo');
    await press('Fewer Kids');
    expect(screen.queryByLabelText('Name of kid 2')).toBeNull();
    await press('More Kids');
    expect(value('Name of kid 2')).toBe('Leo');
    fireEvent.change(screen.getByLabelText('Birthdate of kid 2'), { target: { value: '2022-08-12' } });
    await press('Skip setup');
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect((await mother.get('/api/children')).json).toMatchObject([
      { name: 'Mia', birthdate: '' },
      { name: 'Leo', birthdate: '2022-08-12' },
    ]);
  });

  test('of kids ask for the name of a kid with a birthdate', async () => {
    history.replaceState(null, '', '/onboarding?step=2');
    showVisitor();
    await title();
    await press('More Kids');
    fireEvent.change(screen.getByLabelText('Birthdate of kid 1'), { target: { value: '2022-08-12' } });
    await press('Next');
    const error = screen.getByText("What's their name? We'll keep the birthday with it");
    await focused(screen.getByLabelText('Name of kid 1'));
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(error.id);
  });
});

test('a dinner idea fills the next empty meal, with our recipe for it, and a second tap empties it', async () => {
  history.replaceState(null, '', '/onboarding?step=3');
  show(await signUp());
  await title();
  await type('Meal 1', 'Tacos');
  const ideas = within(screen.getByRole('group', { name: 'Tap to fill a meal' })).getAllByRole<HTMLButtonElement>(
    'button',
  );
  for (const idea of ideas) {
    await userEvent.click(idea);
    const name = idea.textContent;
    expect(value('Meal 2')).toBe(name);
    const recipe = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: new RegExp(`^${name}: .*?${name}, `),
    });
    expect(recipe.checked).toBe(true);
    await userEvent.click(idea);
    expect(value('Meal 2')).toBe('');
  }
  for (const idea of ideas.slice(0, 2)) await userEvent.click(idea);
  expect(ideas.map(({ disabled }) => disabled)).toEqual([false, false, true, true]);
});

describe('Skip setup', () => {
  test.each([1, 2, 3, 4])('completes the onboarding on step %i, with what is filled in', async (step) => {
    history.replaceState(null, '', `/onboarding?step=${step}`);
    const mother = await signUp();
    show(mother);
    await title();
    await press('Skip setup');
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(await preferencesOf(mother)).toMatchObject({ name: 'Ana', onboardingCompleted: true });
  });

  test('first shows what cannot be saved, then leaves it out', async () => {
    history.replaceState(null, '', '/onboarding?step=2');
    const mother = await signUp();
    show(mother);
    await title();
    await type('Adults', '2');
    await type('Pets', 'many');
    await press('Next');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
    act(() => history.pushState(null, '', '/onboarding?step=3'));
    await press('Skip setup');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    await focused(screen.getByLabelText('Pets'));
    await press('Skip without it');
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(history.state.invitation).toMatchObject({ email: null });
    expect(await preferencesOf(mother)).toMatchObject({ familyAdults: 2, familyPets: null, onboardingCompleted: true });
  });

  test('leads a visitor to the sign-in', async () => {
    const assign = stubNavigation();
    showVisitor();
    await title();
    await press('Skip setup');
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fonboarding');
    vi.unstubAllGlobals();
  });
});

describe('a dinner of our cookbook', () => {
  const ingredientsOf = async (person: Person) =>
    Object.fromEntries(
      (await person.get('/api/recipes')).json.map(({ name, ingredients }: { name: string; ingredients: [] }) => [
        name,
        ingredients.length > 0,
      ]),
    );
  const offer = (dish: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${dish}: use`) });

  test('is offered under the typed name and unchecked; if it is taken, no link is asked for', async () => {
    history.replaceState(null, '', '/onboarding?step=3');
    const mother = await signUp();
    show(mother);
    await title();
    await type('Meal 1', 'Fish sticks');
    const fishSticks = await offer('Fish sticks');
    expect(fishSticks.checked).toBe(false);
    expect(screen.getByText(/Crispy Oven Fish Sticks/)).toBeTruthy();
    expect(screen.getByLabelText('Recipe link for meal 1 (optional)')).toBeTruthy();
    await userEvent.click(fishSticks);
    expect(screen.queryByLabelText('Recipe link for meal 1 (optional)')).toBeNull();
    await type('Meal 2', 'Tacos');
    await userEvent.click(await offer('Tacos'));
    await type('Meal 3', 'Lasagna');
    expect((await offer('Lasagna')).checked).toBe(false);
    await press('Skip setup');
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(await ingredientsOf(mother)).toEqual({ 'Fish sticks': true, Tacos: true, Lasagna: false });
  });

  test('is not offered beside a link, or for another dish', async () => {
    history.replaceState(null, '', '/onboarding?step=3');
    show(await signUp());
    await title();
    await type('Meal 1', 'Lasagna');
    await offer('Lasagna');
    await type('Recipe link for meal 1 (optional)', 'https://example.com/lasagna');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await type('Meal 2', 'Zweckenbrot');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a person who came by invitation', () => {
  async function invited(adults: object[] = []) {
    const [mother, father] = [await signUp(), await signUp()];
    await joinFamily(father, mother);
    for (const adult of adults)
      await mother.post('/api/household-members', { memberType: 'adult', relationship: 'partner', ...adult });
    const showFather = (firstName = 'David') =>
      renderPage(<OnboardingPage user={userOf(father, { firstName, isInvited: true })} />, father);
    const adultsOf = async () => (await mother.get('/api/household-members?memberType=adult')).json;
    return { mother, father, showFather, adultsOf };
  }

  test('says which adult he is, on one screen', async () => {
    const { father, showFather, adultsOf } = await invited([
      { name: 'Ana', relationship: 'self' },
      { name: 'Dad' },
      { name: 'Rosa' },
    ]);
    showFather();
    expect(await title()).toBe('Welcome to My family');
    expect(screen.queryByText('Working Mom')).toBeNull();
    expect(value('Name')).toBe('David');
    expect(screen.getAllByRole('radio').map((it) => it.parentElement?.textContent)).toEqual([
      "I'm Dad",
      "I'm Rosa",
      'Add me as a new adult',
    ]);
    await press("That's me");
    expect(screen.getByText("Pick one, or add yourself. You can't break anything")).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: "I'm Dad" }));
    await press("That's me");
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(await preferencesOf(father)).toMatchObject({ name: 'David', onboardingCompleted: true });
    expect(await adultsOf()).toMatchObject([
      { name: 'Ana', linkedUserId: expect.not.stringMatching(father.userId) },
      { name: 'Dad', linkedUserId: father.userId },
      { name: 'Rosa', linkedUserId: null },
    ]);
  });

  test('is recognized by his name', async () => {
    const { showFather } = await invited([{ name: 'david ' }]);
    showFather();
    expect(await title()).toBe('Welcome to My family');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: "I'm david" }).checked).toBe(true);
  });

  test('becomes a new adult if there is none to pick, and needs a name for that', async () => {
    const { father, showFather, adultsOf } = await invited();
    showFather('');
    await title();
    expect(screen.queryByRole('radio')).toBeNull();
    await press("That's me");
    expect(screen.getByText('What should we call you?')).toBeTruthy();
    await focused(screen.getByLabelText('Name'));
    await type('Name', 'David');
    await userEvent.selectOptions(screen.getByLabelText('Relationship'), 'Spouse');
    await press("That's me");
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(await adultsOf()).toMatchObject([{ name: 'David', relationship: 'spouse', linkedUserId: father.userId }]);
  });

  test('sees an error with a retry button if the family cannot be loaded', async () => {
    const { father } = await invited();
    let isBroken = true;
    const broken = { status: 503, text: 'Please try again', json: undefined, headers: {} };
    renderPage(<OnboardingPage user={userOf(father, { isInvited: true })} />, {
      ...father,
      request: async (options) =>
        isBroken && String(options.url).startsWith('/api/family') ? broken : father.request(options),
    });
    expect(await screen.findByText("We couldn't load your family.")).toBeTruthy();
    isBroken = false;
    await press('Try again');
    expect(await title()).toBe('Welcome to My family');
  });

  test('can skip it', async () => {
    const { father, showFather, adultsOf } = await invited();
    showFather();
    await title();
    await press('Skip setup');
    await waitFor(() => expect(location.pathname).toBe('/onboarding-complete'));
    expect(await preferencesOf(father)).toMatchObject({ name: 'David', onboardingCompleted: true });
    expect(await adultsOf()).toEqual([]);
  });
});

describe('a validation error', () => {
  test('shows at its field on Next, and disappears when it is fixed', async () => {
    history.replaceState(null, '', '/onboarding?step=2');
    showVisitor();
    await title();
    await type('Kids', 'two');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
    await type('Partner email', 'david');
    await press('Next');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    const error = screen.getByText('Kids must be a whole number from 0 to 99');
    await focused(screen.getByLabelText('Kids'));
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByText('Partner email must be an address like name@example.com')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Kids'));
    expect(screen.queryByText('Kids must be a whole number from 0 to 99')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invite my partner' }));
    await press('Next');
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    await type('Meal 3', 'Tacos');
    await type('Recipe link for meal 3 (optional)', 'javascript:alert(1)');
    await press('Next');
    expect(screen.getByText('Recipe link must be an address that starts with http:// or https://')).toBeTruthy();
    await focused(screen.getByLabelText('Recipe link for meal 3 (optional)'));
  });

  test('in a skipped step opens that step on Complete Setup', async () => {
    showVisitor();
    await title();
    fireEvent.change(screen.getAllByLabelText('Store 2')[0] as HTMLElement, { target: { value: 'a'.repeat(201) } });
    await openLastStep();
    await press('Complete Setup');
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByText('Favorite stores for yourself is too long (at most 200 characters)')).toBeTruthy();
    await focused(screen.getAllByLabelText('Store 2')[0]);
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
    expect(await title()).toBe("What's home like?");
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
    expect(screen.getByText("Next you'll create your account. We'll keep your answers until then.")).toBeTruthy();
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
    expect(await screen.findByText("You're already set up")).toBeTruthy();
    expect(screen.getByText('Your answers are on your profile. You can change them anytime.')).toBeTruthy();
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
