import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a query that finds nothing says what it looked for, and prints the page', () => {
  render(<p>Tacos tonight</p>);
  expect(() => screen.getByText('Soup')).toThrow(/with the text: Soup.*Tacos tonight/s);
});
