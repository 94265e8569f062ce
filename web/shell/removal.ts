import { noLongerInFamily } from '#core/sentences.ts';
import { ApiError } from '#web/api/call.ts';
import { toast } from '#web/ui/toast.ts';

const mark = 'removed-from-family';

/** Whether a call was refused because somebody removed her from the family. The server has moved her to another one by then. */
export const isRemoval = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 403 && failure.message.includes(noLongerInFamily);

/** Nothing on the screen is hers any more: everything begins anew, in the family where she is now. */
export function goOnElsewhere() {
  sessionStorage.setItem(mark, 'yes');
  // An invitation is for her, in whatever family she is.
  if (location.pathname.startsWith('/invite/')) location.reload();
  else location.assign('/dashboard');
}

/** Says after the new beginning what has happened. */
export function tellOfRemoval() {
  if (!sessionStorage.getItem(mark)) return;
  sessionStorage.removeItem(mark);
  toast({
    title: noLongerInFamily,
    description: 'You go on in another family of yours, where nothing has changed.',
  });
}
