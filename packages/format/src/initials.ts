/** Two letters at most, from the first and the last name. */
export function initials(fullname: string): string {
  const names = fullname.trim().split(/\s/);
  const ends = names.length > 1 ? [names[0]!, names.at(-1)!] : names;
  return ends
    .map((name) => [...name][0] ?? '')
    .join('')
    .toLocaleUpperCase('id-ID');
}
