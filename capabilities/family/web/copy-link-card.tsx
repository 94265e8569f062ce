import { productName } from '#core/product.ts';
import { CopyField } from '#web/ui/copy-field.tsx';

interface CopyLinkCardProps {
  link: string;
  email: string | null;
  isMailed: boolean;
  onCopied?: (() => void) | undefined;
}

function nextStep({ email, isMailed }: Pick<CopyLinkCardProps, 'email' | 'isMailed'>) {
  if (isMailed) return `We emailed ${email}. You can also share the link yourself.`;
  return email
    ? `We didn't send an email. Please send this link to ${email} yourself.`
    : 'Send this link yourself, in a text for example.';
}

/** The link of a new invitation. It can't be shown again later. */
export function CopyLinkCard({ link, email, isMailed, onCopied }: CopyLinkCardProps) {
  return (
    <div className="space-y-3 rounded-card bg-sunken p-4">
      <p className="text-sm">{nextStep({ email, isMailed })}</p>
      <CopyField
        label="Invitation link"
        hint="Valid for 7 days, for one person."
        value={link}
        copyLabel="Copy link"
        shareTitle={`Join our family on ${productName}`}
        onCopied={onCopied}
      />
    </div>
  );
}
