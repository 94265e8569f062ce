import { retrySession } from '#web/shell/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Nobody knows who this is, because the server cannot be asked. */
export function ServerAway() {
  return (
    <SiteFrame>
      <ErrorState onRetry={retrySession}>
        We cannot reach the server right now. Please check your connection and try again.
      </ErrorState>
    </SiteFrame>
  );
}
