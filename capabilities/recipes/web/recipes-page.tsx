import { BookOpen, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isWebAddress } from '#core/web-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { InitialTab } from './add-recipe-form.tsx';
import { useRecipes } from './hooks.ts';
import { RecipeSkeletonList } from './recipe-skeleton-list.tsx';
import { StarterDialog } from './starter-dialog.tsx';

const RecipeList = lazyPiece(
  () => import('./recipe-list.tsx').then((module) => module.RecipeList),
  <RecipeSkeletonList />,
);
const EmptyRecipesCard = lazyPiece(() => import('./empty-recipes-card.tsx').then((module) => module.EmptyRecipesCard));
const StarterOfferCard = lazyPiece(() => import('./starter-offer-card.tsx').then((module) => module.StarterOfferCard));
const AddRecipeForm = lazyPiece(
  () => import('./add-recipe-form.tsx').then((module) => module.AddRecipeForm),
  <FormSkeleton fields={3} />,
);
// Loads in parallel with the recipes.
RecipeList.preload();

export function RecipesPage() {
  const recipes = useRecipes();
  const [initial, setInitial] = useState<InitialTab>({ tab: 'link', link: '' });
  const [isAdding, setIsAdding] = useState(false);
  const [isCookbookOpen, setIsCookbookOpen] = useState(false);
  const startAdding = (tab: InitialTab['tab'], link = '') => {
    setInitial({ tab, link });
    setIsAdding(true);
  };
  useIncomingLink((link) => startAdding('link', link));
  return (
    <>
      <PageHeading title="Recipes" subtitle="Everything your family likes to eat, in one place">
        {recipes.data?.length !== 0 && (
          <MoreMenu>
            <Button variant="quiet" onClick={() => setIsCookbookOpen(true)}>
              <BookOpen aria-hidden size={18} />
              Starter Cookbook
            </Button>
          </MoreMenu>
        )}
        <Button variant={recipes.data?.length === 0 ? 'outline' : 'primary'} onClick={() => startAdding('link')}>
          <Plus aria-hidden size={18} />
          <span>Add Recipe</span>
        </Button>
      </PageHeading>
      {recipes.isPending && <RecipeSkeletonList />}
      {recipes.isError && !recipes.data && <ErrorState onRetry={recipes.refetch}>Failed to fetch recipes</ErrorState>}
      {recipes.data?.length === 0 && (
        <div className="space-y-5">
          <StarterOfferCard isMain />
          <EmptyRecipesCard onPasteLink={() => startAdding('link')} onTypeIn={() => startAdding('hand')} />
        </div>
      )}
      {recipes.data && recipes.data.length > 0 && <RecipeList recipes={recipes.data} />}
      <Dialog open={isAdding} onOpenChange={setIsAdding} title="Add Recipe">
        <AddRecipeForm initial={initial} onCancel={() => setIsAdding(false)} />
      </Dialog>
      <StarterDialog open={isCookbookOpen} onOpenChange={setIsCookbookOpen} />
    </>
  );
}

/** Handles a link from the query string (?link=...) or pasted onto the page outside of any field. */
function useIncomingLink(onLink: (link: string) => void) {
  const [search, setSearch] = useSearchParams();
  const linkParam = search.get('link');
  useEffect(() => {
    if (linkParam === null) return;
    setSearch(
      (before) => {
        before.delete('link');
        return before;
      },
      { replace: true },
    );
    onLink(linkParam);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (!isTyping && isWebAddress(text)) onLink(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}
