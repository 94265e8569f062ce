import { ArrowUp, FileHeart, House, type LucideIcon, Pencil, Phone, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failed } from '#web/ui/toast.ts';
import {
  type EmergencyContact,
  emergencyContactsApi,
  houseNotesApi,
  type NewEmergencyContact,
} from '../house-contract.ts';
import { aboutNotes, EmptyHouseList, whomToCall } from './empty-house-list.tsx';
import { PhoneLink } from './phone-card.tsx';

const ContactForm = lazyPiece(
  () => import('./contact-form.tsx').then((module) => module.ContactForm),
  <FormSkeleton fields={3} />,
);
const HouseNotesForm = lazyPiece(
  () => import('./house-notes-form.tsx').then((module) => module.HouseNotesForm),
  <FormSkeleton fields={3} />,
);

/** What a sitter needs to know; hidden without kids. `?house=contact` and `?house=notes` open the forms. */
export function HouseCard({ isWithoutKids = false }: { isWithoutKids?: boolean }) {
  const [search, setSearch] = useSearchParams();
  const contacts = useRead(emergencyContactsApi.list, {});
  const notes = useRead(houseNotesApi.show, {});
  const change = useWrite(emergencyContactsApi.change);
  const { form, question, onDelete, save, isSaving, remove, isRemoving } = useRecordOverlays<
    EmergencyContact,
    NewEmergencyContact
  >(
    { add: useWrite(emergencyContactsApi.add), change, remove: useWrite(emergencyContactsApi.remove) },
    { failures: { add: 'Error adding contact', change: 'Error updating contact', remove: 'Error removing contact' } },
  );
  const notesForm = useItemOverlay();
  const changeNotes = useWrite(houseNotesApi.change);
  const section = useRef<HTMLElement>(null);

  const hasNotes = Object.values(notes.data ?? {}).some(Boolean);
  const hasContacts = contacts.data !== undefined && contacts.data.length > 0;
  const asked = search.get('house');
  const isLoaded = contacts.data && notes.data;
  useEffect(() => {
    if (!asked || !isLoaded) return;
    section.current?.scrollIntoView?.({ block: 'nearest' });
    if (asked === 'contact') form.open();
    if (asked === 'notes') notesForm.open();
    setSearch({}, { replace: true });
  });

  const moveUp = ({ id, position }: EmergencyContact) =>
    change.mutate({ params: { id }, body: { position: position - 1 } }, { onError: failed('Error updating contact') });

  return (
    <section
      ref={section}
      aria-label="When you're out"
      hidden={isWithoutKids && !hasContacts && !hasNotes}
      className="mt-8"
    >
      <SectionHeading title="When you're out">
        <ButtonLink href="/sitter" variant="quiet" className="-mx-3 px-3">
          <FileHeart aria-hidden size={18} className="max-sm:hidden" />
          Sitter sheet
        </ButtonLink>
      </SectionHeading>
      {(contacts.isPending || notes.isPending) && <Skeleton className="h-40 rounded-card" />}
      {(contacts.isError || notes.isError) && (
        <p role="alert" className="text-ink-soft">
          We couldn't load your emergency contacts.
          <Button variant="quiet" className="px-3" onClick={() => Promise.all([contacts.refetch(), notes.refetch()])}>
            Load again
          </Button>
        </p>
      )}
      {isLoaded && !hasContacts && !hasNotes && (
        <EmptyHouseList onAddContact={() => form.open()} onAddNotes={() => notesForm.open()} />
      )}
      {contacts.data && notes.data && (hasContacts || hasNotes) && (
        <div className="grid gap-4 lg:grid-cols-2">
          <div className="card p-5">
            <CardHead
              Icon={Phone}
              title="Emergency contacts"
              why={hasContacts ? "Who to call when you can't be reached, in this order." : whomToCall}
              action={
                hasContacts && (
                  <IconButton label="Add contact" icon={<Plus aria-hidden size={20} />} onClick={() => form.open()} />
                )
              }
            />
            {!hasContacts && (
              <Button variant="outline" className="mt-4 w-full" onClick={() => form.open()}>
                <Plus aria-hidden size={18} />
                Add contact
              </Button>
            )}
            <ol className="mt-2 divide-y divide-line empty:hidden">
              {contacts.data.map((contact, place) => (
                <li key={contact.id} className="flex items-center gap-2 py-1.5">
                  <p className="min-w-0 flex-1">
                    <span className="font-semibold">{contact.name}</span>{' '}
                    <span className="text-sm text-ink-soft">{contact.relation}</span>
                    <span className="block text-sm">
                      <PhoneLink phone={contact.phone} />
                    </span>
                  </p>
                  <span className="-mr-2 flex shrink-0">
                    {place > 0 && (
                      <IconButton
                        label={`Call ${contact.name} earlier`}
                        icon={<ArrowUp aria-hidden size={18} />}
                        onClick={() => moveUp({ ...contact, position: place })}
                      />
                    )}
                    <IconButton
                      label={`Edit ${contact.name}`}
                      icon={<Pencil aria-hidden size={18} />}
                      onClick={() => form.open(contact)}
                    />
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <div className="card p-5">
            <CardHead
              Icon={House}
              title="House notes"
              why={aboutNotes}
              action={
                hasNotes && (
                  <IconButton
                    label="Edit house notes"
                    icon={<Pencil aria-hidden size={18} />}
                    onClick={() => notesForm.open()}
                  />
                )
              }
            />
            {!hasNotes && (
              <Button variant="outline" className="mt-4 w-full" onClick={() => notesForm.open()}>
                <Plus aria-hidden size={18} />
                Add notes
              </Button>
            )}
            <div className="mt-4 empty:hidden">
              <DetailList
                details={[
                  { label: 'First aid', value: notes.data.firstAid },
                  { label: 'The house', value: notes.data.notes },
                  { label: 'Emergency', value: notes.data.emergencyNumber },
                ]}
              />
            </div>
          </div>
        </div>
      )}

      <Dialog {...form.props} title={form.item ? `Edit ${form.item.name}` : 'Add emergency contact'}>
        <ContactForm contact={form.item} onSave={save} saving={isSaving} onCancel={form.close} onDelete={onDelete} />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description={`${question.item?.name} won't be on your sitter sheets anymore.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
      <Dialog {...notesForm.props} title="House notes" description="These are on every sitter sheet.">
        {notes.data && (
          <HouseNotesForm
            notes={notes.data}
            saving={changeNotes.isPending}
            onSave={(body) =>
              changeNotes.mutate({ body }, { onSuccess: notesForm.close, onError: failed('Error saving house notes') })
            }
            onCancel={notesForm.close}
          />
        )}
      </Dialog>
    </section>
  );
}

interface CardHeadProps {
  Icon: LucideIcon;
  title: string;
  why: string;
  action: ReactNode;
}

const CardHead = ({ Icon, title, why, action }: CardHeadProps) => (
  <div className="flex items-start gap-3">
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft">
      <Icon aria-hidden size={22} strokeWidth={1.9} />
    </span>
    <div className="min-w-0 flex-1">
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{title}</h3>
      <p className="text-sm text-pretty text-ink-soft">{why}</p>
    </div>
    <span className="-mr-2">{action}</span>
  </div>
);
