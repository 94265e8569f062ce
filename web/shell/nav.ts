import {
  Cake,
  CalendarDays,
  House,
  Info,
  ListChecks,
  type LucideIcon,
  Repeat,
  Shield,
  ShoppingBasket,
  Sparkles,
  User,
  Users,
  Utensils,
} from 'lucide-react';

export interface NavEntry {
  title: string;
  path: string;
  icon: LucideIcon;
  /** Other addresses of the same screen. */
  aliases?: readonly string[];
  /** Paths of screens that belong to this entry, including their subpaths. */
  within?: readonly string[];
}

export const sidebarEntries: readonly NavEntry[] = [
  { title: 'Dashboard', path: '/dashboard', icon: House, aliases: ['/'] },
  { title: 'Magic Wand', path: '/wand', icon: Sparkles },
  { title: 'Household', path: '/household', icon: Users, within: ['/children', '/sitter'] },
  { title: 'Appointments', path: '/appointments', icon: CalendarDays },
  {
    title: 'Meal Planning',
    path: '/food',
    icon: Utensils,
    within: ['/recipes', '/meal-planner', '/meal-planning-preferences', '/grocery-lists'],
  },
  { title: 'Birthdays', path: '/birthdays', icon: Cake, within: ['/birthday-wishlists'] },
  { title: 'Planner', path: '/planner', icon: ListChecks, aliases: ['/reminders'] },
  { title: 'Subscriptions', path: '/subscriptions', icon: Repeat },
  { title: 'Profile', path: '/profile', icon: User },
  { title: 'About', path: '/about', icon: Info, within: ['/contact'] },
  { title: 'Admin', path: '/admin', icon: Shield },
];

/** The bottom bar on phones; the third entry is raised. */
export const bottomBarEntries: readonly NavEntry[] = [
  { title: 'Today', path: '/dashboard', icon: House, aliases: ['/'] },
  {
    title: 'Meals',
    path: '/food',
    icon: Utensils,
    within: ['/recipes', '/meal-planner', '/meal-planning-preferences'],
  },
  { title: 'Wand', path: '/wand', icon: Sparkles },
  { title: 'Groceries', path: '/grocery-lists', icon: ShoppingBasket },
  { title: 'Planner', path: '/planner', icon: ListChecks, aliases: ['/reminders'] },
];

/** The `aria-current` of a nav entry: 'page' on its own path, 'true' on a path within it. */
export function ariaCurrentOf(entry: NavEntry, path: string): 'page' | 'true' | undefined {
  if (entry.path === path || entry.aliases?.includes(path)) return 'page';
  return entry.within?.some((other) => path === other || path.startsWith(`${other}/`)) ? 'true' : undefined;
}

/** 'Magic Wand' -> 'link-magic-wand' */
export const testIdOf = (entry: NavEntry) => `link-${entry.title.toLowerCase().replaceAll(' ', '-')}`;
