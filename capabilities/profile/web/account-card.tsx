import { BadgeCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useAccount } from '#capabilities/account/web/hooks.ts';
import { productName } from '#core/product.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Email and verification from the account provider, with a link to its account page. */
export function AccountCard() {
  const { data: account, isPending, refetch } = useAccount();
  if (isPending)
    return (
      <Card className="still-loading">
        <Spinner />
      </Card>
    );
  if (!account) return <ErrorState onRetry={refetch}>We couldn't load your account.</ErrorState>;
  const { email, isEmailVerified, provider, verificationUrl } = account;
  return (
    <Card className="space-y-5">
      <h2 className="text-lg">Account</h2>
      <dl className="-mt-2 divide-y divide-line border-b border-line">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3.5">
          <dt className="field-label w-20">Email</dt>
          <dd className="flex min-w-0 flex-[1_1_13rem] flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0">{email ?? 'Not given'}</span>
            {email && <Verification isVerified={isEmailVerified} />}
            {verificationUrl && <ExternalLink href={verificationUrl}>Verify your email</ExternalLink>}
            {email && !isEmailVerified && !verificationUrl && (
              <p className="basis-full text-sm text-ink-soft">{otherWayToVerify(provider.name)}</p>
            )}
          </dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3.5">
          <dt className="field-label w-20">Password</dt>
          <dd className="flex min-w-0 flex-[1_1_13rem] flex-wrap items-center justify-between gap-3">
            <p>Managed by {provider.name}</p>
            <ExternalLink href={provider.accountUrl} className="button button-outline">
              Manage account
            </ExternalLink>
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        Change your email, password and social accounts on your {provider.name} account page. Questions?{' '}
        <Link href="/contact" className="font-semibold text-primary hover:underline">
          Contact us
        </Link>
      </p>
    </Card>
  );
}

/** The embedded provider verifies by mail, if it can send any. */
const otherWayToVerify = (provider: string) =>
  provider === productName
    ? "Your server doesn't send email yet. Once whoever set it up adds a mail server, you can verify here."
    : `Verify it on your ${provider} account page.`;

function Verification({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge variant="success" icon={<BadgeCheck aria-hidden size={13} />}>
      Verified
    </Badge>
  ) : (
    <Badge>Not verified</Badge>
  );
}
