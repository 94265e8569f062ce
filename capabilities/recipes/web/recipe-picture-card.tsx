import { Picture } from '#web/ui/picture.tsx';
import type { Recipe } from '../contract.ts';
import { type PictureSize, pictureAddress } from './hooks.ts';
import { LateDrawing } from './late-drawing-card.tsx';

/** The picture of a recipe filling its container, or a drawing of such a dish. */
export const RecipePictureCard = ({ recipe, size }: { recipe: Recipe; size: PictureSize }) => (
  <Picture
    src={pictureAddress(recipe, size)}
    name={recipe.name}
    drawing={<LateDrawing drawing={recipe.drawing} />}
    eager={size === 'large'}
  />
);
