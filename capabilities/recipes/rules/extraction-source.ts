interface Source {
  url?: string | null | undefined;
  text?: string | null | undefined;
  html?: string | null | undefined;
}

/** A link, a text, or a page that may come with its link: one of the three, and not two that could contradict each other. */
export const oneSource = ({ url, text, html }: Source) => (text ? !url && !html : Boolean(url || html));
