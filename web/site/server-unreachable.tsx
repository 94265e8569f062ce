import { retrySession } from '#web/shell/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Shown when the session is unknown because the server could not be reached. */
export function ServerUnreachable() {
  return (
    <SiteFrame>
      <ErrorState onRetry={retrySession}>
        We can't reach the server right now. Please check your connection and try again.
      </ErrorState>
    </SiteFrame>
  );
}
