import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Error boundary: a page that fails to load or to render leaves the rest of the screen usable. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState onRetry={() => location.reload()}>
        We couldn't show this page. Please check your connection and try again.
      </ErrorState>
    );
  }
}
