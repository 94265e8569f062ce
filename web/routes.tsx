import type { ComponentType } from 'react';
import type { OpenPageProps } from '#web/shell/open-page.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { lazyPage } from '#web/ui/lazy-piece.tsx';

/** An entry of the route table. The first matching path wins. */
export interface Screen {
  path: string;
  page: ComponentType & { preload: () => void };
}

const OpenPage = lazyPage(() => import('#web/shell/open-page.tsx').then((module) => module.OpenPage));

function openPage(load: () => Promise<ComponentType<OpenPageProps>>) {
  const Page = lazyPage(load);
  const preload = () => {
    OpenPage.preload();
    Page.preload();
  };
  return Object.assign(() => <OpenPage page={Page} />, { preload });
}

const page = (load: () => Promise<ComponentType>) => lazyPage(load, <PageSkeleton />);

const wand = page(() => import('#capabilities/wand/web/wand-page.tsx').then((module) => module.WandPage));
const onboarding = openPage(() =>
  import('#capabilities/profile/web/onboarding-page.tsx').then((module) => module.OnboardingPage),
);
const onboardingComplete = openPage(() =>
  import('#capabilities/profile/web/onboarding-complete-page.tsx').then((module) => module.OnboardingCompletePage),
);
const invitation = openPage(() =>
  import('#capabilities/family/web/invitation-page.tsx').then((module) => module.InvitationPage),
);
const profile = page(() => import('#capabilities/profile/web/profile-page.tsx').then((module) => module.ProfilePage));
const admin = page(() => import('#capabilities/admin/web/admin-page.tsx').then((module) => module.AdminPage));
const household = page(() =>
  import('#capabilities/household/web/household-page.tsx').then((module) => module.HouseholdPage),
);
const children = page(() =>
  import('#capabilities/household/web/children-page.tsx').then((module) => module.ChildrenPage),
);
const recipes = page(() => import('#capabilities/recipes/web/recipes-page.tsx').then((module) => module.RecipesPage));
const recipe = page(() => import('#capabilities/recipes/web/recipe-page.tsx').then((module) => module.RecipePage));
const cook = page(() => import('#capabilities/recipes/web/cook-page.tsx').then((module) => module.CookPage));
const dashboard = page(() =>
  import('#capabilities/dashboard/web/dashboard-page.tsx').then((module) => module.DashboardPage),
);
const appointments = page(() =>
  import('#capabilities/appointments/web/appointments-page.tsx').then((module) => module.AppointmentsPage),
);
const birthdays = page(() =>
  import('#capabilities/birthdays/web/birthdays-page.tsx').then((module) => module.BirthdaysPage),
);
const wishlists = page(() =>
  import('#capabilities/wishlists/web/wishlists-page.tsx').then((module) => module.WishlistsPage),
);
const planner = page(() => import('#capabilities/planner/web/planner-page.tsx').then((module) => module.PlannerPage));
const food = page(() => import('#capabilities/meals/web/food-page.tsx').then((module) => module.FoodPage));
const mealPreferences = page(() =>
  import('#capabilities/meal-preferences/web/meal-preferences-page.tsx').then((module) => module.MealPreferencesPage),
);
const mealPlanner = page(() =>
  import('#capabilities/meals/web/meal-planner-page.tsx').then((module) => module.MealPlannerPage),
);
const groceryLists = page(() =>
  import('#capabilities/groceries/web/grocery-lists-page.tsx').then((module) => module.GroceryListsPage),
);
const subscriptions = page(() =>
  import('#capabilities/subscriptions/web/subscriptions-page.tsx').then((module) => module.SubscriptionsPage),
);
const reminders = page(() =>
  import('#capabilities/notices/web/reminders-page.tsx').then((module) => module.RemindersPage),
);
const confirmReminder = openPage(() =>
  import('#capabilities/notices/web/confirm-page.tsx').then((module) => module.ConfirmPage),
);
const unsubscribe = openPage(() =>
  import('#capabilities/notices/web/unsubscribe-page.tsx').then((module) => module.UnsubscribePage),
);
const sitter = page(() => import('#capabilities/sitter/web/sitter-page.tsx').then((module) => module.SitterPage));
const sitterSheet = page(() => import('#capabilities/sitter/web/sheet-page.tsx').then((module) => module.SheetPage));
const guestSheet = openPage(() =>
  import('#capabilities/sitter/web/guest-sheet-page.tsx').then((module) => module.GuestSheetPage),
);
const handOff = page(() => import('#capabilities/handoffs/web/hand-off-page.tsx').then((module) => module.HandOffPage));
const guest = lazyPage(() => import('#capabilities/handoffs/web/guest-page.tsx').then((module) => module.GuestPage));
const share = page(() => import('#web/shell/share-page.tsx').then((module) => module.SharePage));
const about = page(() => import('#web/site/about-page.tsx').then((module) => module.AboutPage));
const contact = page(() => import('#web/site/contact-page.tsx').then((module) => module.ContactPage));

/** For signed-in people, inside the shell. */
export const appScreens: readonly Screen[] = [
  { path: '/', page: dashboard },
  { path: '/dashboard', page: dashboard },
  { path: '/wand', page: wand },
  { path: '/admin', page: admin },
  { path: '/household', page: household },
  { path: '/children', page: children },
  { path: '/sitter', page: sitter },
  { path: '/sitter/:id', page: sitterSheet },
  { path: '/appointments', page: appointments },
  { path: '/birthdays', page: birthdays },
  { path: '/birthday-wishlists', page: wishlists },
  { path: '/planner', page: planner },
  { path: '/reminders', page: planner },
  { path: '/reminders/settings', page: reminders },
  { path: '/handoffs/:id', page: handOff },
  { path: '/subscriptions', page: subscriptions },
  { path: '/food', page: food },
  { path: '/meal-planning-preferences', page: mealPreferences },
  { path: '/meal-planner', page: mealPlanner },
  { path: '/grocery-lists', page: groceryLists },
  { path: '/recipes', page: recipes },
  { path: '/recipes/:id', page: recipe },
  { path: '/recipes/:id/cook', page: cook },
  { path: '/profile', page: profile },
  { path: '/share', page: share },
];

/** For everyone: inside the shell for signed-in people, inside the site's frame for visitors. */
export const siteScreens: readonly Screen[] = [
  { path: '/about', page: about },
  { path: '/contact', page: contact },
];

/** For everyone, never inside the shell. */
export const openScreens: readonly Screen[] = [
  { path: '/onboarding', page: onboarding },
  { path: '/onboarding-complete', page: onboardingComplete },
  { path: '/invite/:token', page: invitation },
  { path: '/for/:token', page: guest },
  { path: '/reminders/confirm', page: confirmReminder },
  { path: '/reminders/unsubscribe', page: unsubscribe },
  { path: '/sheet/:token', page: guestSheet },
];

/** Only in development builds. */
export const developmentScreens: readonly Screen[] = import.meta.env.DEV
  ? [{ path: '/kit', page: page(() => import('#web/kit/kit-page.tsx').then((module) => module.KitPage)) }]
  : [];
