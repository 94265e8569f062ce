import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { ApiError, call } from '#web/api/call.ts';
import { refresh } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import { instacartProblem, mayBeOpened } from '../rules/shops.ts';

interface InstacartCardProps {
  list: GroceryList;
  label: string;
  disabled: boolean;
}

async function shoppingPage(id: string): Promise<string> {
  const { url } = await call(groceriesApi.sendToInstacart, { params: { id } }).catch((problem: Error) => {
    if (problem instanceof ApiError) throw new Error(instacartProblem(problem.status, problem.sentence));
    throw problem;
  });
  if (!mayBeOpened(url)) throw new Error('Unknown error');
  return url;
}

/** A browser opens a tab only for a touch, so it is opened empty at once and led on when the answer is there. */
function openTab() {
  const tab = window.open('', '_blank');
  // The other site must not reach back into this page.
  if (tab) tab.opener = null;
  return tab;
}

export function InstacartCard({ list: { id }, label, disabled }: InstacartCardProps) {
  const client = useQueryClient();
  const send = useMutation<string, Error, Window | null>({
    mutationFn: () => shoppingPage(id),
    onSuccess: (url, tab) => {
      // Where the browser opened none, the link to the list appears below.
      tab?.location.replace(url);
      toast({ title: 'Opening Instacart...', description: 'Your grocery list has been created!' });
      return refresh(client, groceriesApi.sendToInstacart.resources);
    },
    onError: (problem, tab) => {
      tab?.close();
      failed('Failed to send to Instacart')(problem);
    },
  });
  return (
    <div>
      <Button
        className="w-full"
        disabled={disabled}
        aria-disabled={send.isPending}
        onClick={() => !send.isPending && send.mutate(openTab())}
      >
        <ShoppingBag aria-hidden size={16} />
        {label}
      </Button>
      {send.isError && (
        <div className="mt-2 text-sm text-ink-soft">
          <p>{send.error.message}</p>
          <p>You can still print, copy or share the list.</p>
        </div>
      )}
    </div>
  );
}
