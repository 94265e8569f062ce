import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { today } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyOptionalPiece, lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failed } from '#web/ui/toast.ts';
import type { NewSitterSheet, SitterSheet } from '../contract.ts';
import { daysWords, linkWords } from '../rules/link-words.ts';
import { hasNothingToNote } from '../rules/nothing-noted.ts';
import { useAddSheet, usePreview, useSheets } from './hooks.ts';

const SheetForm = lazyPiece(
  () => import('./sheet-form.tsx').then((module) => module.SheetForm),
  <FormSkeleton fields={4} />,
);
// Loads in parallel with the data.
SheetForm.preload();

const SheetPreview = lazyOptionalPiece(() => import('./sheet-preview-card.tsx').then((module) => module.SheetPreview));

const SampleSheet = lazyOptionalPiece(() => import('./sample-sheet-card.tsx').then((module) => module.SampleSheet));

const gapsSkeleton = <Skeleton className="h-64 rounded-card" />;
const GapList = lazyPiece(() => import('./gap-list.tsx').then((module) => module.GapList), gapsSkeleton);
GapList.preload();

const FamilyDrawing = lazyPiece(
  () => import('#web/ui/illustrations/family.tsx').then((module) => module.FamilyDrawing),
  <div className="h-[92px]" />,
);

/** Creates a sitter sheet, and lists those that are not over yet. */
export function SitterPage() {
  const [, navigate] = useLocation();
  const children = useChildren();
  const sheets = useSheets();
  const add = useAddSheet();
  const [choices, setChoices] = useState<NewSitterSheet>();
  const { data: preview, isPending: isPreviewPending } = usePreview(choices);
  // What has no page of its own is asked by the form.
  const missing = preview?.missing.filter(({ path }) => path !== null) ?? [];
  const isBare = children.data?.every(hasNothingToNote) ?? false;
  const gaps = isPreviewPending ? gapsSkeleton : missing.length > 0 && <GapList missing={missing} isBare={isBare} />;
  const current = (sheets.data ?? []).filter(({ untilDay, link }) => untilDay >= today() || link?.isOpen);
  const retry = () => Promise.all([children.refetch(), sheets.refetch()]);
  return (
    <>
      <PageHeading title="Sitter Sheet" subtitle="Everything whoever watches the kids needs, on one page" />
      {(children.isPending || sheets.isPending) && <CardSkeletons />}
      {(children.isError || sheets.isError) && <ErrorState onRetry={retry}>We couldn't load your sheets.</ErrorState>}
      {children.data?.length === 0 && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {/* The wrapper keeps the card from growing to the height of the sample. */}
          <div>
            <EmptyState
              drawing={<FamilyDrawing />}
              heading="No children added yet"
              action={<ButtonLink href="/household?tab=child">Go to Household</ButtonLink>}
            >
              One page to leave with your sitter: who to call, allergies, bedtime and dinner. Add your kids to start.
            </EmptyState>
          </div>
          <SampleSheet />
        </div>
      )}
      {children.data && children.data.length > 0 && sheets.data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="space-y-6">
            {gaps}
            <Card>
              <SheetForm
                offered={children.data}
                sheet={undefined}
                formerWhatToDo={sheets.data[0]?.whatToDo}
                saveLabel="Make the sheet"
                savingLabel="Making it..."
                saving={add.isPending}
                isQuiet={isBare}
                onChoose={setChoices}
                onSave={(body) =>
                  add.mutate(
                    { body },
                    { onSuccess: ({ id }) => navigate(`/sitter/${id}`), onError: failed('Error making the sheet') },
                  )
                }
              />
            </Card>
          </div>
          <div className="space-y-6">
            {current.length > 0 && <SheetList sheets={current} />}
            {preview && <SheetPreview page={preview.page} />}
          </div>
        </div>
      )}
    </>
  );
}

function SheetList({ sheets }: { sheets: readonly SitterSheet[] }) {
  return (
    <section aria-label="Your sheets">
      <SectionHeading title="Your sheets" />
      <ul className="space-y-3">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="card relative flex items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={`/sitter/${sheet.id}`} className="stretched font-semibold">
                {joinWithAnd(sheet.childNames)}
              </Link>
              <p className="text-sm text-ink-soft">{daysWords(sheet)}</p>
              <p className="text-sm text-ink-soft">{linkWords(sheet.link)}</p>
            </div>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
