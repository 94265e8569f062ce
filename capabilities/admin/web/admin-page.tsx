import { PageHeading } from '#web/ui/page-heading.tsx';

export function AdminPage() {
  return <PageHeading title="Admin" subtitle="" />;
}
