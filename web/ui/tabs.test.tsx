import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { focused } from '#testing/focused.ts';
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

const textOf = (element: Element | null) => element?.textContent?.trim();
const selectedTab = () => textOf(screen.getByRole('tab', { selected: true }));

test('tabs show their counts, including zero', () => {
  render(<Household />);
  expect(screen.getByRole('tab', { name: 'Adults 2' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Children 0' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Pets' })).toBeDefined();
});

test('clicking a tab shows its panel', async () => {
  render(<Household />);
  await userEvent.click(screen.getByRole('tab', { name: /Children/ }));
  expect(screen.getByRole('tabpanel', { name: /Children/ }).textContent).toBe('No children');
});

test('a button in a panel that switches tabs moves the focus to the new tab', async () => {
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
  await focused(screen.getByRole('tab', { name: 'Second' }));
});

test('arrow keys, Home and End move through the tabs and wrap around', async () => {
  render(<Household />);
  await userEvent.tab();
  expect(textOf(document.activeElement)).toBe('Adults 2');
  const keys = ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}', '{ArrowRight}'];
  const selected: (string | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    selected.push(selectedTab());
    expect(textOf(document.activeElement)).toBe(selectedTab());
  }
  expect(selected).toEqual(['Pets', 'Adults 2', 'Pets', 'Adults 2', 'Children 0']);
});
