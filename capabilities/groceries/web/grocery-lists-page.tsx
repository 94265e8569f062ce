import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { sundayOf } from '#capabilities/meals/rules/week.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useGenerateList, useGroceryLists } from './hooks.ts';
import { ListSkeletonCard } from './list-skeleton-card.tsx';

const ListsCard = lazyPiece(() => import('./lists-card.tsx').then((module) => module.ListsCard), <ListSkeletonCard />);
const FirstListCard = lazyPiece(() => import('./first-list-card.tsx').then((module) => module.FirstListCard));
const PremiumCard = lazyPiece(() => import('./premium-card.tsx').then((module) => module.PremiumCard));
const GenerateListForm = lazyPiece(
  () => import('./generate-list-form.tsx').then((module) => module.GenerateListForm),
  <FormSkeleton fields={2} />,
);
// Loads in parallel with the lists.
ListsCard.preload();

export function GroceryListsPage() {
  const lists = useGroceryLists();
  const generate = useGenerateList();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [, setSearch] = useSearchParams();

  const generateFor = (weekStartDate: string) =>
    generate.mutate(
      { body: { weekStartDate, weekEndDate: sundayOf(weekStartDate) } },
      {
        onSuccess: ({ id }) => {
          setIsDialogOpen(false);
          setSearch({ list: id });
          toast({
            title: 'Grocery list generated',
            description: 'Your grocery list has been created from your meal plans',
          });
        },
        onError: failed('Error'),
      },
    );
  const openDialog = () => setIsDialogOpen(true);

  return (
    <div className="in-order">
      <PageHeading title="Grocery Lists" subtitle="Everything for the week, sorted the way you shop">
        <Button variant="outline" className="in-words" onClick={openDialog}>
          <ListPlus aria-hidden size={18} />
          <span>Generate List</span>
        </Button>
      </PageHeading>
      {lists.isPending && <ListSkeletonCard />}
      {lists.isError && !lists.data && <ErrorState onRetry={lists.refetch}>Failed to fetch grocery lists</ErrorState>}
      {lists.data?.lists.length === 0 && <FirstListCard />}
      {lists.data && lists.data.lists.length > 0 && <ListsCard {...lists.data} onGenerate={openDialog} />}
      <PremiumCard />
      <Dialog open={isDialogOpen} onOpenChange={setIsDialogOpen} title="Generate List">
        <GenerateListForm
          onGenerate={generateFor}
          generating={generate.isPending}
          onCancel={() => setIsDialogOpen(false)}
        />
      </Dialog>
    </div>
  );
}
