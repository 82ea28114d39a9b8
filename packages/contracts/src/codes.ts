/** Letters and digits of every code that users read out or type: without I, L, O and U (Crockford's base 32). */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
