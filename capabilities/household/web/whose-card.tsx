import { useEffect } from 'react';
import { useStoredChoice } from '#web/ui/stored-choice.ts';
import { isTheirsOrOpen } from '../rules/people.ts';
import { useHouseholdMembers } from './hooks.ts';

/**
 * Storage key. Its value is the id of the person's own adult while only their things are shown, so that pages can
 * filter before they have loaded the adults.
 */
const whoseKey = 'whose';

/**
 * Whether the page shows only the person's own things and those without an assignee. `isShown` is the filter for that.
 */
export function useWhose() {
  const [adultId, remember] = useStoredChoice(whoseKey);
  const { data: adults } = useHouseholdMembers('adult');
  return { adults, adultId, remember, isShown: isTheirsOrOpen(adultId) };
}

/** 'Mine' or 'Everyone'. Only offered to a person who is one of several adults. */
export function WhoseSwitch() {
  const { adults = [], adultId, remember } = useWhose();
  const myId = adults.find(({ isYou }) => isYou)?.id;
  const isOffered = myId !== undefined && adults.length > 1;
  const isOutdated = adults.length > 0 && adultId !== null && (!isOffered || adultId !== myId);
  useEffect(() => {
    if (isOutdated) remember(null);
  });
  if (!isOffered) return null;
  const choice = (label: string, id: string | null) => (
    <button type="button" aria-pressed={adultId === id} className="whose-choice" onClick={() => remember(id)}>
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Whose things to show" className="whose">
      {choice('Mine', myId)}
      {choice('Everyone', null)}
    </div>
  );
}
