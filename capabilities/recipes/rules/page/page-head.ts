import { isWebAddress } from '#core/web-address.ts';
import type { PageOutline } from './page-outline.ts';
import { emptyPageResult, type Reading } from './page-recipe.ts';
import { plainText, textOf } from './page-text.ts';
import { comparable } from './tidy-text.ts';

// Declared by hand: Node and browsers both have URL, but shared code is compiled without the types of either.
declare const URL: {
  canParse(text: string, base?: string): boolean;
  new (text: string, base?: string): { href: string; hostname: string };
};

const maxNameLength = 200;
const separator = / [|–—:»·•-] /;

/** The title without its last part, which is the site's name on most pages: 'Soup | Cookbook' -> 'Soup'. */
function withoutSite(title: string, site: string | null) {
  const parts = title.split(separator);
  const isSite = site === null || comparable(parts.at(-1) ?? '') === comparable(site);
  return parts.length > 1 && isSite ? parts.slice(0, -1).join(' - ') : title;
}

/** Name without structured data: the heading repeated in the page title, or the title without the site's name. */
function nameOf({ title, topHeadings }: PageOutline, sharedTitle: string | null, site: string | null): string | null {
  const titles = [sharedTitle ?? '', title ? textOf(title) : '']
    .map((it) => it.slice(0, maxNameLength))
    .filter(Boolean);
  const headings = topHeadings
    .map(textOf)
    .filter((it) => it !== '' && it.length <= maxNameLength && comparable(it) !== comparable(site ?? ''));
  const repeated = headings.find((it) => titles.some((other) => comparable(other).includes(comparable(it))));
  return repeated ?? headings[0] ?? (titles[0] ? withoutSite(titles[0], site) : null);
}

/** Reads the meta elements of a page, such as Open Graph. */
export function readHead(outline: PageOutline): Reading {
  const metaText = (...names: string[]) => {
    const value = names.map((it) => outline.meta.get(it)).find((it) => it !== undefined);
    return value === undefined ? null : plainText(value) || null;
  };
  const sourceName = metaText('og:site_name', 'application-name');
  return {
    ...emptyPageResult,
    name: nameOf(outline, metaText('og:title', 'twitter:title'), sourceName),
    description: metaText('og:description', 'description'),
    imageUrl: metaText('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'),
    sourceName,
    language: outline.language ?? metaText('og:locale', 'content-language'),
  };
}

/** Resolves an address on the page to an absolute web address, or null. */
export function resolveAddress(address: string | null, base: string | null): string | null {
  if (address === null || !URL.canParse(address.trim(), base ?? undefined)) return null;
  const { href } = new URL(address.trim(), base ?? undefined);
  return isWebAddress(href) ? href : null;
}

export const hostOf = (url: string | null): string | null =>
  url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || null : null;

/** 'en_GB' -> 'en-GB'; null if it isn't a language tag. */
export function languageTag(text: string | null): string | null {
  const tag = text?.trim().replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : null;
}
