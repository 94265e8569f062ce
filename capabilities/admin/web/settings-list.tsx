import { useEffect } from 'react';
import { ApiError } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { AnalyticsCards } from './analytics-card.tsx';
import { useSettings } from './hooks.ts';
import { KeyHelpCard } from './key-help-card.tsx';
import { LoadingSettings } from './loading-settings-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { ResponseList } from './response-list.tsx';

/** Requests the other lists only after the settings have accepted the password, because each wrong attempt counts. */
export function SettingsList({ password, onRefused }: { password: string; onRefused: () => void }) {
  const settings = useSettings(password);
  const cause = settings.error?.cause;
  const isRefused = cause instanceof ApiError && cause.status === 401;
  useEffect(() => {
    if (isRefused) onRefused();
  });

  if (settings.isPending || isRefused) return <LoadingSettings />;
  if (settings.isError) return <ErrorState onRetry={settings.refetch}>{settings.error.message}</ErrorState>;
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <ProviderCard {...settings.data} />
        <KeyHelpCard />
      </div>
      <section>
        <SectionHeading title="User Analytics" />
        <AnalyticsCards password={password} />
      </section>
      <section>
        <SectionHeading title="Onboarding Responses" />
        <ResponseList password={password} />
      </section>
    </div>
  );
}
