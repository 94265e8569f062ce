import { ImagePlus, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { PictureInput } from '#web/ui/picture-input.tsx';
import { type PhotoOwner, photoAddress } from './hooks.ts';

interface PhotoFormProps {
  member: PhotoOwner;
  isSaving: boolean;
  /** Called with the new photo, or with nothing to remove it. */
  onChange: (photo: Blob | undefined) => void;
}

/** Shows someone's photo, with buttons to replace or remove it. */
export const PhotoForm = ({ member, isSaving, onChange }: PhotoFormProps) => (
  <div className="space-y-4" aria-busy={isSaving}>
    <img
      src={photoAddress(member, 'large')}
      alt={member.name}
      className="mx-auto aspect-square w-full max-w-80 rounded-card bg-sunken object-cover"
    />
    <p className="text-center text-sm text-ink-soft">Only your family can see it.</p>
    <div className="flex flex-wrap justify-center gap-2">
      <PictureInput className="button button-outline" onChoose={onChange}>
        <ImagePlus aria-hidden size={18} />
        {isSaving ? 'Saving...' : 'Change photo'}
      </PictureInput>
      <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && onChange(undefined)}>
        <Trash2 aria-hidden size={18} />
        Remove photo
      </Button>
    </div>
  </div>
);
