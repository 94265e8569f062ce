import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until an element has the focus: an effect moves it there after the element has appeared. */
export const focused = (element: Element | null | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(element));
