import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { toast } from '#web/ui/toast.ts';
import { removalKey } from './removal.ts';

/** After the reload, tells the person that they no longer belong to the family. */
export function showRemovedFromFamily() {
  if (!sessionStorage.getItem(removalKey)) return;
  sessionStorage.removeItem(removalKey);
  toast({
    title: noLongerInFamilyMessage,
    description: "You're now in another of your families, where nothing has changed.",
  });
}
