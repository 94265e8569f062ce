/** The first `count` items, or all if only one more is left: a button for it would take as much space. */
export const firstFew = <Item>(items: readonly Item[], count: number) =>
  items.length === count + 1 ? items : items.slice(0, count);
