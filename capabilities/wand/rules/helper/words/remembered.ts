/** Caches for parsing, because the same words are parsed many times while one message is read. */

const most = 1000;

type Remembering<Result> = (key: string, find: () => Result) => Result;

/** A cache that is emptied when it gets too large. */
export function remembered<Result>(): Remembering<Result> {
  const known = new Map<string, Result>();
  return (key, find) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Result;
    if (known.size >= most) known.clear();
    const found = find();
    known.set(key, found);
    return found;
  };
}

/** The same, for results that also depend on an object: they are dropped together with it. */
export function rememberedFor<Result>(): (owner: object) => Remembering<Result> {
  const owners = new WeakMap<object, Remembering<Result>>();
  return (owner) => {
    const own = owners.get(owner) ?? remembered<Result>();
    owners.set(owner, own);
    return own;
  };
}
