import { setOffline } from '#web/api/offline.ts';
// Runs once in a window, unlike this module, which runs again for every file that shares one.
import './window-setup.ts';

setOffline(() => import('#web/offline/offline.ts'));
