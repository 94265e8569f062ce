import { isWebAddress } from '#core/web-address.ts';
import type { PageOutline } from './page-outline.ts';
import { emptyReading, type Reading } from './page-recipe.ts';
import { plainText, textOf } from './page-text.ts';
import { comparable } from './tidy-text.ts';

// Node and browsers both have URL, but the type library of neither belongs in what the two sides share.
declare const URL: {
  canParse(text: string, base?: string): boolean;
  new (text: string, base?: string): { href: string; hostname: string };
};

const longestName = 200;
const separator = / [|–—:»·•-] /;

/** A title without what stands behind its last separator, which is the site's name on most pages. */
function withoutSite(title: string, site: string | null) {
  const parts = title.split(separator);
  const isSite = site === null || comparable(parts.at(-1) ?? '') === comparable(site);
  return parts.length > 1 && isSite ? parts.slice(0, -1).join(' - ') : title;
}

/** The name of the dish where no data says it: the heading that the page's title repeats, or the title without the site. */
function nameOf({ title, topHeadings }: PageOutline, shared: string | null, site: string | null): string | null {
  const titles = [shared ?? '', title ? textOf(title) : ''].map((it) => it.slice(0, longestName)).filter(Boolean);
  const headings = topHeadings
    .map(textOf)
    .filter((it) => it !== '' && it.length <= longestName && comparable(it) !== comparable(site ?? ''));
  const repeated = headings.find((it) => titles.some((other) => comparable(other).includes(comparable(it))));
  return repeated ?? headings[0] ?? (titles[0] ? withoutSite(titles[0], site) : null);
}

/** What the head of a page says about it: Open Graph and its kin. */
export function readHead(outline: PageOutline): Reading {
  const said = (...names: string[]) => {
    const value = names.map((it) => outline.meta.get(it)).find((it) => it !== undefined);
    return value === undefined ? null : plainText(value) || null;
  };
  const sourceName = said('og:site_name', 'application-name');
  return {
    ...emptyReading,
    name: nameOf(outline, said('og:title', 'twitter:title'), sourceName),
    description: said('og:description', 'description'),
    imageUrl: said('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'),
    sourceName,
    language: outline.language ?? said('og:locale', 'content-language'),
  };
}

/** An address on a page as a full one that may be fetched; null when there is none. */
export function resolveAddress(address: string | null, base: string | null): string | null {
  if (address === null || !URL.canParse(address.trim(), base ?? undefined)) return null;
  const { href } = new URL(address.trim(), base ?? undefined);
  return isWebAddress(href) ? href : null;
}

export const hostOf = (url: string | null): string | null =>
  url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || null : null;

/** 'en_GB' as 'en-GB'; null for what is no tag of a language. */
export function languageTag(text: string | null): string | null {
  const tag = text?.trim().replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : null;
}
