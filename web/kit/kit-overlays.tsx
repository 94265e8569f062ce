import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { KitSection } from './kit-section.tsx';

const KitForm = lazyPiece(() => import('./kit-form.tsx').then((module) => module.KitForm), <Spinner />);

export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'confirm' | 'sheet' | 'full'>();
  const close = () => setOpen(undefined);
  return (
    <KitSection title="Overlays and toasts">
      <Button variant="outline" onClick={() => setOpen('dialog')}>
        Dialog with a form
      </Button>
      <Button variant="outline" onClick={() => setOpen('long')}>
        Long dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen('confirm')}>
        Confirm
      </Button>
      <Button variant="outline" onClick={() => setOpen('sheet')}>
        Sheet
      </Button>
      <Button variant="outline" onClick={() => setOpen('full')}>
        Full screen
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({ title: 'Profile updated', description: 'Your preferences have been saved successfully.' })
        }
      >
        Toast
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Error', description: '500: Something went wrong', variant: 'destructive' })}
      >
        Destructive toast
      </Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Add Child"
        description="Just a name and birthdate to start."
      >
        <KitForm onDone={close} />
      </Dialog>
      <Dialog open={open === 'long'} onOpenChange={close} title="A long story">
        <p className="h-[200vh]">It scrolls inside and never grows beyond nine tenths of the screen.</p>
      </Dialog>
      <Confirm
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete Mia?"
        description="Her wishlists and milestones will be removed too. This can't be undone."
        confirmLabel="Delete"
        onConfirm={close}
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Sheet">
        <p className="p-6">From the left, 18rem wide.</p>
      </Sheet>
      {open === 'full' && (
        <FullScreen title="Full screen" onLeave={close}>
          <p className="p-6">Nothing else to be seen. Escape leaves.</p>
        </FullScreen>
      )}
    </KitSection>
  );
}
