import { PageHeading } from '#web/ui/page-heading.tsx';

export function OnboardingPage() {
  return <PageHeading title="Onboarding" subtitle="" />;
}
