import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component whose code arrives when it is first shown, or earlier if it was preloaded. */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
  let loaded: ComponentType<Props> | undefined;

  const arrive = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Arriving = lazy(arrive) as unknown as ComponentType<Props>;

  function Piece(props: Props) {
    // Chosen once: a change of component in mid-life would mount everything below it anew.
    const [Component] = useState(() => loaded ?? Arriving);
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    );
  }
  // A preload that fails is no news: showing the piece tries again and reports.
  const preload = () => void arrive().catch(() => undefined);
  return Object.assign(Piece, { preload });
}
