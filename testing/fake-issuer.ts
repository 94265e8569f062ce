import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A fake account provider that signs any claims, including ones that a real provider never would. */
export async function startFakeIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const unknownKey = await generateKeyPair('RS256');
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
    const grant = codes.get(body.get('code') ?? '');
    if (!grant) return json({ error: 'invalid_grant' }, 400);
    return json({ access_token: body.get('code'), token_type: 'Bearer', expires_in: 60, id_token: grant.idToken });
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
    /** Changes the discovery document from now on. */
    changeMetadata(change: Record<string, unknown>) {
      metadata = { ...metadata, ...change };
    },
    /** Authorization code for one sign-in. `claims` override the correct ones; undefined omits a claim. */
    async codeFor(
      authorization: URL,
      claims: JWTPayload,
      { signedWithUnknownKey = false, userInfo = {} }: { signedWithUnknownKey?: boolean; userInfo?: object } = {},
    ) {
      const now = Math.floor(Date.now() / 1000);
      const correctClaims = {
        iss: address,
        aud: authorization.searchParams.get('client_id') ?? '',
        nonce: authorization.searchParams.get('nonce') ?? '',
        iat: now,
        exp: now + 300,
      };
      const idToken = await new SignJWT({ ...correctClaims, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'only' })
        .sign(signedWithUnknownKey ? unknownKey.privateKey : privateKey);
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
  for await (const chunk of request) text += chunk;
  return text;
}
