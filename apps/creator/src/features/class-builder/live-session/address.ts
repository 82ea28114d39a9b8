/** Problem of an address that others are to open; null if none. */
export const addressProblem = (text: string) =>
  text.startsWith('https://') && URL.canParse(text) && text.length > 'https://'.length
    ? null
    : 'Tempel alamat lengkap yang diawali https://';
