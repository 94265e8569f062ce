import './styles/app.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferencesApi } from '#capabilities/preferences/contract.ts';
import { readOf } from './api/hooks.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { guardBack } from './shell/navigation.ts';
import { checkSession, isKnownVisitor } from './shell/session.ts';

// Radix's dialog makes a style element; the content security policy lets it pass only with this request's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

guardBack();
void checkSession();
// Both at once: which page she sees depends on both.
if (!isKnownVisitor()) void queryClient.prefetchQuery(readOf(preferencesApi.mine, {}));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
