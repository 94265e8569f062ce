import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askAll } from './quick-window.ts';

test('the shortcuts say of every element what jsdom says', () => {
  const quick = getComputedStyle;
  expect(quick).not.toBe(askAll);
  const { container } = render(
    <div style={{ visibility: 'hidden', pointerEvents: 'none' }}>
      <p>
        <b style={{ display: 'block' }}>Bold</b> <i style={{ visibility: 'visible' }}>shown</i>
        <button type="button" style={{ pointerEvents: 'auto' }}>
          Press
        </button>
      </p>
      <ul>
        <li>One</li>
        <li hidden>Two</li>
      </ul>
      <section style={{ display: 'none' }}>Gone</section>
      <dialog>Closed</dialog>
      <dialog open>Open</dialog>
      <details>
        <summary>More</summary>
        <span>Less</span>
      </details>
      <div popover="auto">Menu</div>
      <div className="more-menu">Actions</div>
      <input type="hidden" />
      <input type="submit" />
      <input />
      <svg aria-hidden>
        <path d="M0 0" />
      </svg>
      <table>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
    </div>,
  );
  const elements = [document.body, ...container.querySelectorAll('*')];
  for (const element of elements) {
    const [said, expected] = [quick(element), askAll(element)];
    for (const name of ['display', 'visibility', 'pointerEvents', 'color'] as const)
      expect(said[name], `${name} of ${element.outerHTML}`).toBe(expected[name]);
    for (const name of ['display', 'visibility', 'pointer-events', 'content'])
      expect(said.getPropertyValue(name), `${name} of ${element.outerHTML}`).toBe(expected.getPropertyValue(name));
  }
  const buttons = 'input[type=submit], input[type=button], input[type=reset]';
  const found = elements.filter((element) => element.matches(buttons));
  expect(found).toEqual([...container.querySelectorAll('[type=submit]')]);
});
