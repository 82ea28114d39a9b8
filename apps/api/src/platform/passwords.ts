import { hash, verify } from '@node-rs/argon2';
import {
  commonPasswordSentence,
  personalPasswordProblem,
  type PasswordOwner,
} from '@sinau/contracts/core/auth/new-password';
import { passwordRule } from '@sinau/contracts/core/auth/auth.rules';
import { invalidInput } from './app-error.ts';

/** Hashes with argon2id and the library's defaults, which are OWASP's. */
export const hashPassword = (password: string) => hash(password);

/** Refuses, at its field, a new password that is easy to guess. */
export async function requireUnguessable(password: string, owner: PasswordOwner) {
  const problem =
    personalPasswordProblem(password, owner) ?? ((await isCommon(password)) ? commonPasswordSentence : null);
  if (problem) throw invalidInput('password', problem);
}

/** Number of the commonest passwords of sufficient length that are refused (ASVS 6.2.4). */
const commonPasswords = 3_000;
let common: Promise<Set<string>> | undefined;

/** Loaded on demand: the list is a megabyte, and most processes need it late. */
async function isCommon(password: string) {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common'].filter(({ length }) => length >= passwordRule.min).slice(0, commonPasswords),
      ),
  );
  return (await common).has(password.toLowerCase());
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Takes as long for an account without a password, or no account, so that timing reveals nothing.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string) {
  decoy ??= hash('decoy');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && Boolean(passwordHash);
}
