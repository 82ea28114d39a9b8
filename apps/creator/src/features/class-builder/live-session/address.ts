/** What is wrong with an address that others are to open; null if nothing is. */
export const addressProblem = (text: string) =>
  text.startsWith('https://') && URL.canParse(text) && text.length > 'https://'.length
    ? null
    : 'Tempel alamat lengkap yang diawali https://';
