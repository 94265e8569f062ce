import { useState } from 'react';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { failed } from '#web/ui/toast.ts';
import type { HouseholdMember } from '../contract.ts';
import { linksApi } from '../link-contract.ts';
import { useHouseholdMembers } from './hooks.ts';

/** Whether an adult signs in, and buttons to change that. */
export function AdultLink({ adult }: { adult: HouseholdMember }) {
  const { data: adults = [] } = useHouseholdMembers('adult');
  const { data: { people, mayLinkOthers } = { people: [], mayLinkOthers: false } } = useRead(linksApi.people, {});
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate, isPending } = useWrite(linksApi.link);
  const link = (userId: string | null) =>
    mutate(
      { params: { id: adult.id }, body: { userId } },
      { onSuccess: () => setIsChoosing(false), onError: failed('Error updating member') },
    );

  const me = people.find(({ isYou }) => isYou);
  const person = people.find(({ id }) => id === adult.linkedUserId);
  const amILinked = adults.some(({ isYou }) => isYou);
  const action = (label: string, onClick: () => void) => (
    <Button variant="quiet" className="-my-2 px-3" aria-disabled={isPending} onClick={() => !isPending && onClick()}>
      {label} <span className="sr-only">({adult.name})</span>
    </Button>
  );
  return (
    <div className="mt-auto -mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-t border-line pt-1 text-sm text-ink-soft">
      {adult.isYou ? <Badge variant="primary">This is you</Badge> : <p>{accountWords(adult, person?.name)}</p>}
      <span className="-mr-3 ml-auto flex">
        {!adult.linkedUserId && me && !amILinked && action('This is me', () => link(me.id))}
        {!adult.linkedUserId &&
          mayLinkOthers &&
          people.length > 1 &&
          action('Choose account', () => setIsChoosing(true))}
        {!adult.linkedUserId && mayLinkOthers && people.length === 1 && amILinked && (
          <ButtonLink href="/profile?tab=account" variant="quiet" className="-my-2 px-3">
            Invite <span className="sr-only">({adult.name})</span>
          </ButtonLink>
        )}
        {adult.linkedUserId &&
          (adult.isYou || mayLinkOthers) &&
          action(adult.isYou ? 'Not you?' : 'Wrong person?', () => link(null))}
      </span>
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

const accountWords = ({ linkedUserId }: HouseholdMember, name: string | undefined) =>
  linkedUserId ? `Signs in${name ? ` as ${name}` : ''}` : "Doesn't sign in yet";
