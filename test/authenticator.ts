import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A test's changes to the response of an honest authenticator and browser. */
export interface Lie {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the authenticator has verified the user. */
  userVerified?: boolean;
  counter?: number;
  credentialId?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A software authenticator (WebAuthn Level 3) that creates and uses one ES256 credential without attestation. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  counter = 0;

  private readonly origin: string;
  private readonly rpId: string;

  /** @param origin the site's origin, for whose domain the credential is created */
  constructor(origin: string) {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
  }

  /** Returns the result of `navigator.credentials.create()` for these options. */
  create(options: { challenge: string }, lie: Lie = {}) {
    const clientDataJSON = this.clientData("webauthn.create", options.challenge, lie);
    const id = lie.credentialId ? Buffer.from(lie.credentialId, "base64url") : this.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.keys.publicKey)]);
    const authData = Buffer.concat([this.authenticatorData(HAS_CREDENTIAL, lie), credential]);
    // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR (RFC 8949)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authData),
    ]);
    return this.credential(id, {
      clientDataJSON: clientDataJSON.toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Returns the result of `navigator.credentials.get()` for these options. */
  get(options: { challenge: string }, lie: Lie = {}) {
    this.counter += 1;
    const clientDataJSON = this.clientData("webauthn.get", options.challenge, lie);
    const authenticatorData = this.authenticatorData(0, { counter: this.counter, ...lie });
    const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientDataJSON).digest()]);
    const id = lie.credentialId ? Buffer.from(lie.credentialId, "base64url") : this.id;
    return this.credential(id, {
      clientDataJSON: clientDataJSON.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: sign("sha256", signed, this.keys.privateKey).toString("base64url"),
      userHandle: null,
    });
  }

  private credential<Answer>(id: Buffer, response: Answer) {
    const name = id.toString("base64url");
    return { id: name, rawId: name, type: "public-key", clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, lie: Lie): Buffer {
    const said = { type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  private authenticatorData(flags: number, { rpId = this.rpId, userVerified = true, counter = 0 }: Lie): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  }
}

/** Encodes a P-256 public key as a COSE key for ES256 (RFC 9052 §7, RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(value, "base64url"))]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
