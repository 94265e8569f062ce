import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { adminApi } from '../contract.ts';
import { LoadingSettings } from './loading-settings-card.tsx';
import { PasswordForm } from './password-form.tsx';

const SettingsList = lazyPiece(
  () => import('./settings-list.tsx').then((module) => module.SettingsList),
  <LoadingSettings />,
);

export function AdminPage() {
  const { password, enter, leave } = useAdminAccess();
  const verify = useVerifyPassword();
  useFocusOnHeading(password === null);
  if (password === null) return <PasswordForm verify={verify} onEnter={enter} />;
  return (
    <>
      <PageHeading title="Admin Settings">
        <Button variant="outline" onClick={leave}>
          <LogOut aria-hidden size={18} />
          <span>Logout</span>
        </Button>
      </PageHeading>
      <SettingsList password={password} onRefused={leave} />
    </>
  );
}

const flagKey = 'adminAuthenticated';
const passwordKey = 'adminPassword';

const storedPassword = () => (sessionStorage.getItem(flagKey) === 'true' ? sessionStorage.getItem(passwordKey) : null);

/** The verified password, stored for the browser session; null before it is entered. */
function useAdminAccess() {
  const [password, setPassword] = useState(storedPassword);
  return {
    password,
    enter(verified: string) {
      sessionStorage.setItem(flagKey, 'true');
      sessionStorage.setItem(passwordKey, verified);
      setPassword(verified);
    },
    leave() {
      sessionStorage.removeItem(flagKey);
      sessionStorage.removeItem(passwordKey);
      setPassword(null);
    },
  };
}

/** Form and settings share one path, so without this the focus would be lost with the pressed button. */
function useFocusOnHeading(isLocked: boolean) {
  const previous = useRef(isLocked);
  useEffect(() => {
    if (previous.current !== isLocked) document.querySelector<HTMLElement>('h1')?.focus();
    previous.current = isLocked;
  }, [isLocked]);
}

/** Resolves to the refusal, or undefined if the password is right. A thrown 401 would end the user's session. */
const useVerifyPassword = () =>
  useMutation({
    mutationFn: async (password: string): Promise<ApiError | undefined> => {
      const failure = await call(adminApi.verify, { body: { password } }).catch((reason: unknown) => reason);
      if (failure instanceof ApiError && [401, 429].includes(failure.status)) return failure;
      if (failure instanceof Error) throw new Error('Failed to verify password', { cause: failure });
      return undefined;
    },
  });
