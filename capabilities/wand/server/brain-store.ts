import type { Parts } from '#server/http/parts.ts';
import { help } from '../rules/helper/help.ts';
import type { Answering } from './chat-store.ts';

/** Who answers: the configured model, or the built-in helper. */
export const createBrain = (_parts: Parts): Answering => help;
