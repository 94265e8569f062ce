import { setNonce } from 'get-nonce';

/** Radix's overlays. They make a style element, and the content security policy lets it pass only with this request's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

export { AlertDialog, Dialog } from 'radix-ui';
