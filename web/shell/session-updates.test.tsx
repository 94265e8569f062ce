import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clockTime } from '#core/dates.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { checkSession, useSession } from './session.ts';
import { SessionUpdates } from './session-updates.tsx';

afterEach(cleanup);

const ana = { id: 'a', firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' };

test("a change of the family's clock, here or in the partner's browser, shows at once, and everything loads again", async () => {
  let habits = { clock: '12', units: 'us' };
  const fetchUser = vi.fn(async () => Response.json({ ...ana, habits }));
  vi.stubGlobal('fetch', fetchUser);
  const loadPage = vi.fn(async () => 'page');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  function Frame() {
    useSession();
    useQuery({ queryKey: ['page'], queryFn: loadPage });
    return <p>{clockTime('15:30')}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <Frame />
      <SessionUpdates />
    </QueryClientProvider>,
  );
  await act(() => checkSession());
  expect(screen.getByText('3:30 PM')).toBeTruthy();
  expect(loadPage).toHaveBeenCalledOnce();
  expect(fetchUser).toHaveBeenCalledOnce();

  habits = { ...habits, clock: '24' };
  await act(() => refetchResources(client, ['birthdays']));
  expect(screen.getByText('3:30 PM')).toBeTruthy();
  await act(() => refetchResources(client, ['family']));
  expect(await screen.findByText('15:30')).toBeTruthy();
  expect(loadPage).toHaveBeenCalledTimes(2);
});
