import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { failed } from './toast.ts';

interface CopyFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** Label of the button, such as 'Copy link'. */
  copyLabel: string;
  /** Title for sharing the text with other apps. If the browser can share links, there is a button for it. */
  shareTitle?: string;
  /** Called after the text was copied or shared. */
  onCopied?: (() => void) | undefined;
}

/** Falls back to `execCommand('copy')`, because the Clipboard API needs https. Returns false if that fails. */
async function copy(field: HTMLInputElement) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** A read-only text such as a link, with a copy button. If copying fails, the text is selected for copying by hand. */
export function CopyField({ label, hint, value, copyLabel, shareTitle, onCopied }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copyValue = async () => {
    if (!field.current) return;
    const isCopied = await copy(field.current);
    setCopied(isCopied);
    if (isCopied) onCopied?.();
  };
  const share = () =>
    navigator.share({ title: shareTitle ?? '', url: value }).then(onCopied, (error: Error) => {
      if (error.name !== 'AbortError') failed('Error sharing the link')(error);
    });
  const isShareable = shareTitle !== undefined && 'share' in navigator;
  return (
    <div className="space-y-3">
      <TextField
        ref={field}
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
        onCopy={onCopied}
      />
      <div className="flex flex-wrap items-center gap-2">
        {isShareable && (
          <Button onClick={share}>
            <Share2 aria-hidden size={18} />
            Share
          </Button>
        )}
        <Button variant={isShareable ? 'outline' : 'primary'} onClick={copyValue}>
          {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copied ? 'Copied' : copyLabel}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copied === true && <span className="sr-only">Copied</span>}
          {copied === false && 'We selected the link above, so you can copy it from there.'}
        </p>
      </div>
    </div>
  );
}
