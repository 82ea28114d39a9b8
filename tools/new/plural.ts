/** The English plural of a noun in lower case, by the rules: 'category' has 'categories'. What has none of these names its own. */
export function pluralOf(noun: string): string {
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun.replace(/([aeiou])z$/, '$1zz')}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
