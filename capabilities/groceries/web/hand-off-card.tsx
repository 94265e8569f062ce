import { Copy, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import { listText, listTitle } from '../rules/list-text.ts';

/** Gives the list to somebody else: on paper, as text, or through whatever the phone can share with. */
export function HandOffCard({ list }: { list: GroceryList }) {
  const [isShown, setIsShown] = useState(false);
  const text = listText(list);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'List copied' });
    } catch {
      // On a page without https there is no clipboard to write to.
      setIsShown(true);
    }
  };
  const share = () =>
    navigator.share({ title: listTitle(list), text }).catch((problem: Error) => {
      if (problem.name !== 'AbortError') failed('Error')(problem);
    });
  return (
    <Card className="space-y-3">
      <h2 className="text-base">Hand it on</h2>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button variant="outline" className="px-3" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          Print
        </Button>
        <Button variant="outline" className="px-3 whitespace-nowrap" onClick={copy}>
          <Copy aria-hidden size={16} />
          Copy as text
        </Button>
        {'share' in navigator && (
          <Button variant="outline" className="px-3" onClick={share}>
            <Share2 aria-hidden size={16} />
            Share
          </Button>
        )}
      </div>
      <Dialog open={isShown} onOpenChange={setIsShown} title="Copy as text">
        <TextareaField
          label="Your list"
          hint="Please copy it from here: this browser does not let the page do it."
          readOnly
          rows={8}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </Card>
  );
}
