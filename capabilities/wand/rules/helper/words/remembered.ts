/** While one message is read the same is asked of the same words many times. */

const most = 1000;

type Remembering<Result> = (key: string, find: () => Result) => Result;

/** Keeps what was found out under a key; all of it is forgotten at once when it grows too much. */
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

/** The same for what depends on something besides: it is forgotten together with that. */
export function rememberedFor<Result>(): (owner: object) => Remembering<Result> {
  const owners = new WeakMap<object, Remembering<Result>>();
  return (owner) => {
    const own = owners.get(owner) ?? remembered<Result>();
    owners.set(owner, own);
    return own;
  };
}
