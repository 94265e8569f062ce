import { PageHeading } from '#web/ui/page-heading.tsx';

export function WandPage() {
  return <PageHeading title="Magic Wand" />;
}
