/** The words that the giver or the taker wrote. */
export const WordCard = ({ from, children }: { from: string; children: string }) => (
  <figure className="rounded-card rounded-tl-none bg-sunken px-4 py-3 text-left">
    <blockquote className="whitespace-pre-line">{children}</blockquote>
    <figcaption className="mt-0.5 text-sm text-ink-soft">{from}</figcaption>
  </figure>
);
