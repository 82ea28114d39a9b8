/** Two letters at most, from the first and the last name. */
export function initials(fullname: string): string {
  const names = fullname.trim().split(/\s+/);
  const first = names[0] ?? '';
  const last = names.length > 1 ? (names.at(-1) ?? '') : '';
  return [first, last]
    .map((name) => [...name][0] ?? '')
    .join('')
    .toLocaleUpperCase('id-ID');
}
