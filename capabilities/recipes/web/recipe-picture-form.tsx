import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { scaledPicture } from '#web/ui/scaled-picture.ts';
import type { Recipe } from '../contract.ts';
import { pictureAddress } from './hooks.ts';

const unreadable = 'This picture cannot be read. Please try a JPEG or PNG.';

interface RecipePictureFormProps {
  recipe: Recipe | undefined;
  /** A data: address, null where the picture is taken away, undefined where it is left as it is. */
  value: string | null | undefined;
  onChange: (value: string | null | undefined) => void;
}

/** Chooses a picture or takes it away. It is made small here, so that a phone's photo does not travel whole. */
export function RecipePictureForm({ recipe, value, onChange }: RecipePictureFormProps) {
  const [error, setError] = useState<string>();
  const id = useId();
  const kept = recipe && pictureAddress(recipe, 'small');
  const shown = value === undefined ? kept : value;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      onChange(await scaledPicture(file));
      setError(undefined);
    } catch {
      setError(unreadable);
    }
    // So that choosing the same file again is noticed.
    target.value = '';
  };

  return (
    <div className="space-y-1.5">
      <span className="field-label">Picture</span>
      <div className="flex flex-wrap items-center gap-4">
        {shown && <img src={shown} alt="" className="aspect-4/3 w-36 rounded-control object-cover" />}
        <div className="flex flex-wrap gap-2">
          <label className="button button-outline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
            <ImagePlus aria-hidden size={18} />
            {shown ? 'Change picture' : 'Choose a picture'}
            <input type="file" accept="image/*" onChange={choose} aria-describedby={error && id} className="sr-only" />
          </label>
          {shown && (
            <Button variant="quiet" onClick={() => onChange(kept ? null : undefined)}>
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
