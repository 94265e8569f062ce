import { isWebAddress } from '#core/web-address.ts';

/** What another app shared with this one. Many apps put the link into the text, often after the title. */
interface SharedContent {
  title: string;
  text: string;
  url: string;
}

/**
 * The page that shows it: a recipe's link in 'Add Recipe', everything else in the Wand's field. Nothing is saved or
 * sent until the person does it.
 */
export function pageForShared({ title, text, url }: SharedContent): string {
  const words = `${text} ${url}`.split(/\s+/);
  const address = words.find(isWebAddress);
  const others = words.filter((word) => word !== address).join(' ');
  const isOnlyLink = others.replace(title, '').trim() === '';
  if (address && (isOnlyLink || /recipe/i.test(`${title} ${others}`)))
    return `/recipes?${new URLSearchParams({ link: address })}`;
  const said = new Set([title, text, url].filter((part) => part.trim() !== ''));
  return `/wand?${new URLSearchParams({ text: [...said].join('\n') })}`;
}
