import { PageHeading } from '#web/ui/page-heading.tsx';

export function InvitationPage() {
  return <PageHeading title="Invitation" subtitle="" />;
}
