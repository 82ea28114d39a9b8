/** Owner of the new password. */
export interface PasswordOwner {
  readonly email: string;
  readonly fullname: string;
}

export const newPasswordHint = 'Minimal 8 karakter, tanpa nama atau emailmu, dan bukan kata sandi yang banyak dipakai';
export const commonPasswordSentence = 'Kata sandi ini banyak dipakai orang, jadi mudah ditebak. Pilih yang lain.';

/** Shorter names occur in too many words. */
const minPart = 4;
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the problem of a new password that contains its owner's name or e-mail, as a sentence for its field; null if
 * it does not.
 */
export function personalPasswordProblem(password: string, { email, fullname }: PasswordOwner): string | null {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const parts = [email, local, ...local.split(/[^\p{L}\p{N}]+/u), fullname, ...fullname.split(/\s+/)].map(bare);
  const typed = bare(password);
  return parts.some((part) => part.length >= minPart && typed.includes(part))
    ? 'Jangan pakai nama atau emailmu, karena mudah ditebak'
    : null;
}
