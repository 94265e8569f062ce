import { BookOpen } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** From the planned week to the recipes, in a page heading. */
export const RecipesLink = () => (
  <ButtonLink href="/recipes" variant="outline" className="in-words">
    <BookOpen aria-hidden size={18} />
    <span>Recipes</span>
  </ButtonLink>
);
