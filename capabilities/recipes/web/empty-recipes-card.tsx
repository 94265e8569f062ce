import { Button } from '#web/ui/button.tsx';
import { RecipeCardDrawing } from '#web/ui/illustrations/recipe-card.tsx';

interface EmptyRecipesCardProps {
  onPasteLink: () => void;
  onTypeIn: () => void;
}

/** Stays below the cookbook, which is the easier start. */
export const EmptyRecipesCard = ({ onPasteLink, onTypeIn }: EmptyRecipesCardProps) => (
  <section className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:px-8">
    <RecipeCardDrawing />
    <div className="min-w-0 flex-1 basis-52">
      <h2 className="text-lg">Add your own</h2>
      <p className="mt-1 text-pretty text-ink-soft">
        The dishes your family already loves: paste a link from anywhere, or type in Grandma's card.
      </p>
    </div>
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      <Button variant="outline" onClick={onPasteLink}>
        Paste a link
      </Button>
      <Button variant="outline" onClick={onTypeIn}>
        Type it in
      </Button>
    </div>
  </section>
);
