import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { ApiError } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';

const LockDrawing = lazyPiece(
  () => import('#web/ui/illustrations/lock.tsx').then((module) => module.LockDrawing),
  <div className="h-30 bg-primary-soft sm:h-37" />,
);

interface PasswordFormProps {
  /** Resolves to the server's refusal, or undefined if the password is right. */
  verify: UseMutationResult<ApiError | undefined, Error, string>;
  onEnter: (password: string) => void;
}

/** Asks for the admin password. The input is cleared only if it was wrong. */
export function PasswordForm({ verify, onEnter }: PasswordFormProps) {
  const heading = usePageTitle('Admin Access');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (verify.isPending || password.trim() === '') return;
    verify.mutate(password, {
      onError: failed('Error'),
      onSuccess: (refusal) => {
        if (!refusal) {
          toast({ title: 'Access Granted', description: 'Welcome to the admin panel' });
          return onEnter(password);
        }
        toast({ title: 'Access Denied', description: refusal.sentence, variant: 'destructive' });
        if (refusal.status !== 401) return;
        setPassword('');
        field.current?.focus();
      },
    });
  };

  return (
    <div className="grid min-h-[70dvh] content-center">
      <div className="card mx-auto w-full max-w-md overflow-hidden">
        <LockDrawing />
        <div className="grid p-6 pb-4 text-center sm:px-8">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            Admin Access
          </h1>
          <p className="mt-1 text-ink-soft">For whoever runs this Mothership.</p>
          <form onSubmit={submit} className="mt-5 space-y-5 text-left">
            <div className="relative">
              <TextField
                ref={field}
                label="Password"
                type={isShown ? 'text' : 'password'}
                autoComplete="off"
                maxLength={1000}
                hint="Contact your administrator if you don't have the password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <Button
                variant="quiet"
                className="absolute top-[1.6875rem] right-0 px-3"
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? 'Hide' : 'Show'}
              </Button>
            </div>
            <Button type="submit" className="w-full" disabled={password.trim() === ''} aria-disabled={verify.isPending}>
              {verify.isPending ? 'Verifying...' : 'Access Admin Panel'}
            </Button>
          </form>
          <ButtonLink href="/dashboard" variant="quiet" className="mt-2 justify-self-center">
            Back to your day
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
