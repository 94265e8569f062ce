import { PageHeading } from '#web/ui/page-heading.tsx';

export function ProfilePage() {
  return <PageHeading title="Profile" subtitle="" />;
}
