import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { failed } from './toast.ts';

interface CopyButtonProps {
  text: string;
  variant: ButtonVariant;
  onCopied: () => void;
  children: ReactNode;
}

/** Copies a text that is shown next to it. Browsers allow that only with https. */
export function CopyButton({ text, variant, onCopied, children }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      onCopied();
    } catch {
      failed("Your browser won't let us copy")(new Error('Please select the text and copy it yourself.'));
    }
  };
  const isCopied = copied === text;
  return (
    <Button variant={variant} className="px-3" onClick={copy}>
      {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </Button>
  );
}
