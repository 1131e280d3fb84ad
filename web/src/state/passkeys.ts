/** The browser's own calls for passkeys: bytes where the server writes base 64, and back. */
import type { Ceremony } from "../api/people";

export const knowsPasskeys = (): boolean => "PublicKeyCredential" in window && window.isSecureContext;

/** A key can be made only at the address it is for, or below it. */
export const isAt = (party: string): boolean => location.hostname === party || location.hostname.endsWith(`.${party}`);

interface Named {
  id: string;
  type: PublicKeyCredentialType;
}
interface Making extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Named[];
}

/** A new key; null if the owner of the device would rather not. */
export async function makePasskey(asked: Ceremony): Promise<Ceremony | null> {
  const { challenge, user, excludeCredentials = [], ...rest } = asked as unknown as Making;
  const made = await unlessRefused(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytesOf(one.id) })),
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
  });
}

/** What the device has signed; null if its owner would rather not. */
export async function signByPasskey(asked: Ceremony): Promise<Ceremony | null> {
  const { challenge, rpId, timeout, userVerification } = asked as unknown as {
    challenge: string;
    rpId: string;
    timeout: number;
    userVerification: UserVerificationRequirement;
  };
  const signed = await unlessRefused(() =>
    navigator.credentials.get({ publicKey: { challenge: bytesOf(challenge), rpId, timeout, userVerification } }),
  );
  if (!signed) return null;
  const response = signed.response as AuthenticatorAssertionResponse;
  return answer(signed, {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  });
}

async function unlessRefused(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (thrown) {
    if (thrown instanceof DOMException) return null;
    throw thrown;
  }
}

function answer(made: PublicKeyCredential, parts: Record<string, ArrayBuffer>): Ceremony {
  const response = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, textOf(bytes)]));
  return { id: made.id, rawId: textOf(made.rawId), type: made.type, response };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
