import { BadgeCheck, KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import { useAccount } from '#capabilities/account/web/hooks.ts';
import { productName } from '#core/product.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { SettingRow } from '#web/ui/rows/setting-row.tsx';
import { SettingLoading, SettingSection } from '#web/ui/rows/setting-section.tsx';

/** Email and verification from the account provider, with a link to its account page. */
export function AccountCard() {
  const { data: account, isPending, refetch } = useAccount();
  if (isPending) return <SettingLoading />;
  if (!account) return <ErrorState onRetry={refetch}>We couldn't load your account.</ErrorState>;
  const { email, isEmailVerified, provider, verificationUrl } = account;
  // The embedded provider verifies by mail, if it can send any.
  const canBeVerified = isEmailVerified || verificationUrl !== null || provider.name !== productName;
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
      <div className="setting-rows">
        <div className="space-y-1">
          <p className="field-label">Email</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0">{email ?? 'Not given'}</span>
            {email && canBeVerified && <Verification isVerified={isEmailVerified} />}
            {verificationUrl && <ExternalLink href={verificationUrl}>Verify your email</ExternalLink>}
            {email && canBeVerified && !isEmailVerified && !verificationUrl && (
              <p className="basis-full text-sm text-ink-soft">Verify it on your {provider.name} account page.</p>
            )}
          </div>
        </div>
        <SettingRow
          title={<p className="field-label">Password</p>}
          action={
            <ExternalLink href={provider.accountUrl} className="button button-outline">
              Manage account
            </ExternalLink>
          }
        >
          <p className="text-base text-ink">Managed by {provider.name}</p>
        </SettingRow>
      </div>
    </SettingSection>
  );
}

function Verification({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge variant="success" icon={<BadgeCheck aria-hidden size={13} />}>
      Verified
    </Badge>
  ) : (
    <Badge>Not verified</Badge>
  );
}
