import { Camera } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { request } from '#web/api/call.ts';
import { useWrite } from '#web/api/hooks.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PictureInput } from '#web/ui/picture-input.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { photosApi } from '../photo-contract.ts';
import { type PhotoOwner, photoAddress } from './hooks.ts';

const PhotoForm = lazyPiece(
  () => import('./photo-form.tsx').then((module) => module.PhotoForm),
  <div className="h-96" />,
);

interface PhotoCardProps {
  member: PhotoOwner;
  /** Color and sign of a face without a photo, if not those of the name. */
  look?: Pick<ComponentProps<typeof Avatar>, 'hue' | 'sign'> | undefined;
}

/** The large avatar on someone's card. A tap adds a photo, or shows the one that's there. */
export function PhotoCard({ member, look }: PhotoCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { change, isSaving } = usePhotoChange(member);
  const face = (
    <>
      <Avatar name={member.name} {...look} size="large" photo={photoAddress(member, 'small')} />
      <span className="photo-mark">{isSaving ? <Spinner /> : <Camera aria-hidden size={14} />}</span>
    </>
  );
  if (!photoAddress(member, 'small'))
    return (
      <PictureInput label={`Add a photo of ${member.name}`} className="photo-button" onChoose={change}>
        {face}
      </PictureInput>
    );
  return (
    <>
      <button
        type="button"
        className="photo-button"
        aria-label={`Photo of ${member.name}`}
        onClick={() => setIsOpen(true)}
      >
        {face}
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={member.name}>
        <PhotoForm
          member={member}
          isSaving={isSaving}
          onChange={async (photo) => {
            await change(photo);
            if (!photo) setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

const unreadableMessage = "We couldn't read that photo. Please try a JPEG or PNG.";

/** Sets or removes someone's photo, with an undo. */
function usePhotoChange(member: PhotoOwner) {
  const [isSaving, setIsSaving] = useState(false);
  const { mutateAsync: set } = useWrite(photosApi.set);
  const { mutateAsync: remove } = useWrite(photosApi.remove);
  const params = { id: member.id };

  const save = async (picture: string | undefined) => {
    if (picture) await set({ params, body: { picture: picture.slice(picture.indexOf(',') + 1) } });
    else await remove({ params });
  };
  const change = async (photo: Blob | undefined) => {
    setIsSaving(true);
    try {
      const { scaledPicture } = await import('#web/ui/scaled-picture.ts');
      const formerAddress = photoAddress(member, 'large');
      const former = formerAddress && (await scaledPicture(await (await request('GET', formerAddress, {})).blob()));
      const picture = photo && (await scaledPicture(photo).catch(() => Promise.reject(new Error(unreadableMessage))));
      await save(picture);
      const undo = () => save(former).catch(failed("We couldn't bring the photo back"));
      toast({ title: photo ? 'Photo saved' : 'Photo removed', action: { label: 'Undo', onClick: undo } });
    } catch (error) {
      failed("We couldn't save the photo")(error as Error);
    }
    setIsSaving(false);
  };
  return { change, isSaving };
}
