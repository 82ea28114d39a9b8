import { codeAlphabet as alphabet } from '../../codes.ts';
import type { FormRules } from '../../form-rules.ts';
import { codeOf } from '../typed/text.rules.ts';

/** Number of times that the owner may correct the name on a certificate. */
export const maxNameCorrections = 2;

const bodyLength = 12;

/** Crockford's check, modulo 37: detects every single wrong character, and any two that were swapped. */
const checkOf = (body: string) =>
  [...body].reduce((sum, character) => (sum * 32 + alphabet.indexOf(character)) % 37, 0);

/**
 * Makes a number from 60 random bits: twelve characters and their check. Null if the check would be one of the five
 * symbols that Crockford adds to the alphabet: they do not belong in an address, so such a number is never issued.
 */
export function certificateNumberOf(random: bigint): string | null {
  const body = Array.from(
    { length: bodyLength },
    (_, index) => alphabet[Number((random >> BigInt(5 * index)) & 31n)],
  ).join('');
  const check = alphabet[checkOf(body)];
  return check === undefined ? null : body + check;
}

/** Parses a typed number: in either case, with or without hyphens, O for 0, I or L for 1. Null if malformed. */
export function parseCertificateNumber(typed: string): string | null {
  const number = codeOf(typed).replaceAll('O', '0').replace(/[IL]/g, '1');
  const isWellFormed =
    number.length === bodyLength + 1 && [...number].every((character) => alphabet.includes(character));
  return isWellFormed && alphabet[checkOf(number.slice(0, -1))] === number.at(-1) ? number : null;
}

/** Formats a number for reading: 7K3M-9QXA-2BTD-W. */
export const formatCertificateNumber = (number: string) => number.match(/.{1,4}/g)!.join('-');

/** Rules of the form that verifies a certificate: the number's check character detects typing errors. */
export const verificationRules = {
  number: {
    kind: 'text',
    max: 40,
    missing: 'Tulis nomor sertifikatnya',
    check: (typed) =>
      parseCertificateNumber(typed) ? null : 'Nomor ini tidak benar. Periksa lagi huruf dan angkanya.',
  },
} as const satisfies FormRules;
