import { BadgeCheck, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
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
  // The embedded provider verifies by mail, if it can send any.
  const canBeVerified = isEmailVerified || verificationUrl !== null || provider.name !== productName;
  return (
    <SettingSection
      Icon={KeyRound}
      title="Account"
      about={`Change your email, password and social accounts on your ${provider.name} account page.`}
    >
      <div className="setting-rows">
        <AccountRow label="Email" href={verificationUrl} action="Verify your email">
          <span className="min-w-0">{email ?? 'Not given'}</span>
          {email && canBeVerified && <Verification isVerified={isEmailVerified} />}
          {email && canBeVerified && !isEmailVerified && !verificationUrl && (
            <p className="basis-full text-sm text-ink-soft">Verify it on your {provider.name} account page.</p>
          )}
        </AccountRow>
        <AccountRow label="Password">Managed by {provider.name}</AccountRow>
        <p className="text-sm text-ink-soft">
          Questions?{' '}
          <Link href="/contact" className="font-semibold text-primary hover:underline">
            Contact us
          </Link>
        </p>
        {provider.accountUrl && (
          <div className="relative">
            <ExternalLink
              href={provider.accountUrl}
              className="stretched flex items-center justify-between gap-3 font-semibold text-primary"
            >
              Manage account
            </ExternalLink>
          </div>
        )}
      </div>
    </SettingSection>
  );
}

interface AccountRowProps {
  label: string;
  /** The page that a tap on the row opens, if there is one. */
  href?: string | null;
  action?: string;
  children: ReactNode;
}

const AccountRow = ({ label, href, action, children }: AccountRowProps) => (
  <div className="relative flex items-center gap-3">
    <div className="min-w-0 flex-1">
      <p className="field-label">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
    </div>
    {href && (
      <ExternalLink
        href={href}
        className="stretched inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-primary"
      >
        {action}
      </ExternalLink>
    )}
  </div>
);

function Verification({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge variant="success" icon={<BadgeCheck aria-hidden size={13} />}>
      Verified
    </Badge>
  ) : (
    <Badge>Not verified</Badge>
  );
}
