import { Cookie, Croissant, Salad, Soup } from 'lucide-react';
import { Picture } from '#web/ui/picture.tsx';
import type { Recipe } from '../contract.ts';
import { type PictureSize, pictureAddress } from './hooks.ts';

const icons = { breakfast: Croissant, lunch: Salad, dinner: Soup, snack: Cookie };

/** The picture of a recipe filling its container, or a meal type icon instead. */
export function RecipePictureCard({ recipe, size }: { recipe: Recipe; size: PictureSize }) {
  const Icon = icons[recipe.mealType];
  return (
    <Picture
      src={pictureAddress(recipe, size)}
      name={recipe.name}
      icon={<Icon aria-hidden />}
      eager={size === 'large'}
    />
  );
}
