import type { ComponentType } from 'react';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';

/** The route table: which page stands on which path. The first match is shown. */
export interface Screen {
  path: string;
  page: ComponentType & { preload: () => void };
}

const page = (load: () => Promise<ComponentType>) => lazyPiece(load, <PageSkeleton />);

const comingSoon = page(() => import('#web/site/coming-soon-page.tsx').then((module) => module.ComingSoonPage));
// Outside the shell there is no frame for a skeleton to stand in.
const comingSoonOutside = lazyPiece(() =>
  import('#web/site/coming-soon-page.tsx').then((module) => module.ComingSoonOutside),
);
const household = page(() =>
  import('#capabilities/household/web/household-page.tsx').then((module) => module.HouseholdPage),
);
const children = page(() =>
  import('#capabilities/household/web/children-page.tsx').then((module) => module.ChildrenPage),
);
const about = page(() => import('#web/site/about-page.tsx').then((module) => module.AboutPage));
const contact = page(() => import('#web/site/contact-page.tsx').then((module) => module.ContactPage));

/** For signed-in people, inside the shell. */
export const appScreens: readonly Screen[] = [
  { path: '/', page: comingSoon },
  { path: '/dashboard', page: comingSoon },
  { path: '/wand', page: comingSoon },
  { path: '/admin', page: comingSoon },
  { path: '/household', page: household },
  { path: '/children', page: children },
  { path: '/appointments', page: comingSoon },
  { path: '/birthdays', page: comingSoon },
  { path: '/birthday-wishlists', page: comingSoon },
  { path: '/planner', page: comingSoon },
  { path: '/reminders', page: comingSoon },
  { path: '/subscriptions', page: comingSoon },
  { path: '/food', page: comingSoon },
  { path: '/meal-planning-preferences', page: comingSoon },
  { path: '/meal-planner', page: comingSoon },
  { path: '/grocery-lists', page: comingSoon },
  { path: '/profile', page: comingSoon },
];

/** For everyone: inside the shell for signed-in people, inside the site's frame for visitors. */
export const siteScreens: readonly Screen[] = [
  { path: '/about', page: about },
  { path: '/contact', page: contact },
];

/** For everyone, never inside the shell. */
export const openScreens: readonly Screen[] = [
  { path: '/onboarding', page: comingSoonOutside },
  { path: '/onboarding-complete', page: comingSoonOutside },
];

/** For developers, while they develop. */
export const developmentScreens: readonly Screen[] = import.meta.env.DEV
  ? [{ path: '/kit', page: page(() => import('#web/kit/kit-page.tsx').then((module) => module.KitPage)) }]
  : [];
