import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askJsdom } from './quick-selectors.ts';

test.each([
  '*',
  'label,input',
  '[title], svg > title',
  'button,input[type="button"],*[role~="button"]',
  'button, input, meter, output, progress, select, textarea',
  '[role$=dialog][data-state=open]',
  'input[type=submit], input:not([type])',
  '[TITLE]',
  '#first, .title',
])('%s finds what jsdom finds, in the same order', (selectors) => {
  const { container } = render(
    <div role="alertdialog" data-state="open">
      <label id="first" className="title">
        Name <input title="Name" />
      </label>
      <button type="button" title="">
        Save
      </button>
      <input type="BUTTON" defaultValue="Cancel" />
      <input type="submit" />
      <p role="note button">Press</p>
      <p role="dialog" data-state="closed">
        Closed
      </p>
      <select title="Day">
        <option>Monday</option>
      </select>
      <svg>
        <title>A cake</title>
      </svg>
    </div>,
  );
  const found = [...container.querySelectorAll(selectors)];
  expect(found).toEqual([...askJsdom.call(container, selectors)]);
  expect(found).not.toEqual([]);
});
