import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser creates when it subscribes: an address, and a key pair of which it sends only the public key. */
export function newPushDevice(endpoint: string) {
  const key = createECDH('prime256v1');
  const publicKey = key.generateKeys();
  const auth = randomBytes(16);
  const expand = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    device: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } },
    /** Decrypts a message of one record, as a browser does (RFC 8188 and 8291). */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const header = 21 + body.readUInt8(20);
      const serverKey = body.subarray(21, header);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
      const secret = expand(key.computeSecret(serverKey), auth, info, 32);
      const contentKey = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(header, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
