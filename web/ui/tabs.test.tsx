import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Household() {
  const [value, setValue] = useState<'adults' | 'children' | 'pets'>('adults');
  return (
    <Tabs
      label="Household"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'adults', label: 'Adults', count: 2, content: 'Two adults' },
        { value: 'children', label: 'Children', count: 0, content: 'No children' },
        { value: 'pets', label: 'Pets', content: 'Pets are loading' },
      ]}
    />
  );
}

const words = (element: Element | null) => element?.textContent?.trim();
const chosen = () => words(screen.getByRole('tab', { selected: true }));

test('tabs show their counts, and zero is a count', () => {
  render(<Household />);
  expect(screen.getByRole('tab', { name: 'Adults 2' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Children 0' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Pets' })).toBeDefined();
});

test('the panel belongs to the chosen tab', async () => {
  render(<Household />);
  await userEvent.click(screen.getByRole('tab', { name: /Children/ }));
  expect(screen.getByRole('tabpanel', { name: /Children/ }).textContent).toBe('No children');
});

test('the focus is not lost with a link in one panel that leads to another', async () => {
  function Profile() {
    const [value, setValue] = useState<'first' | 'second'>('first');
    const link = (
      <button type="button" onClick={() => setValue('second')}>
        Go on
      </button>
    );
    const tabs = [
      { value: 'first', label: 'First', content: link },
      { value: 'second', label: 'Second', content: 'The end' },
    ] as const;
    return <Tabs label="Profile" value={value} onValueChange={setValue} tabs={tabs} />;
  }
  render(<Profile />);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Second' }));
});

test('arrows, Home and End move through the tabs and around the ends', async () => {
  render(<Household />);
  await userEvent.tab();
  expect(words(document.activeElement)).toBe('Adults 2');
  const path = ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}', '{ArrowRight}'];
  const seen: (string | undefined)[] = [];
  for (const key of path) {
    await userEvent.keyboard(key);
    seen.push(chosen());
    expect(words(document.activeElement)).toBe(chosen());
  }
  expect(seen).toEqual(['Pets', 'Adults 2', 'Pets', 'Adults 2', 'Children 0']);
});
