import { setNonce } from 'get-nonce';

/** Radix overlays insert a style element, which the content security policy allows only with this request's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

export { AlertDialog, Dialog } from 'radix-ui';
