import { BadgeCheck, KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import { useAccount } from '#capabilities/account/web/hooks.ts';
import { productName } from '#core/product.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { SettingLoading, SettingSection } from '#web/ui/rows/setting-section.tsx';

/** Email and verification from the account provider, with a link to its account page. */
export function AccountCard() {
  const { data: account, isPending, refetch } = useAccount();
  if (isPending) return <SettingLoading />;
  if (!account) return <ErrorState onRetry={refetch}>We couldn't load your account.</ErrorState>;
  const { email, isEmailVerified, provider, verificationUrl } = account;
  return (
    <SettingSection
      Icon={KeyRound}
      title="Account"
      about={
        <>
          Change your email, password and social accounts on your {provider.name} account page. Questions?{' '}
          <Link href="/contact" className="font-semibold text-primary hover:underline">
            Contact us
          </Link>
        </>
      }
    >
      <dl className="divide-y divide-line">
        <div className="space-y-1 pb-4">
          <dt className="field-label">Email</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0">{email ?? 'Not given'}</span>
            {email && <Verification isVerified={isEmailVerified} />}
            {verificationUrl && <ExternalLink href={verificationUrl}>Verify your email</ExternalLink>}
            {email && !isEmailVerified && !verificationUrl && (
              <p className="basis-full text-sm text-ink-soft">{otherWayToVerify(provider.name)}</p>
            )}
          </dd>
        </div>
        <div className="pt-4">
          <dt className="field-label">Password</dt>
          <dd className="mt-1 flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">Managed by {provider.name}</span>
            <ExternalLink href={provider.accountUrl} className="button button-outline">
              Manage account
            </ExternalLink>
          </dd>
        </div>
      </dl>
    </SettingSection>
  );
}

/** The embedded provider verifies by mail, if it can send any. */
const otherWayToVerify = (provider: string) =>
  provider === productName
    ? "We can't send emails yet, so there's nothing to confirm. Everything else works."
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
