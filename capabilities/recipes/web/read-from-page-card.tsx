import { useLocation } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { Recipe } from '../contract.ts';
import { useExtract } from './hooks.ts';

/** Offers to extract a recipe that has only a name and a link so far. */
export function ReadFromPageCard({ recipe, url }: { recipe: Recipe; url: string }) {
  const extract = useExtract();
  const [, navigate] = useLocation();
  const read = () =>
    extract.mutate(
      { body: { url } },
      {
        onSuccess: ({ id }) => {
          toast({ title: 'Recipe extracted successfully' });
          // The page may have been extracted before as another recipe.
          if (id !== recipe.id) navigate(`/recipes/${id}`, { replace: true });
        },
        onError: failed('Failed to extract recipe'),
      },
    );
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 print:hidden">
      <p>No ingredients here yet, but there's a link.</p>
      <Button variant="outline" aria-disabled={extract.isPending} onClick={() => !extract.isPending && read()}>
        {extract.isPending ? 'Reading the page...' : 'Read the recipe from its page'}
      </Button>
    </Card>
  );
}
