import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadWithRetry } from '#web/api/load-with-retry.ts';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Loads a page's code when it is first rendered, or earlier by `preload()`. Shows `waiting` meanwhile. */
export function lazyPage<Props extends object>(load: Load<Props>, waiting: ReactNode = null) {
  let loaded: ComponentType<Props> | undefined;

  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>;

  function Piece(props: Props) {
    // Chosen once per mount: switching the component later would remount everything below it.
    const [Component] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    );
  }
  // A failed preload is ignored: rendering the component retries and reports the error.
  const preload = () => void loadOnce().catch(() => undefined);
  return Object.assign(Piece, { preload });
}

/** Like `lazyPage`, for a part of a page. Without a connection it keeps waiting, so that the page stays usable. */
export const lazyPiece = <Props extends object>(load: Load<Props>, waiting?: ReactNode) =>
  lazyPage(() => loadWithRetry(load), waiting);

/** Like `lazyPiece`, for a part that the page can do without: if it can't be loaded, nothing is shown. */
export const lazyOptionalPiece = <Props extends object>(load: Load<Props>) =>
  lazyPage(() => loadWithRetry(load).catch(() => Nothing as ComponentType<Props>));

const Nothing = () => null;
