import { vi } from 'vitest';

/**
 * Replaces properties of the navigator for one test. They are defined, not assigned: screen tests share a window, where a test before
 * may have left a clipboard that refuses assignment.
 */
export function stubNavigator(properties: object) {
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(properties)));
}
