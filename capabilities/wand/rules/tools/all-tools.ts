import type { Tool } from '../tool.ts';
import { appointmentTools } from './appointment-tools.ts';

/** Everything that the assistant can read or propose. Both brains use these and nothing else. */
export const tools: readonly Tool[] = [...appointmentTools];
