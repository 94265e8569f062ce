import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Preferences, type PreferencesChange, preferencesApi } from '#capabilities/preferences/contract.ts';
import { usePreferences } from '#capabilities/preferences/web/hooks.ts';
import { call, type EndpointArgs } from '#web/api/call.ts';
import { readOptions, refetchResources } from '#web/api/hooks.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { changeOf, type Edits, type Question } from '../rules/profile-edits.ts';

const waiting = (
  <div className="still-loading appear-late flex justify-center py-16">
    <Spinner />
  </div>
);
const PreferencesForm = lazyPiece(
  () => import('./preferences-form.tsx').then((module) => module.PreferencesForm),
  waiting,
);
const ProfileSummaryCard = lazyPiece(
  () => import('./profile-summary-card.tsx').then((module) => module.ProfileSummaryCard),
  <div className="profile-summary" />,
);
// Load in parallel with the page.
PreferencesForm.preload();
ProfileSummaryCard.preload();
const AccountCard = lazyPiece(() => import('./account-card.tsx').then((module) => module.AccountCard), waiting);
const InstallCard = lazyPiece(() => import('./install-card.tsx').then((module) => module.InstallCard), waiting);
const FamilyCard = lazyPiece(
  () => import('#capabilities/family/web/family-card.tsx').then((module) => module.FamilyCard),
  waiting,
);
const HabitsCard = lazyPiece(
  () => import('#capabilities/family/web/habits-card.tsx').then((module) => module.HabitsCard),
  waiting,
);
const RemindersLinkCard = lazyPiece(
  () => import('#capabilities/notices/web/reminders-link-card.tsx').then((module) => module.RemindersLinkCard),
  waiting,
);
const FeedCard = lazyPiece(
  () => import('#capabilities/calendar/web/feed-card.tsx').then((module) => module.FeedCard),
  waiting,
);
const YourDataCard = lazyPiece(
  () => import('#capabilities/family/web/your-data-card.tsx').then((module) => module.YourDataCard),
  waiting,
);
const LearnedCard = lazyPiece(
  () => import('#capabilities/nudges/web/learned-card.tsx').then((module) => module.LearnedCard),
  waiting,
);
const SharedDataCard = lazyPiece(() =>
  import('#capabilities/wand/web/shared-data-card.tsx').then((module) => module.SharedDataCard),
);

export function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'account' ? 'account' : 'preferences';
  const preferences = usePreferences();
  const change = useChangePreferences();
  const [edits, setEdits] = useState<Edits>({});
  const stored = preferences.data;
  const hasChanges = stored !== undefined && Object.keys(changeOf(stored, edits)).length > 0;

  const save = (id: string, body: PreferencesChange) => {
    const onSaved = () => {
      // Input typed while saving is not saved yet.
      setEdits((current) => editsSince(edits, current));
      toast({ title: 'Profile updated', description: 'Your preferences have been saved successfully.' });
    };
    change.mutate({ params: { id }, body }, { onSuccess: onSaved, onError: failed('Error') });
  };

  const discard = (discarded: Edits) => {
    setEdits({});
    change.reset();
    toast({ title: 'Changes discarded', action: { label: 'Undo', onClick: () => setEdits(discarded) } });
  };

  const preferencesTab = stored ? (
    <PreferencesForm
      stored={stored}
      edits={edits}
      onEdit={(question, typed) => setEdits((current) => ({ ...current, [question]: typed }))}
      onDiscard={() => discard(edits)}
      onSave={(body) => save(stored.id, body)}
      saving={change.isPending}
      isSaved={change.isSuccess}
      onSavedSeen={change.reset}
    />
  ) : preferences.isPending ? (
    waiting
  ) : (
    <ErrorState onRetry={preferences.refetch}>We couldn't load your preferences.</ErrorState>
  );

  return (
    <>
      <PageHeading title="Profile" subtitle="Manage your preferences and account settings" />
      <LeaveQuestion wouldLoseChanges={hasChanges} />
      <ProfileSummaryCard />
      <Tabs
        label="Profile"
        tabs={[
          { value: 'preferences', label: 'Preferences', content: preferencesTab },
          { value: 'account', label: 'Account', content: accountTab },
        ]}
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { replace: true })}
      />
    </>
  );
}

/** The order of the sections: the person and the family, then settings, one line each; deleting comes last. */
const accountTab = (
  <div className="in-order settings">
    <AccountCard />
    <FamilyCard />
    <p className="settings-group">How it works for you</p>
    <HabitsCard />
    <RemindersLinkCard />
    <FeedCard />
    <InstallCard />
    <p className="settings-group">What we keep</p>
    <LearnedCard />
    <SharedDataCard />
    <YourDataCard />
  </div>
);

/** The edits made or changed after the ones in `before`. */
const editsSince = (before: Edits, current: Edits): Edits =>
  Object.fromEntries(Object.entries(current).filter(([question, typed]) => typed !== before[question as Question]));

/** Writes the response to the cache, so that saved values show even if refetching them fails. */
function useChangePreferences() {
  const client = useQueryClient();
  return useMutation<Preferences, Error, EndpointArgs<typeof preferencesApi.change>>({
    mutationFn: (args) => call(preferencesApi.change, args),
    onSuccess: (stored) => {
      client.setQueryData(readOptions(preferencesApi.mine, {}).queryKey, stored);
      return refetchResources(client, preferencesApi.change.resources);
    },
  });
}
