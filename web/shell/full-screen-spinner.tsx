import { Spinner } from '#web/ui/spinner.tsx';

/** Full-screen spinner, shown when a response takes noticeably long. */
export function FullScreenSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner />
    </main>
  );
}
