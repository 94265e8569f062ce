import { lazyExtra } from '#web/ui/lazy-piece.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Recipe } from '../contract.ts';
import { type PictureSize, pictureAddress } from './hooks.ts';

const DishDrawingCard = lazyExtra(() => import('./dish-drawing-card.tsx').then((module) => module.DishDrawingCard));

/** The picture of a recipe filling its container, or a drawing of such a dish. */
export const RecipePictureCard = ({ recipe, size }: { recipe: Recipe; size: PictureSize }) => (
  <Picture
    src={pictureAddress(recipe, size)}
    name={recipe.name}
    drawing={<DishDrawingCard drawing={recipe.drawing} />}
    eager={size === 'large'}
  />
);
