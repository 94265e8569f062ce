import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageHeading } from './page-heading.tsx';

afterEach(cleanup);

test('a page sets the document title and, except for the first page, focuses its heading', () => {
  const { hook, navigate } = memoryLocation({ path: '/household' });
  const page = (title: string) => (
    <Router hook={hook}>
      <PageHeading key={title} title={title} subtitle="Manage your family members and pets" />
    </Router>
  );
  const { rerender } = render(page('Household'));
  expect(document.title).toBe('Household · Mothership');
  expect(document.activeElement).toBe(document.body);

  navigate('/children');
  rerender(page('Children'));
  expect(document.title).toBe('Children · Mothership');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Children' }));
});
