import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferencesApi } from '#capabilities/preferences/contract.ts';
import { readOptions } from './api/hooks.ts';
import { saveInstallPrompt } from './api/install-prompt.ts';
import { setOffline } from './api/offline.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { guardBack } from './shell/navigation.ts';
import { checkSession, isKnownVisitor } from './shell/session.ts';

setOffline(() => import('./offline/offline.ts'));
guardBack();
saveInstallPrompt();
void checkSession();
// In parallel with the session check: which page is shown depends on both.
if (!isKnownVisitor()) void queryClient.prefetchQuery(readOptions(preferencesApi.mine, {}));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
