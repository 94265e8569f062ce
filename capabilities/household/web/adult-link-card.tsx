import { useState } from 'react';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { failed } from '#web/ui/toast.ts';
import type { HouseholdMember } from '../contract.ts';
import { linksApi } from '../link-contract.ts';
import { useHouseholdMembers } from './hooks.ts';

function useLinks(adult: HouseholdMember, onLinked?: () => void) {
  const { data: { people, mayLinkOthers } = { people: [], mayLinkOthers: false } } = useRead(linksApi.people, {});
  const { mutate, isPending } = useWrite(linksApi.link);
  const link = (userId: string | null) =>
    mutate(
      { params: { id: adult.id }, body: { userId } },
      { onSuccess: onLinked, onError: failed('Error updating member') },
    );
  const action = (label: string, onClick: () => void) => (
    <Button variant="quiet" className="-my-2 px-3" aria-disabled={isPending} onClick={() => !isPending && onClick()}>
      {label} <span className="sr-only">({adult.name})</span>
    </Button>
  );
  return { people, mayLinkOthers, link, action };
}

const signsInAs = (name: string | undefined) => `Signs in${name ? ` as ${name}` : ''}`;

/** Whether an adult signs in, and buttons to change that. */
export function AdultLink({ adult }: { adult: HouseholdMember }) {
  const { data: adults = [] } = useHouseholdMembers('adult');
  const [isChoosing, setIsChoosing] = useState(false);
  const { people, mayLinkOthers, link, action } = useLinks(adult, () => setIsChoosing(false));

  const me = people.find(({ isYou }) => isYou);
  const person = people.find(({ id }) => id === adult.linkedUserId);
  const amILinked = adults.some(({ isYou }) => isYou);
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3 text-sm text-ink-soft">
      <p>{adult.isYou ? "You're signed in" : adult.linkedUserId ? signsInAs(person?.name) : "Doesn't sign in yet"}</p>
      {adult.isYou && (
        <ButtonLink href="/profile?tab=account" variant="quiet" className="-mr-3 px-3">
          Your account
        </ButtonLink>
      )}
      {!adult.linkedUserId && (
        <span className="-mr-3 flex flex-wrap">
          {me && !amILinked && action('This is me', () => link(me.id))}
          {mayLinkOthers && people.length > 1 && action('Choose account', () => setIsChoosing(true))}
          {mayLinkOthers && people.length === 1 && amILinked && (
            <ButtonLink href="/profile?tab=account" variant="outline" className="mr-3">
              Invite <span className="sr-only">({adult.name})</span>
            </ButtonLink>
          )}
        </span>
      )}
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={`Which account is ${adult.name}'s?`}
        description="So reminders reach the right person."
      >
        <ul className="space-y-2">
          {people.map(({ id, name, isYou }) => (
            <li key={id}>
              <Button variant="outline" className="w-full" onClick={() => link(id)}>
                {isYou ? `${name} (you)` : name}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

/** In an adult's form: who signs in as them, and a button if that's wrong. */
export function AdultUnlink({ adult, onUnlinked }: { adult: HouseholdMember; onUnlinked: () => void }) {
  const { people, mayLinkOthers, link, action } = useLinks(adult, onUnlinked);
  if (!adult.linkedUserId || !(adult.isYou || mayLinkOthers)) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      <p>{adult.isYou ? 'This is you' : signsInAs(people.find(({ id }) => id === adult.linkedUserId)?.name)}</p>
      <span>{action(adult.isYou ? 'Not you?' : 'Wrong person?', () => link(null))}</span>
    </div>
  );
}
