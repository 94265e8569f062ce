import { Copy, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { HandOverButton } from '#capabilities/household/web/hand-over-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import { listText, listTitle } from '../rules/list-text.ts';

/** Prints, copies or shares the list, or asks someone to do the shopping. */
export function ShareCard({ list }: { list: GroceryList }) {
  const [isTextShown, setIsTextShown] = useState(false);
  const text = listText(list);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'List copied' });
    } catch {
      // The clipboard is unavailable without https.
      setIsTextShown(true);
    }
  };
  const share = () =>
    navigator.share({ title: listTitle(list), text }).catch((error: Error) => {
      if (error.name !== 'AbortError') failed('Error')(error);
    });
  return (
    <Card className="space-y-3">
      <h2 className="text-base">Share</h2>
      <div className="grid auto-cols-fr grid-flow-col gap-2 max-sm:*:flex-col max-sm:*:gap-1 *:px-2 *:text-center *:leading-tight">
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          Print
        </Button>
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden size={16} />
          Copy as text
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={share}>
            <Share2 aria-hidden size={16} />
            Share
          </Button>
        )}
        <HandOverButton isOutlined thing={{ type: 'groceries', id: list.id, title: listTitle(list) }} />
      </div>
      <Dialog open={isTextShown} onOpenChange={setIsTextShown} title="Copy as text">
        <TextareaField
          label="Your list"
          hint="Your browser won't let us copy it for you, so please copy it from here."
          readOnly
          rows={8}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </Card>
  );
}
