/** The first `count` items. One more shows too: a button for it would take as much room. */
export const firstFew = <Item>(items: readonly Item[], count: number) =>
  items.length === count + 1 ? items : items.slice(0, count);
