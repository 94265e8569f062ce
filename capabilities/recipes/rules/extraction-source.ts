interface Source {
  url?: string | null | undefined;
  text?: string | null | undefined;
  html?: string | null | undefined;
}

/** One source: a link, a text, or a page with or without its link. Other combinations could be contradictory. */
export const hasOneSource = ({ url, text, html }: Source) => (text ? !url && !html : Boolean(url || html));
