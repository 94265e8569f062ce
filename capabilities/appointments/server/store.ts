export { withOccurrences } from './row-store.ts';
export { changeAppointment } from './series-store.ts';
