import { PageHeading } from '#web/ui/page-heading.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitLooks } from './kit-looks.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitPieces } from './kit-pieces.tsx';
import { KitRows } from './kit-rows.tsx';

/** Shows every component of web/ui in every state. Development only. */
export function KitPage() {
  return (
    <main className="mx-auto max-w-[76rem] space-y-8 px-4 py-8 md:px-8">
      <PageHeading title="Component kit" subtitle="Every piece in every state" />
      <KitPieces />
      <KitRows />
      <KitFields />
      <KitOverlays />
      <KitLooks />
    </main>
  );
}
