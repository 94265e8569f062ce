import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { PictureInput } from '#web/ui/picture-input.tsx';
import { scaledPicture } from '#web/ui/scaled-picture.ts';
import type { Recipe } from '../contract.ts';
import { pictureAddress } from './hooks.ts';

const unreadableMessage = "We can't read this picture. Please try a JPEG or PNG.";

interface RecipePictureFormProps {
  recipe: Recipe | undefined;
  /** A data: URL, null if the picture is removed, undefined if it is unchanged. */
  value: string | null | undefined;
  onChange: (value: string | null | undefined) => void;
  /** While a chosen picture is scaled, nothing may be saved: it would be saved without the picture. */
  onScaling: (isScaling: boolean) => void;
}

/** Chooses or removes a picture. It is scaled down in the browser, so that large phone photos aren't uploaded. */
export function RecipePictureForm({ recipe, value, onChange, onScaling }: RecipePictureFormProps) {
  const [error, setError] = useState<string>();
  const id = useId();
  const savedPicture = recipe && pictureAddress(recipe, 'small');
  const shown = value === undefined ? savedPicture : value;

  const choose = async (chosen: Blob) => {
    onScaling(true);
    try {
      onChange(await scaledPicture(chosen));
      setError(undefined);
    } catch {
      setError(unreadableMessage);
    }
    onScaling(false);
  };

  return (
    <div className="space-y-1.5">
      <span className="field-label">Picture</span>
      <div className="flex flex-wrap items-center gap-4">
        {shown && <img src={shown} alt="" className="aspect-4/3 w-36 rounded-control object-cover" />}
        <div className="flex flex-wrap gap-2">
          <PictureInput className="button button-outline" describedBy={error && id} onChoose={choose}>
            <ImagePlus aria-hidden size={18} />
            {shown ? 'Change picture' : 'Choose a picture'}
          </PictureInput>
          {shown && (
            <Button variant="quiet" onClick={() => onChange(savedPicture ? null : undefined)}>
              <Trash2 aria-hidden size={18} />
              Remove picture
            </Button>
          )}
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
