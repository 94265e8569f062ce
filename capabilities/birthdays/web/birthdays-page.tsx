import { Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { settings } from '#web/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { RowSkeletons } from '#web/ui/rows/row-skeletons.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type Birthday, type NewBirthday, type Relationship, relationships } from '../contract.ts';
import { allBirthdays } from '../rules/all-birthdays.ts';
import { useAddBirthday, useBirthdays, useChangeBirthday, useRemoveBirthday } from './hooks.ts';

const BirthdayForm = lazyPiece(
  () => import('./birthday-form.tsx').then((module) => module.BirthdayForm),
  <FormSkeleton fields={10} />,
);

const BirthdayList = lazyPiece(
  () => import('./birthday-list.tsx').then((module) => module.BirthdayList),
  <RowSkeletons />,
);
// Loads in parallel with the data.
BirthdayList.preload();

const tabLabels = { family: 'Family', friend: 'Friends' };

export function BirthdaysPage() {
  const [search, setSearch] = useSearchParams();
  const show = (next: Relationship) => setSearch({ tab: next }, { replace: true });
  const hasNoModel = settings().aiProvider === 'builtin';
  const stored = useBirthdays();
  const children = useChildren();
  const all = stored.data && children.data && allBirthdays(stored.data, children.data);
  const askedId = useAskedRecord();
  const asked = all?.find(({ id }) => id === askedId);
  const relationship = relationships.find((it) => it === search.get('tab')) ?? asked?.relationship ?? 'family';
  // Switches to the tab of the saved birthday, which may have moved there.
  const showTabOf = (saved: NewBirthday) => show(saved.relationship);
  const { form, question, onDelete, save, isSaving, remove, isRemoving } = useRecordOverlays<Birthday, NewBirthday>(
    { add: useAddBirthday(), change: useChangeBirthday(), remove: useRemoveBirthday() },
    { failures: { add: 'Error', change: 'Error', remove: 'Error' }, onAdded: showTabOf, onChanged: showTabOf },
  );

  const retry = () => Promise.all([stored.refetch(), children.refetch()]);
  const [draft, setDraft] = useState<Partial<NewBirthday>>({});
  const add = (known: Partial<NewBirthday> = {}) => {
    setDraft({ relationship, ...known });
    form.open();
  };
  const isEmpty = all?.length === 0;
  const tab = (value: Relationship) => {
    const birthdays = all?.filter((birthday) => birthday.relationship === value);
    return {
      value,
      label: tabLabels[value],
      ...(birthdays && !isEmpty && { count: birthdays.length }),
      content: birthdays ? (
        <BirthdayList
          relationship={value}
          birthdays={birthdays}
          onAdd={add}
          onEdit={form.open}
          onDelete={question.open}
        />
      ) : stored.isError || children.isError ? (
        <ErrorState onRetry={retry}>Failed to fetch birthdays</ErrorState>
      ) : (
        <RowSkeletons />
      ),
    };
  };

  return (
    <>
      <PageHeading title="Birthdays" subtitle="Everyone you celebrate, soonest first">
        <ButtonLink
          href="/birthday-wishlists"
          variant={isEmpty ? 'quiet' : 'outline'}
          className="in-words"
          {...(hasNoModel && { 'aria-describedby': 'where-ideas-come-from' })}
        >
          <Sparkles aria-hidden size={18} />
          AI Gift Ideas
        </ButtonLink>
        {hasNoModel && (
          <span id="where-ideas-come-from" className="sr-only">
            Gift ideas come from our built-in list, since no AI is set up here.
          </span>
        )}
        <Button variant={isEmpty ? 'outline' : 'primary'} onClick={() => add()}>
          <Plus aria-hidden size={18} />
          <span>Add Birthday</span>
        </Button>
      </PageHeading>
      <Tabs label="Birthdays" tabs={relationships.map(tab)} value={relationship} onValueChange={show} />

      <Dialog
        {...form.props}
        title={form.item ? `Edit ${form.item.name}'s Birthday` : 'Add Birthday'}
        description={form.item ? undefined : 'Just a name and date to start.'}
      >
        <BirthdayForm
          birthday={form.item}
          draft={draft}
          onSave={save}
          saving={isSaving}
          onCancel={form.close}
          onDelete={onDelete}
        />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}'s birthday?`}
        description="Its notes, gift ideas, party details and plan will be deleted too. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
    </>
  );
}
