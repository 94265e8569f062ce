import type { Plugin } from 'vite';

const lean = '\0lean-icon';

/** The same drawing as lucide's own component makes of an icon, without the contexts and conversions that we never use. */
const code = `
import { createElement } from 'react';

const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };

export default ({ name, node }) => ({ size = 24, className = '', ...props }) => createElement(
  'svg',
  {
    viewBox: '0 0 24 24', width: size, height: size, ...pen, 'aria-hidden': true, ...props,
    className: ('lucide lucide-' + name + ' ' + className).trim(),
  },
  node.map(([tag, attributes]) => createElement(tag, attributes)),
);
`;

/** Every page has icons, and a page may have 100 kB: this saves one of them. */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('createLucideIcon.mjs') && importer?.includes('lucide-react') ? lean : undefined,
  load: (id) => (id === lean ? { code, moduleSideEffects: false } : undefined),
};
