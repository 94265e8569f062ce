import { Spinner } from '#web/ui/spinner.tsx';

/** The whole screen waits for an answer that takes longer than usual. */
export function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner />
    </main>
  );
}
