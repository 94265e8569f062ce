import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An account provider that signs whatever it is told to, also what a real one never would. */
export async function startFakeIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'only', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { idToken: string; userInfo: object }>();
  const tokenRequests: { body: URLSearchParams; authorization: string | undefined }[] = [];
  let address = '';
  let metadata: Record<string, unknown> = {};

  const server = createServer(async (request, response) => {
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = new URL(request.url ?? '/', address).pathname;
    if (path === '/.well-known/openid-configuration') return json(metadata);
    if (path === '/jwks') return json({ keys: [jwk] });
    const code = path === '/userinfo' ? request.headers.authorization?.replace('Bearer ', '') : undefined;
    if (code !== undefined) return json(codes.get(code)?.userInfo ?? {});
    if (path !== '/token') return json({}, 404);
    const body = new URLSearchParams(await bodyOf(request));
    tokenRequests.push({ body, authorization: request.headers.authorization });
    const granted = codes.get(body.get('code') ?? '');
    if (!granted) return json({ error: 'invalid_grant' }, 400);
    return json({ access_token: body.get('code'), token_type: 'Bearer', expires_in: 60, id_token: granted.idToken });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  metadata = {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };

  return {
    address,
    tokenRequests,
    /** Announces something else in the discovery document from now on. */
    announce(change: Record<string, unknown>) {
      metadata = { ...metadata, ...change };
    },
    /** A code for one sign-in. `claims` replaces what an honest provider would say; undefined leaves a claim out. */
    async codeFor(
      authorization: URL,
      claims: JWTPayload,
      { signedByStranger = false, userInfo = {} }: { signedByStranger?: boolean; userInfo?: object } = {},
    ) {
      const now = Math.floor(Date.now() / 1000);
      const honest = {
        iss: address,
        aud: authorization.searchParams.get('client_id') ?? '',
        nonce: authorization.searchParams.get('nonce') ?? '',
        iat: now,
        exp: now + 300,
      };
      const idToken = await new SignJWT({ ...honest, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'only' })
        .sign(signedByStranger ? stranger.privateKey : privateKey);
      const code = `code-${codes.size}`;
      codes.set(code, { idToken, userInfo });
      return code;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
}
