import type { UseMutationResult } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { ApiError } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';

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
    <Card className="mx-auto mt-6 max-w-md p-6 sm:mt-14 sm:p-8">
      <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Lock aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Admin Access
      </h1>
      <form onSubmit={submit} className="mt-5 space-y-5">
        <TextField
          ref={field}
          label="Password"
          type="password"
          autoComplete="off"
          maxLength={1000}
          hint="Contact your administrator if you don't have the password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" className="w-full" disabled={password.trim() === ''} aria-disabled={verify.isPending}>
          {verify.isPending ? 'Verifying...' : 'Access Admin Panel'}
        </Button>
      </form>
    </Card>
  );
}
