import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { ApiError, call } from '#web/api/call.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import { canOpenInTab, instacartErrorMessage } from '../rules/shops.ts';

interface InstacartCardProps {
  list: GroceryList;
  label: string;
  disabled: boolean;
}

async function requestShoppingPage(id: string): Promise<string> {
  const { url } = await call(groceriesApi.sendToInstacart, { params: { id } }).catch((error: Error) => {
    if (error instanceof ApiError) throw new Error(instacartErrorMessage(error.status, error.sentence));
    throw error;
  });
  if (!canOpenInTab(url)) throw new Error('Unknown error');
  return url;
}

/** Opens an empty tab on click and navigates it later, because browsers block tabs opened without a user gesture. */
function openTab() {
  const tab = window.open('', '_blank');
  // Prevents the other site from accessing this page.
  if (tab) tab.opener = null;
  return tab;
}

export function InstacartCard({ list: { id }, label, disabled }: InstacartCardProps) {
  const client = useQueryClient();
  const send = useMutation<string, Error, Window | null>({
    mutationFn: () => requestShoppingPage(id),
    onSuccess: (url, tab) => {
      // If the browser blocked the tab, the user can use the link to the list below.
      tab?.location.replace(url);
      toast({ title: 'Opening Instacart...', description: 'Your grocery list has been created!' });
      return refetchResources(client, groceriesApi.sendToInstacart.resources);
    },
    onError: (error, tab) => {
      tab?.close();
      failed('Failed to send to Instacart')(error);
    },
  });
  return (
    <div>
      <Button
        variant="outline"
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
