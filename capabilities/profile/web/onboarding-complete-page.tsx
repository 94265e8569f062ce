import { PageHeading } from '#web/ui/page-heading.tsx';

export function OnboardingCompletePage() {
  return <PageHeading title="OnboardingComplete" subtitle="" />;
}
