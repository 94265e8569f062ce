import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface CopyLinkCardProps {
  link: string;
  email: string | null;
  isMailed: boolean;
}

function whatToDo({ email, isMailed }: Omit<CopyLinkCardProps, 'link'>) {
  if (isMailed) return `We sent an e-mail to ${email}. You can also pass the link on yourself.`;
  return email
    ? `We did not send an e-mail. Please send this link to ${email} yourself.`
    : 'Please send this link yourself, in a message for example.';
}

/** On a page without https there is no clipboard to write to; the selected text can still be copied the old way. */
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

/** The link of an invitation, which is shown this once. */
export function CopyLinkCard({ link, email, isMailed }: CopyLinkCardProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copyLink = async () => field.current && setCopied(await copy(field.current));
  return (
    <div className="space-y-3 rounded-card bg-sunken p-4">
      <p className="text-sm wrap-anywhere">{whatToDo({ email, isMailed })}</p>
      <TextField
        ref={field}
        label="Invitation link"
        hint="Valid for 7 days, for one person."
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={copyLink}>
          {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copied === true && <span className="sr-only">Copied</span>}
          {copied === false && 'The link is marked above: please copy it from there.'}
        </p>
      </div>
    </div>
  );
}
