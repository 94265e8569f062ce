import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Loads a component's code when it is first rendered, or earlier by `preload()`. `waiting` shows meanwhile. */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
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
